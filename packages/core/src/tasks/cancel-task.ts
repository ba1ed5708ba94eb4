import type { Task } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import { endTask } from './end-task.ts';
import { describeTask, type TaskReader } from './read-task.ts';
import { requireTask } from './require-task.ts';
import { type TaskRecord, isOpen } from './task-record.ts';

/**
 * Cancels a queued or running task. It is over at once and its tickets are back; a worker that runs it finds that out
 * within a second and can no longer deliver.
 *
 * @throws AppError `NOT_FOUND`, `TASK_NOT_CANCELLABLE`
 */
export async function cancelTask(reader: TaskReader, userId: string, taskId: string): Promise<Task> {
  const cancelled = await reader.database.transaction(async (repositories) => {
    const task = await requireTask(repositories, await repositories.tasks.lock(taskId), { taskId, userId });
    if (!isOpen(task.state)) throw new AppError('TASK_NOT_CANCELLABLE', `task ${taskId} is ${task.state}`);
    return cancelLocked(repositories, task, reader.clock.now());
  });
  return describeTask(reader, cancelled);
}

/** The caller holds the task's lock. */
export async function cancelLocked(
  repositories: Repositories,
  task: TaskRecord,
  at: Date,
): Promise<TaskRecord> {
  return endTask(repositories, task, { state: 'cancelled', error: null, at });
}
