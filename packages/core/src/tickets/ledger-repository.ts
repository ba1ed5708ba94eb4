import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { LedgerEntry, LedgerSum, TicketOrigin } from './ledger-entry.ts';

/** Entries of one task, cause and moment together: what a person sees as one thing that happened. */
export interface LedgerEvent
  extends Pick<LedgerEntry, 'counter' | 'kind' | 'reason' | 'taskId' | 'orderId' | 'at'> {
  /** Orders the events of one moment. */
  readonly id: number;
  readonly origins: readonly TicketOrigin[];
  readonly amount: number;
  readonly change: number;
  /** What could be spent of the counter after it. */
  readonly balance: number;
}

export interface LedgerFilter {
  readonly userId: string;
  readonly counter: TicketCounter | undefined;
  /** Entries that only count from later on are left out. */
  readonly until: Date;
}

export interface LedgerRepository {
  /** Until the transaction ends nobody else changes this user's counter: no two requests can spend the same ticket. */
  lock(userId: string, counter: TicketCounter): Promise<void>;
  /** Adds entries; those whose key exists already are left out. */
  append(entries: readonly LedgerEntry[]): Promise<void>;
  sums(userId: string, counter: TicketCounter): Promise<LedgerSum[]>;
  /** Whether this person ever started a task of that id, also one that was deleted since. */
  hasTask(userId: string, taskId: string): Promise<boolean>;
  /** Reserve entries of a task that were neither settled nor returned. */
  openReservations(taskId: string): Promise<LedgerEntry[]>;
  /** The same of many. */
  openReservationsOf(taskIds: readonly string[]): Promise<LedgerEntry[]>;
  /** Tasks of that reason whose tickets were set aside before a time and never settled or returned. */
  findAbandoned(reason: string, before: Date): Promise<{ userId: string; taskId: string }[]>;
  /** Whose tickets of days before this one are still there, of the last month. */
  findPastDays(today: string): Promise<{ userId: string; counter: TicketCounter }[]>;
  /** Newest first. */
  listEvents(
    filter: LedgerFilter,
    page: { readonly after: Pick<LedgerEvent, 'at' | 'id'> | undefined; readonly limit: number },
  ): Promise<LedgerEvent[]>;
  countEvents(filter: LedgerFilter): Promise<number>;
}
