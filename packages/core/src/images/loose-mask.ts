/** How long a mask stays that neither a saved edit nor a task holds. */
const LOOSE_MASK_MS = 24 * 3_600_000;

/**
 * When a mask goes that nothing holds. An edit makes many of them: each save of its session brings new ones and lets the
 * older go.
 */
export function looseMaskExpiry(at: Date): Date {
  return new Date(at.getTime() + LOOSE_MASK_MS);
}
