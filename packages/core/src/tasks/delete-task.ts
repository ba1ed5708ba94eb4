import { forgetEditorSessions } from '../editor-sessions/forget-editor-sessions.ts';
import { deleteImageFiles } from '../images/delete-image-files.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Logger } from '../ports/logger.ts';
import type { Storage } from '../ports/storage.ts';
import { cancelLocked } from './cancel-task.ts';
import { requireTask } from './require-task.ts';
import { isOpen } from './task-record.ts';

/**
 * Deletes a task with its results, their provenance and its base, save what another task uses. An unfinished one is
 * cancelled first, its tickets come back. Files go after the rows: what a crash or a disk that refuses leaves, the sweep
 * removes.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function deleteTask(
  {
    database,
    storage,
    clock,
    logger,
  }: {
    readonly database: Database;
    readonly storage: Storage;
    readonly clock: Clock;
    readonly logger: Logger;
  },
  userId: string,
  taskId: string,
): Promise<void> {
  const images = await database.transaction(async (repositories) => {
    const task = await requireTask(repositories, await repositories.tasks.lock(taskId), { taskId, userId });
    const at = clock.now();
    if (isOpen(task.state)) await cancelLocked(repositories, task, at);
    await repositories.tasks.delete(taskId);
    const released = await repositories.images.releaseTask(taskId, at);
    await repositories.scenes.forget(released.map(({ imageId }) => imageId));
    await forgetEditorSessions(repositories, released, at);
    return released;
  });
  await deleteImageFiles(storage, images).catch((error: unknown) =>
    logger.warn({ err: error, taskId }, 'files of a deleted task are left to the sweep'),
  );
}
