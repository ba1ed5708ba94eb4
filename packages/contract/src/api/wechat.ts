import { z } from 'zod';
import { textField, timeSchema, versionField } from '../scalars.ts';
import { visitSchema } from './identity.ts';

const purpose = z.enum(['login', 'join']).default('login');

export const wechatQrQuerySchema = z.strictObject({
  /** `join` adds the WeChat identity to the account that is signed in. */
  purpose,
  keyWord: textField(200).optional(),
  plan: textField(200).optional(),
  source: textField(200).optional(),
  unit: textField(200).optional(),
  inviteCode: textField(64).optional(),
  ...versionField,
});
export const wechatQrSchema = z.strictObject({
  /** Asks for the state, together with the cookie that came along. */
  ticket: z.string(),
  /** The QR code as an image (data address). */
  qr: z.string(),
  /** Its text. */
  url: z.string(),
  expiresAt: timeSchema,
});
export type WechatQr = z.infer<typeof wechatQrSchema>;

export const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const;

export const wechatScanQuerySchema = z.strictObject({
  ticket: textField(64),
  ...versionField,
});
export const wechatScanSchema = z.strictObject({ state: z.enum(SCAN_STATES) });

export const wechatConfirmQuerySchema = z.strictObject({
  token: textField(128),
  ...versionField,
});
export const wechatAnswerBodySchema = z.strictObject({
  token: textField(128),
  answer: z.enum(['confirmed', 'cancelled']),
});
/** What the person with the phone is asked. */
export const wechatConfirmSchema = z.strictObject({
  state: z.enum(SCAN_STATES),
  purpose: z.enum(['login', 'join']),
  /** User agent of the browser that shows the QR code. */
  device: z.string(),
  createdAt: timeSchema,
});

export const wechatAuthorizeBodySchema = z.strictObject({
  purpose,
  /** Path of this site to go to afterwards. */
  next: textField(500).default('/'),
  ...visitSchema.shape,
});
export const wechatAuthorizeSchema = z.strictObject({ url: z.string() });

const person = z.string().regex(/^[a-z0-9]{1,20}$/);
export const standInScanBodySchema = z.strictObject({ ticket: textField(64), person });
/** What WeChat shows in the chat of whoever scanned. */
export const standInScanSchema = z.strictObject({ message: z.string(), link: z.string().nullable() });
export const standInAgreeBodySchema = z.strictObject({ person });
export const standInAgreeSchema = z.strictObject({ code: z.string() });
