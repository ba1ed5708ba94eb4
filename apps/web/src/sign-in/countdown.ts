import { SMS_COUNTDOWN_TICK_MS } from '@plumbline/contract/constants.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until `endsAt`, never negative; measured on the clock, so a sleeping tab wakes up right. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Seconds until `endsAt`, ticking while there are any. */
export function useCountdown(endsAt: number): number {
  const tick = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (secondsUntil(endsAt, Date.now()) === 0) clearInterval(timer);
      }, SMS_COUNTDOWN_TICK_MS);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(tick, () => secondsUntil(endsAt, Date.now()));
}
