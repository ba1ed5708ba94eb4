import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Database } from '../../ports/database.ts';
import { endTask } from '../end-task.ts';
import { holdsClaim } from '../task-record.ts';
import type { ClaimedTask } from './claim-task.ts';

/**
 * Ends a task whose variants have all been tried: done with at least one image, else failed; the tickets of those that
 * failed come back. `error` says why one failed, also where others succeeded. A lost claim changes nothing.
 */
export async function finishTask(
  database: Database,
  { task: { taskId, claim } }: ClaimedTask,
  error: ErrorCode | null,
  at: Date,
): Promise<void> {
  await database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!holdsClaim(task, claim)) return;
    const images = await repositories.tasks.listImages([taskId]);
    await endTask(repositories, task, { state: images.length > 0 ? 'done' : 'failed', error, at });
  });
}
