import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { TaskRecord } from './task-record.ts';

/**
 * A task of its owner. What is left of a deleted one is its entries in the ledger, which are never taken away;
 * one that cost nothing gets an entry when it is deleted.
 *
 * @throws AppError `GONE` where its owner deleted it; `NOT_FOUND`, also for somebody else's task: nobody learns that it exists
 */
export async function requireTask<T extends Pick<TaskRecord, 'userId'>>(
  { ledger }: Pick<Repositories, 'ledger'>,
  task: T | undefined,
  { taskId, userId }: { readonly taskId: string; readonly userId: string },
): Promise<T> {
  if (task?.userId === userId) return task;
  if (!task && (await ledger.hasTask(userId, taskId)))
    throw new AppError('GONE', `task ${taskId} of ${userId}`);
  throw new AppError('NOT_FOUND', `task of ${userId}`);
}
