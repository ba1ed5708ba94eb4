import type { Database } from '../../ports/database.ts';
import { holdsClaim } from '../task-record.ts';
import type { ClaimedTask } from './claim-task.ts';

/**
 * Gives a task back because its worker stops: it waits again, at its old place, and the attempt does not count.
 */
export async function releaseTask(
  database: Database,
  { task: { taskId, claim } }: ClaimedTask,
  at: Date,
): Promise<void> {
  await database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!holdsClaim(task, claim)) return;
    await repositories.tasks.change(taskId, {
      state: 'queued',
      attempts: task.attempts - 1,
      stage: null,
    });
    await repositories.queue.putBack(taskId, task.turn);
    await repositories.taskEvents.append(task.userId, taskId, at, { queueMoved: true });
  });
}
