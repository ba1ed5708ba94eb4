import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import type { LedgerEntry, LedgerSum } from './ledger-entry.ts';

export interface LedgerRepository {
  /** Until the transaction ends nobody else changes this user's counter: no two requests can spend the same ticket. */
  lock(userId: string, counter: TicketCounter): Promise<void>;
  /** Adds entries; those whose key exists already are left out. */
  append(entries: readonly LedgerEntry[]): Promise<void>;
  sums(userId: string, counter: TicketCounter): Promise<LedgerSum[]>;
  /** Reserve entries of a task that were neither settled nor returned. */
  openReservations(taskId: string): Promise<LedgerEntry[]>;
}
