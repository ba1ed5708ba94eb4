import { z } from 'zod';
import { idSchema, textField, timeSchema } from '../scalars.ts';

export const ownIdentitySchema = z.strictObject({
  identityId: idSchema,
  provider: z.enum(['sms', 'email', 'wechat', 'account']),
  /** Masked number or address, nickname, account name; may be empty. */
  label: z.string(),
  createdAt: timeSchema,
  /** False for the last way in. */
  removable: z.boolean(),
});
export type OwnIdentity = z.infer<typeof ownIdentitySchema>;
export const ownIdentitiesSchema = z.strictObject({ items: z.array(ownIdentitySchema) });

const channel = z.enum(['sms', 'email']);
export const joinSendBodySchema = z.strictObject({ channel, recipient: textField(320) });
export const joinBodySchema = z.strictObject({
  channel,
  recipient: textField(320),
  verifyCode: textField(16),
});
export const identityParamsSchema = z.strictObject({ identityId: idSchema });

export const confirmSendBodySchema = z.strictObject({ identityId: idSchema });
/** `proof` is the code that was sent, or the password of an account. */
export const confirmBodySchema = z.strictObject({ identityId: idSchema, proof: z.string().max(128) });
