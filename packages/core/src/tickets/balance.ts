import type { LedgerSum, SpentOrigin } from './ledger-entry.ts';

export interface Balance {
  /** What can be spent now, by where it comes from. */
  readonly left: Readonly<Record<SpentOrigin, number>>;
  readonly total: number;
  /** Whether tickets were ever bought or given, beyond those of a day. */
  readonly everBought: boolean;
}

/**
 * What someone has on a day. The day's free tickets count from midnight on, although their entry is only written when
 * the first of them is spent; those of earlier days and of days to come do not count.
 */
export function balanceOf(sums: readonly LedgerSum[], day: string, freeToday: number): Balance {
  const today = sums.find((sum) => sum.origin === 'daily' && sum.day === day);
  const signIn = sums.find((sum) => sum.origin === 'sign-in' && sum.day === day);
  const bought = sums.find((sum) => sum.origin === 'bought');
  const left = {
    daily: today && today.granted > 0 ? today.available : freeToday,
    'sign-in': signIn?.available ?? 0,
    bought: bought?.available ?? 0,
  };
  return {
    left,
    total: left.daily + left['sign-in'] + left.bought,
    everBought: (bought?.granted ?? 0) > 0,
  };
}
