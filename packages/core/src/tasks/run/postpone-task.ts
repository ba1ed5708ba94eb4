import type { Database } from '../../ports/database.ts';
import type { ClaimedTask } from './claim-task.ts';
import { releaseTask } from './release-task.ts';

/** What has not come back for so long is no outage that a task can wait for: its attempts count again. */
const PATIENCE_MS = 3_600_000;

/**
 * Gives a task back that could not go on because the database or the storage is away. It waits a moment, at its old place, and
 * the attempt does not count: it was not the task that failed.
 *
 * @returns false where the claim is lost, or the outage has lasted too long
 */
export async function postponeTask(database: Database, claimed: ClaimedTask, at: Date): Promise<boolean> {
  const { startedAt } = claimed.task;
  if (startedAt && at.getTime() - startedAt.getTime() > PATIENCE_MS) return false;
  return releaseTask(database, claimed, { at, why: 'outage' });
}
