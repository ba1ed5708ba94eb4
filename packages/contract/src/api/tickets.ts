import { z } from 'zod';
import { ROLES } from '../access/access-rules.ts';
import { timeSchema, versionField } from '../scalars.ts';

export const totalTicketQuerySchema = z.strictObject({
  type: z.enum(['1', '2', '3']).optional(),
  ...versionField,
});

/** A number for one counter, the object for all; −1 = unlimited. */
export const totalTicketSchema = z.union([
  z.int().min(-1),
  z.strictObject({
    tickets: z.int().min(-1),
    live_tickets: z.int().min(-1),
    gpt_tickets: z.int().min(-1),
    unlimited: z.boolean(),
  }),
]);
export type TotalTicket = z.infer<typeof totalTicketSchema>;

const countSchema = z.strictObject({
  /** What can be spent now; −1 = unlimited. */
  left: z.int().min(-1),
  /** What each day gives; −1 = unlimited. */
  perDay: z.int().min(-1),
  /** Of those left, the ones that do not end with the day. */
  kept: z.int().min(0),
  /** What signing in today has given, or would give, for tomorrow. */
  tomorrow: z.int().min(0),
});

/** What the caller may use: the line of the quota table that applies, with what is left of it. */
export const allowanceSchema = z.strictObject({
  role: z.enum(ROLES).exclude(['administrator']),
  tickets: countSchema,
  live_tickets: countSchema,
  gpt_tickets: countSchema,
  uploadsPerDay: z.int().min(-1),
  realTimeServer: z.enum(['none', 'shared', 'dedicated']),
  /** When the day's tickets come anew. */
  renewsAt: timeSchema,
});
export type Allowance = z.infer<typeof allowanceSchema>;
