import type { TaskDays, TaskDaysQuery, TaskList, TaskListQuery } from '@plumbline/contract/api/tasks.ts';
import { describeTasks } from './describe-tasks.ts';
import type { TaskReader } from './read-task.ts';
import { cursorBefore, readCursor, writeCursor } from './task-cursor.ts';
import { readTaskFilter } from './task-filter.ts';

/**
 * The caller's tasks, newest first, by page or from a cursor on. The cursor stays right while tasks are added; pages
 * shift.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours, and for a zone that the database does not know
 */
export async function listTasks(
  { database, clock, locale }: TaskReader,
  userId: string,
  query: TaskListQuery,
): Promise<TaskList> {
  const { tasks, total } = await database.tasks.list(userId, readTaskFilter(query), {
    after: query.cursor === undefined ? undefined : readCursor(query.cursor),
    offset: (query.page - 1) * query.pageSize,
    // One more than asked for tells whether there is a next page.
    limit: query.pageSize + 1,
  });
  const shown = tasks.slice(0, query.pageSize);
  const last = shown.at(-1);
  return {
    items: await describeTasks(database, shown, { locale, at: clock.now() }),
    total,
    nextCursor: last && tasks.length > shown.length ? writeCursor(last) : null,
  };
}

/** How many tasks there are of each day. @throws AppError `VALIDATION_FAILED` for a zone that the database does not know */
export async function listTaskDays(
  { database }: Pick<TaskReader, 'database'>,
  userId: string,
  query: TaskDaysQuery,
): Promise<TaskDays> {
  const days = await database.tasks.countDays(userId, readTaskFilter(query));
  return {
    days: days.map(({ day, count, endsAt }) => ({ day, count, cursor: cursorBefore(endsAt) })),
    total: days.reduce((sum, { count }) => sum + count, 0),
  };
}
