const DAY_MS = 86_400_000;

/** Days that a share is offered to last. */
export const SHARE_DAYS = [1, 7, 30, 90, 365] as const;

/** The moment so many days from now, a minute before the longest that there can be. */
export function endIn(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS - 60_000).toISOString();
}
