import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import type { LedgerSum } from './ledger-entry.ts';

export interface Balance {
  /** Free renders left today. */
  readonly daily: number;
  readonly bought: number;
  /** Whether tickets were ever bought or given, beyond the free ones. */
  readonly everBought: boolean;
}

/** Free renders of a day on one counter: only renders have them. */
export function freePerDay(counter: TicketCounter, freeDailyRenders: number): number {
  return counter === 'tickets' ? freeDailyRenders : 0;
}

/**
 * What a user has on a day. The day's free tickets count from midnight on, although their entry is only written when
 * the first of them is spent.
 */
export function balanceOf(sums: readonly LedgerSum[], day: string, freeToday: number): Balance {
  const today = sums.find((sum) => sum.origin === 'daily' && sum.day === day);
  const bought = sums.find((sum) => sum.origin === 'bought');
  return {
    daily: today && today.granted > 0 ? today.available : freeToday,
    bought: bought?.available ?? 0,
    everBought: (bought?.granted ?? 0) > 0,
  };
}
