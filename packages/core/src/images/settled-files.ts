/** A file this young may belong to a row that is about to be written; an older one without a row the sweep removes. */
export const SETTLED_MS = 3_600_000;

/**
 * Looks, before a row is saved, whether its files may have been swept meanwhile: the machine slept between the two, or the
 * database was away.
 *
 * @throws Error: they have to be stored again
 */
export function requireUnswept(storedAt: Date, now: Date): void {
  // Half of it: the row must be there before the sweep looks.
  if (now.getTime() - storedAt.getTime() > SETTLED_MS / 2)
    throw new Error(`files were stored at ${storedAt.toISOString()} and may have been swept since`);
}
