const S = 1_000;
const MIN = 60 * S;
const H = 60 * MIN;

/** Pauses after the failed attempts: a hiccup is over in seconds, a night in a day. */
const PAUSES_MS = [5 * S, MIN, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 8 * H, 10 * H] as const;
/** What failed together does not come back together. */
const JITTER = 0.2;

/** @param attempts made so far @param random 0…1 @returns undefined where it is given up */
export function nextAttempt(attempts: number, at: Date, random: number): Date | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined
    ? undefined
    : new Date(at.getTime() + pause * (1 - JITTER + 2 * JITTER * random));
}
