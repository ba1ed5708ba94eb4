import { restorableUntil } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const BATCH = 50;

/**
 * Removes works that their authors took away until a moment, with everything that hangs on them. Their pictures stay where
 * they are listed; those of tasks that were deleted meanwhile wait for what removes deleted images.
 */
export async function removeWithdrawnWorks(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  until: Date,
): Promise<void> {
  for (;;) {
    const workIds = await database.works.withdrawnUntil(until, BATCH);
    for (const workId of workIds) {
      const at = clock.now();
      await database.transaction(({ works }) => works.remove(workId, at, restorableUntil(at)));
    }
    if (workIds.length < BATCH) return;
  }
}
