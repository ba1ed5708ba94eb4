import { restorableUntil } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { cancelLocked } from './cancel-task.ts';
import { requireTask } from './require-task.ts';
import { isOpen, type TaskRecord } from './task-record.ts';

/**
 * Deletes a task with its results, their provenance and its base, save what another task uses. An unfinished one is
 * cancelled first, its tickets come back. It is gone at once for everybody who asks; rows and files wait as long as it can be
 * restored, and then the sweep removes them.
 *
 * @throws AppError `NOT_FOUND`, `GONE`
 */
export async function deleteTask(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  taskId: string,
): Promise<void> {
  await database.transaction(async (repositories) => {
    const { tasks, images, tags, projects } = repositories;
    const task = await requireTask(repositories, await tasks.lock(taskId), { taskId, userId });
    const at = clock.now();
    if (isOpen(task.state)) await cancelLocked(repositories, task, at);
    await rememberFree(repositories, task, at);
    const { used } = await images.releaseTask(taskId, at, restorableUntil(at));
    const viewId = (await projects.placesOf([taskId])).get(taskId)?.viewId ?? null;
    await projects.takeOutTasks(userId, [taskId]);
    const tagIds = await tags.takeAllOff(taskId);
    await tasks.delete(taskId, { imageIds: used, tagIds, viewId }, at);
  });
}

/** What cost something is in the ledger since its start; of what did not, an entry that moves nothing says that it was. */
async function rememberFree(
  { ledger }: Pick<Repositories, 'ledger'>,
  { taskId, userId, request }: TaskRecord,
  at: Date,
): Promise<void> {
  if (await ledger.hasTask(userId, taskId)) return;
  await ledger.append([
    {
      key: `free:${taskId}`,
      userId,
      counter: 'tickets',
      kind: 'settle',
      origin: 'unlimited',
      day: null,
      available: 0,
      reserved: 0,
      reason: `free: ${request.function}`,
      taskId,
      orderId: null,
      variant: null,
      at,
    },
  ]);
}
