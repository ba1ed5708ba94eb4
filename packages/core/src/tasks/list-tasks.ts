import type { TaskList, TaskListQuery } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { describeTasks } from './describe-tasks.ts';
import type { TaskReader } from './read-task.ts';
import { searchWords } from './search-text.ts';
import type { TaskPage } from './task-repository.ts';

/**
 * The caller's tasks, newest first, by page or from a cursor on. The cursor stays right while tasks are added; pages
 * shift.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listTasks(
  { database, clock, locale }: TaskReader,
  userId: string,
  query: TaskListQuery,
): Promise<TaskList> {
  const { tasks, total } = await database.tasks.list(
    userId,
    {
      function: query.function,
      words: searchWords(query.q),
      favourite: query.favourite === undefined ? undefined : query.favourite === 'true',
    },
    {
      after: query.cursor === undefined ? undefined : readCursor(query.cursor),
      offset: (query.page - 1) * query.pageSize,
      // One more than asked for tells whether there is a next page.
      limit: query.pageSize + 1,
    },
  );
  const shown = tasks.slice(0, query.pageSize);
  const last = shown.at(-1);
  return {
    items: await describeTasks(database, shown, { locale, at: clock.now() }),
    total,
    nextCursor: last && tasks.length > shown.length ? writeCursor(last) : null,
  };
}

function writeCursor({ createdAt, taskId }: NonNullable<TaskPage['after']>): string {
  return Buffer.from(`${createdAt.toISOString()} ${taskId}`).toString('base64url');
}

function readCursor(cursor: string): NonNullable<TaskPage['after']> {
  const [time = '', taskId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  // Years of five digits are dates to JavaScript and none to the database.
  if (!/^\d{4}-/.test(time) || Number.isNaN(createdAt.getTime()) || !/^[\w-]{1,64}$/.test(taskId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { createdAt, taskId };
}
