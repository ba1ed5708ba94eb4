import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { TaskRecord } from './task-record.ts';

/** @throws AppError `NOT_FOUND`, also for somebody else's task: nobody learns that it exists. */
export function requireTask(task: TaskRecord | undefined, userId: string): TaskRecord {
  if (!task || task.userId !== userId) throw new AppError('NOT_FOUND', `task of ${userId}`);
  return task;
}
