import { z } from 'zod';
import { CAPABILITY_NAMES } from '../capabilities/capabilities.ts';
import { idSchema, localisedTextSchema, textField, timeSchema, versionField } from '../scalars.ts';
import { givenPasswordSchema } from './password.ts';

export const USER_TYPES = ['visitor', 'user', 'vip', 'enterprise'] as const;

export const sendSmsBodySchema = z.strictObject({
  phoneNo: textField(32),
});
/** Where a visitor came from: the campaign fields of the address, and who invited them. */
const sourceSchema = z.strictObject({
  keyWord: textField(200).optional(),
  plan: textField(200).optional(),
  source: textField(200).optional(),
  unit: textField(200).optional(),
});
const visitFields = {
  source: sourceSchema.optional(),
  inviteCode: textField(64).optional(),
};
/** A visit that no sign-in has told of yet: at least one field names a campaign. */
export const visitBodySchema = z.strictObject({
  source: sourceSchema.refine((source) => Object.values(source).some(Boolean), 'names no campaign'),
});
export type VisitSource = z.infer<typeof sourceSchema>;
export const visitSchema = z.strictObject(visitFields);
export type Visit = z.infer<typeof visitSchema>;

export const smsLoginBodySchema = z.strictObject({
  phoneNo: textField(32),
  verifyCode: textField(16),
  type: z.literal('sms').default('sms'),
  ...visitFields,
});

export const sendEmailBodySchema = z.strictObject({
  email: textField(320),
});
export const emailLoginBodySchema = z.strictObject({
  email: textField(320),
  verifyCode: textField(16),
  type: z.literal('email').default('email'),
  ...visitFields,
});

export const accountLoginBodySchema = z.strictObject({
  account: textField(64),
  password: givenPasswordSchema,
  type: z.literal('account').default('account'),
});

/** First of the two reads that a client merges into the current user. */
export const userInfoSchema = z.strictObject({
  userId: idSchema.nullable(),
  userType: z.enum(USER_TYPES),
  testUser: z.boolean(),
  name: z.string(),
  /** Masked, e.g. `138****0000`. */
  phoneNo: z.string().nullable(),
  /** Masked, e.g. `a***@studio.example`. */
  email: z.string().nullable(),
  createdAt: timeSchema.nullable(),
  /** When the account will be deleted, where its owner asked for it; until then it has no rights but to be kept. */
  leavingUntil: timeSchema.nullable(),
  /** Since when the term of an enterprise is over; until it is renewed it starts nothing. */
  expiredSince: timeSchema.nullable(),
  csrfToken: z.string(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Second of the two reads. */
export const vipInfoSchema = z.strictObject({
  level: z.enum(['none', 'month', 'year', 'permanent']),
  expiresAt: timeSchema.nullable(),
  permanent: z.boolean(),
});
export type VipInfo = z.infer<typeof vipInfoSchema>;

export const inboxQuerySchema = z.strictObject({
  to: textField(200).optional(),
  ...versionField,
});
export const inboxSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      code: z.string().nullable(),
      text: z.string(),
      at: timeSchema,
    }),
  ),
});
export type Inbox = z.infer<typeof inboxSchema>;

export const testLoginQuerySchema = z.strictObject({
  /** Names one of several test users. */
  name: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .default('test'),
  ...versionField,
});

export const deviceTokenSchema = z.strictObject({ token: z.string() });

/** What the web app needs to know of its server before anyone signs in. */
export const siteInfoSchema = z.strictObject({
  companyName: z.string(),
  mainSiteUrl: z.string(),
  agreementDefault: z.boolean(),
  devInbox: z.boolean(),
  /** How to reach the operator; null where they have not said. */
  contact: z.strictObject({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** Which ways over WeChat there are, and whether a page plays it. */
  wechat: z.strictObject({ scan: z.boolean(), website: z.boolean(), standIn: z.boolean() }),
  /** Whether people can have their face verified; `stand-in`: a page of this site plays the provider. */
  faceVerification: z.enum(['off', 'stand-in']),
  /** What this installation can do beside renders; what it cannot is neither shown nor sold. */
  capabilities: z.array(z.enum(CAPABILITY_NAMES)),
  /** The welcome text that an administrator published; null: the one that ships. */
  welcome: z.strictObject({ headline: localisedTextSchema, lead: localisedTextSchema.nullable() }).nullable(),
  version: z.string(),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
