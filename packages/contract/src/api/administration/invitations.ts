import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema } from '../../scalars.ts';
import { TICKETS_PER_GRANT } from './accounts.ts';
import { pageFields, pageOf } from './page.ts';

export const INVITATION_STATES = ['open', 'used-up', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_USES_MAX = 100_000;
const count = z.int().nonnegative();

/** Letters, digits and hyphens, at least six: what is read out on the telephone. Case does not matter. */
const codeField = textField(32)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{5,31}$/);

export const createInvitationBodySchema = z.strictObject({
  /** Absent: a random one is made. */
  code: codeField.optional(),
  /** For the operator alone: whom it was given to, and why. */
  note: textField(200).trim().default(''),
  /** How many people may come by it; null: any number. */
  maxUses: numberField({ min: 1, max: INVITATION_USES_MAX, integer: true }).nullable().default(null),
  expiresAt: timeSchema.nullable().default(null),
  /** Renders that each new account gets; 0: nothing. */
  tickets: numberField({ min: 0, max: TICKETS_PER_GRANT, integer: true }).default(0),
});
export type CreateInvitation = z.infer<typeof createInvitationBodySchema>;

export const invitationSchema = z.strictObject({
  code: idSchema,
  note: z.string(),
  state: z.enum(INVITATION_STATES),
  uses: count,
  maxUses: count.nullable(),
  tickets: count,
  expiresAt: timeSchema.nullable(),
  revokedAt: timeSchema.nullable(),
  createdAt: timeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationParamsSchema = z.strictObject({ code: idSchema });
export const invitationPageQuerySchema = z.strictObject({
  ...pageFields,
  state: z.enum(INVITATION_STATES).optional(),
});
export const invitationPageSchema = pageOf(invitationSchema);

export const invitedPageQuerySchema = z.strictObject({ ...pageFields });
export const invitedSchema = z.strictObject({
  accountId: idSchema,
  accountName: z.string(),
  createdAt: timeSchema,
  /** What they have paid and kept, in fen. */
  paidFen: count,
});
export type Invited = z.infer<typeof invitedSchema>;
export const invitedPageSchema = pageOf(invitedSchema);
