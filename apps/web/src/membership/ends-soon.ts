import type { MembershipState } from './membership-state.ts';

const DAY_MS = 86_400_000;
/** Early enough to act, late enough not to be in the way. */
const DAYS_BEFORE = 7;
/** After that somebody has decided to do without. */
const DAYS_AFTER = 30;

/**
 * Whole days until a membership that is about to end does so, 0 on its last day; negative where it ended lately;
 * undefined where there is nothing to say.
 */
export function daysUntilEnd(state: MembershipState, now: Date): number | undefined {
  if (state.kind !== 'active' && state.kind !== 'expired') return undefined;
  const days = Math.floor((state.until.getTime() - now.getTime()) / DAY_MS);
  return days <= DAYS_BEFORE && days >= -DAYS_AFTER ? days : undefined;
}
