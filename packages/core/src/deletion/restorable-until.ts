import { RESTORABLE_MS } from '@plumbline/contract/constants.ts';

/** Until when something that is deleted now can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_MS);
}

/** What was deleted after this can still be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS);
}
