import type { Task } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeStatus, describeTasks } from './describe-tasks.ts';
import { requireTask } from './require-task.ts';
import type { TaskRecord } from './task-record.ts';
import type { TaskStatus } from './task-status.ts';
import { queueMoment } from './worker-repository.ts';

export interface TaskReader {
  readonly database: Database;
  readonly clock: Clock;
  /** Language of the caller. */
  readonly locale: Locale;
}

/**
 * @param known what was found of it together with the caller's session, where that was looked for; null where it is not there
 * @throws AppError `NOT_FOUND`, `GONE`
 */
export async function readTask(
  { database, clock, locale }: TaskReader,
  userId: string,
  taskId: string,
  known?: TaskStatus | null,
): Promise<Task> {
  const status =
    known !== undefined
      ? (known ?? undefined)
      : await database.tasks.findStatus(taskId, userId, queueMoment(clock.now()));
  const task = await requireTask(database, status?.task, { taskId, userId });
  // One of another version, whose function this one does not have: the caller's list leaves it out, too.
  if (!status || !Object.hasOwn(TOOLS, task.request.function))
    throw new AppError('NOT_FOUND', `task ${taskId} of ${task.request.function}`);
  return describeStatus(status, locale);
}

/** Each of so many is read by the one statement of a status; more are read together, by six statements for all. */
const FEW = 4;

/** A person's tasks of these ids, in any order; those that are deleted, another's or of another version are left out. */
export async function readTasks(
  { database, clock, locale }: TaskReader,
  userId: string,
  taskIds: readonly string[],
): Promise<Task[]> {
  if (taskIds.length > FEW) {
    const tasks = await database.tasks.findMany(taskIds);
    const own = tasks.filter((task) => task.userId === userId);
    return describeTasks(database, own, { locale, at: clock.now() });
  }
  const moment = queueMoment(clock.now());
  const found = await Promise.all(taskIds.map((taskId) => database.tasks.findStatus(taskId, userId, moment)));
  return found.flatMap((status) =>
    status && Object.hasOwn(TOOLS, status.task.request.function) ? describeStatus(status, locale) : [],
  );
}

export async function describeTask({ database, clock, locale }: TaskReader, task: TaskRecord): Promise<Task> {
  const [described] = await describeTasks(database, [task], { locale, at: clock.now() });
  if (!described) throw new Error(`task ${task.taskId} was not described`);
  return described;
}
