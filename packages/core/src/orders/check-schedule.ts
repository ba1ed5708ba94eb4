const DELAYS_S = [5, 10, 20, 40, 60] as const;

/**
 * When a provider is asked again of an unpaid order: often at first, then every minute, and once more when its time is
 * over, to close it.
 *
 * @param checks how often it was asked before
 */
export function nextCheckAt(now: Date, checks: number, expiresAt: Date): Date {
  const next = now.getTime() + (DELAYS_S[checks] ?? 60) * 1_000;
  return new Date(now < expiresAt ? Math.min(next, expiresAt.getTime()) : next);
}

export function firstCheckAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + DELAYS_S[0] * 1_000);
}
