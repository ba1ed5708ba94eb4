import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';

export type LedgerKind = 'grant' | 'reserve' | 'settle' | 'return' | 'expire';

/** Where tickets come from. Those of a day can be spent on that day alone; members spend without having any. */
export type TicketOrigin = 'daily' | 'bought' | 'unlimited';

/**
 * One line of the ledger. Lines are added, never changed: what a user has is their sum.
 *
 * | kind | available | reserved |
 * |---|---|---|
 * | grant | +n | |
 * | reserve | −n | +n |
 * | settle: the image was delivered | | −n |
 * | return: it was not | +n | −n |
 * | expire: the day is over | −n | |
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
  /** The day that `daily` tickets belong to, `YYYY-MM-DD`; null for the others. */
  readonly day: string | null;
  readonly available: number;
  readonly reserved: number;
  /** For people who read the ledger, e.g. `daily free renders`, `startTask architecturalRender`. */
  readonly reason: string;
  readonly taskId: string | null;
  /** Which image of the task, from 0. */
  readonly variant: number | null;
  readonly at: Date;
}

/** The sum of a user's entries of one origin and day. */
export interface LedgerSum {
  readonly origin: TicketOrigin;
  readonly day: string | null;
  readonly available: number;
  readonly reserved: number;
  /** All that was ever granted. */
  readonly granted: number;
}
