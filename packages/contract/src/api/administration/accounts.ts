import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema } from '../../scalars.ts';
import { newPasswordSchema } from '../password.ts';
import { TICKET_TYPES, type TicketCounter } from '../../ticket-counters.ts';
import { pageFields, pageOf } from './page.ts';

export const ACCOUNT_TYPES = ['user', 'vip', 'enterprise'] as const;
/** What an administrator sets; a third, `leaving`, is the owner's own wish. */
const SET_STATUSES = ['active', 'suspended'] as const;
export const ACCOUNT_STATUSES = [...SET_STATUSES, 'leaving'] as const;
export const ACCOUNT_ROLES = ['user', 'administrator'] as const;

/** What one grant may give at most: more is a slip of the hand. */
export const TICKETS_PER_GRANT = 100_000;

const COUNTERS = Object.values(TICKET_TYPES) as [TicketCounter, ...TicketCounter[]];

/** A name that a person can read: not blank, without the characters that turn text around. */
const nameField = textField(60)
  .trim()
  .min(1)
  .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), 'has control characters');

const accountField = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{2,63}$/, 'is 3 to 64 letters, digits and . _ @ -');

export const accountIdParamsSchema = z.strictObject({ accountId: idSchema });

export const accountPageQuerySchema = z.strictObject({
  ...pageFields,
  userType: z.enum(ACCOUNT_TYPES).optional(),
  status: z.enum(ACCOUNT_STATUSES).optional(),
  role: z.enum(ACCOUNT_ROLES).optional(),
});
export type AccountPageQuery = z.infer<typeof accountPageQuerySchema>;

const accountFields = {
  name: nameField,
  company: textField(100).trim().optional(),
  phoneNo: textField(32).optional(),
  email: textField(254).optional(),
  userType: z.enum(ACCOUNT_TYPES),
  status: z.enum(SET_STATUSES),
  /** The end of the membership or the enterprise's contract; null or absent: none. */
  expiresAt: timeSchema.nullish(),
};

export const createAccountBodySchema = z.strictObject({
  ...accountFields,
  account: accountField,
  password: newPasswordSchema.optional(),
  userType: accountFields.userType.default('enterprise'),
  status: accountFields.status.default('active'),
  role: z.enum(ACCOUNT_ROLES).default('user'),
  /** Given at once. */
  tickets: numberField({ min: 0, max: TICKETS_PER_GRANT, integer: true }).optional(),
});
export type CreateAccountBody = z.infer<typeof createAccountBodySchema>;

/** What is absent stays; an empty text takes the company, number or address away. */
export const updateAccountBodySchema = z
  .strictObject({
    ...accountFields,
    account: accountField,
    password: newPasswordSchema,
    /** Given on top, as by `POST …/tickets`. */
    tickets: numberField({ min: 0, max: TICKETS_PER_GRANT, integer: true }),
  })
  .partial();
export type UpdateAccountBody = z.infer<typeof updateAccountBodySchema>;

export const accountSchema = z.strictObject({
  accountId: idSchema,
  /** The name that it signs in with; null for those that sign in by other ways alone. */
  account: z.string().nullable(),
  name: z.string(),
  company: z.string(),
  phoneNo: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(ACCOUNT_ROLES),
  userType: z.enum(ACCOUNT_TYPES),
  status: z.enum(ACCOUNT_STATUSES),
  testUser: z.boolean(),
  level: z.enum(['none', 'month', 'year', 'permanent']),
  expiresAt: timeSchema.nullable(),
  createdAt: timeSchema,
  /** The newest use of a session, if there is one left. */
  seenAt: timeSchema.nullable(),
});
export type Account = z.infer<typeof accountSchema>;
export const accountPageSchema = pageOf(accountSchema);

export const accountDetailsSchema = z.strictObject({
  ...accountSchema.shape,
  providers: z.array(z.string()),
  /** When their face was verified, which they may take back; null: it is not. */
  faceVerifiedAt: timeSchema.nullable(),
  /** An administrator whose sign-in asks for a code. */
  secondFactor: z.boolean(),
  /** Bought and given ones that are left, without the free ones of the day. */
  tickets: z.record(z.enum(COUNTERS), z.int()),
  sessions: z.int().nonnegative(),
  tasks: z.int().nonnegative(),
  images: z.int().nonnegative(),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** `grantId` is chosen by the caller: the same one grants once, however often it arrives. */
export const grantTicketsBodySchema = z.strictObject({
  grantId: idSchema,
  counter: z.enum(COUNTERS),
  amount: numberField({ min: 1, max: TICKETS_PER_GRANT, integer: true }),
  reason: textField(200).trim().min(1),
});

export const grantMembershipBodySchema = z.strictObject({
  grantId: idSchema,
  level: z.enum(['month', 'year', 'permanent']),
  reason: textField(200).trim().min(1),
});
