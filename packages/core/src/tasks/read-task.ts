import type { Task } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeTasks } from './describe-tasks.ts';
import { requireTask } from './require-task.ts';
import type { TaskRecord } from './task-record.ts';

export interface TaskReader {
  readonly database: Database;
  readonly clock: Clock;
  /** Language of the caller. */
  readonly locale: Locale;
}

/** @throws AppError `NOT_FOUND`, `GONE` */
export async function readTask(reader: TaskReader, userId: string, taskId: string): Promise<Task> {
  const task = await requireTask(reader.database, await reader.database.tasks.find(taskId), {
    taskId,
    userId,
  });
  // One of another version, whose function this one does not have: the caller's list leaves it out, too.
  if (!Object.hasOwn(TOOLS, task.request.function))
    throw new AppError('NOT_FOUND', `task ${taskId} of ${task.request.function}`);
  return describeTask(reader, task);
}

export async function describeTask({ database, clock, locale }: TaskReader, task: TaskRecord): Promise<Task> {
  const [described] = await describeTasks(database, [task], { locale, at: clock.now() });
  if (!described) throw new Error(`task ${task.taskId} was not described`);
  return described;
}
