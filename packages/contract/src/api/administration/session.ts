import { z } from 'zod';
import { idSchema, textField, timeSchema } from '../../scalars.ts';
import { newPasswordSchema } from '../password.ts';

/** Idle and longest life of an administrator's session. */
export const ADMINISTRATOR_IDLE_MINUTES = 30;
export const ADMINISTRATOR_SESSION_HOURS = 8;

/** Six digits, or a recovery code as it was written down. */
const codeField = textField(40);

export const managerLoginBodySchema = z.strictObject({
  account: textField(64),
  password: z.string().max(400),
  /** Of an authenticator app, or a recovery code; asked for where the account has a second factor. */
  code: codeField.optional(),
});

export const managerSessionSchema = z.strictObject({
  administratorId: idSchema,
  account: z.string(),
  name: z.string(),
  /** Header of every changing call of this session; another than the one of user routes. */
  csrfToken: z.string(),
  /** Whether signing in asks for a code, and whether the console opens without one being asked for. */
  secondFactor: z.strictObject({ enrolled: z.boolean(), required: z.boolean() }),
  /** The session's end, however busy it is. */
  expiresAt: timeSchema,
});
export type ManagerSession = z.infer<typeof managerSessionSchema>;

export const managerPasswordBodySchema = z.strictObject({
  password: z.string().max(400),
  newPassword: newPasswordSchema,
});

export const secondFactorSchema = z.strictObject({
  /** When it was set up; null: there is none. */
  since: timeSchema.nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int().nonnegative(),
});
export const beginSecondFactorBodySchema = z.strictObject({ password: z.string().max(400) });
export const begunSecondFactorSchema = z.strictObject({
  /** Base32, for apps that cannot scan. */
  secret: z.string(),
  /** A picture, as a `data:` address. */
  qr: z.string(),
});
export const confirmSecondFactorBodySchema = z.strictObject({ code: codeField });
export const bothProofsBodySchema = z.strictObject({ password: z.string().max(400), code: codeField });
/** Each works once. This answer alone shows them. */
export const recoveryCodesSchema = z.strictObject({ codes: z.array(z.string()) });
