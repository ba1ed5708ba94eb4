import type { LedgerKind } from '@plumbline/contract/api/ledger.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';

/** Where tickets come from, in the order in which they are spent: what ends first goes first. */
export const SPENT_ORIGINS = ['daily', 'sign-in', 'bought'] as const;
export type SpentOrigin = (typeof SPENT_ORIGINS)[number];

/**
 * Those of a day (`daily`, and `sign-in` for signing in the day before) can be spent on that day alone, `bought` ones at
 * any time. Members spend without having any.
 */
export type TicketOrigin = SpentOrigin | 'unlimited';

/**
 * One line of the ledger. Lines are added, never changed: what a person has is their sum. Each line moves tickets from
 * one account to another (`LEDGER_MOVES`), of which two are a person's: what can be spent and what is set aside.
 *
 * | kind | available | reserved |
 * |---|---|---|
 * | grant | +n | |
 * | reserve | −n | +n |
 * | settle: the work was delivered | | −n |
 * | return: it was not | +n | −n |
 * | expire: the day is over | −n | |
 * | withdraw: the purchase was refunded | −n | |
 *
 * Members' entries (`unlimited`) leave `available` alone.
 */
export interface LedgerEntry {
  /** What happened, once: a second entry of the same key is not added. */
  readonly key: string;
  readonly userId: string;
  readonly counter: TicketCounter;
  readonly kind: LedgerKind;
  readonly origin: TicketOrigin;
  /** The day that tickets of a day belong to, `YYYY-MM-DD`; null for the others. */
  readonly day: string | null;
  readonly available: number;
  readonly reserved: number;
  /** Why, e.g. `startTask architecturalRender`, or what an administrator wrote. */
  readonly reason: string;
  readonly taskId: string | null;
  readonly orderId: string | null;
  /** Which image of the task, from 0. */
  readonly variant: number | null;
  /** When it counts from: a day's tickets from its midnight, those of signing in from the next one on. */
  readonly at: Date;
}

/** The sum of a person's entries of one origin and day. */
export interface LedgerSum {
  readonly origin: TicketOrigin;
  readonly day: string | null;
  readonly available: number;
  readonly reserved: number;
  /** All that was ever granted. */
  readonly granted: number;
}
