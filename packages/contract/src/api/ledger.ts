import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { TICKET_COUNTERS } from '../ticket-counters.ts';

/** Where tickets can stand. Two of them are a person's own: what can be spent, and what is set aside for a task. */
export const LEDGER_ACCOUNTS = ['issued', 'available', 'reserved', 'spent', 'expired'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Every kind of entry as the move that it is: what leaves one account arrives in another. */
export const LEDGER_MOVES = {
  grant: { from: 'issued', to: 'available' },
  reserve: { from: 'available', to: 'reserved' },
  settle: { from: 'reserved', to: 'spent' },
  return: { from: 'reserved', to: 'available' },
  expire: { from: 'available', to: 'expired' },
  withdraw: { from: 'available', to: 'issued' },
} as const satisfies Record<string, { readonly from: LedgerAccount; readonly to: LedgerAccount }>;
export type LedgerKind = keyof typeof LEDGER_MOVES;
export const LEDGER_KINDS = Object.keys(LEDGER_MOVES) as LedgerKind[];

/** Where the tickets of an entry come from; `unlimited` = a member's, which are noted and not counted. */
export const TICKET_ORIGINS = ['daily', 'sign-in', 'bought', 'unlimited'] as const;

export const ledgerQuerySchema = z.strictObject({
  counter: z.enum(TICKET_COUNTERS).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  cursor: textField(200).optional(),
  ...versionField,
});
export type LedgerQuery = z.output<typeof ledgerQuerySchema>;

export const ledgerItemSchema = z.strictObject({
  at: timeSchema,
  counter: z.enum(TICKET_COUNTERS),
  kind: z.enum(LEDGER_KINDS),
  origins: z.array(z.enum(TICKET_ORIGINS)),
  /** How many tickets moved. */
  amount: z.int().min(0),
  /** What the move did to what can be spent: −amount, 0 or +amount. */
  change: z.int(),
  /** What could be spent of this counter after it. */
  balance: z.int(),
  /** As it was noted; texts for people are made of kind, origin, task and order. */
  reason: z.string(),
  taskId: z.string().nullable(),
  /** What the task is, as long as it exists. */
  function: z.enum(FUNCTION_NAMES).nullable(),
  orderId: idSchema.nullable(),
});
export type LedgerItem = z.infer<typeof ledgerItemSchema>;

/** Newest first. Tickets of one task that moved together are one entry. */
export const ledgerSchema = z.strictObject({
  items: z.array(ledgerItemSchema),
  total: z.int(),
  nextCursor: z.string().nullable(),
});
export type Ledger = z.infer<typeof ledgerSchema>;

export const ledgerExportQuerySchema = z.strictObject({
  counter: z.enum(TICKET_COUNTERS).optional(),
  ...versionField,
});
