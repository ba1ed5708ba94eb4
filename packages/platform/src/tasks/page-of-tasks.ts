import type { TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import type { TaskFilter, TaskPage } from '@plumbline/core/tasks/task-repository.ts';
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { tasks } from '../database/schema/tasks.ts';
import { TASK_COLUMNS, taskFromRow } from './task-row.ts';
import { whereTasks } from './task-where.ts';

/** Whether a filter asks for more than the index of a person's tasks holds. */
function looksAtRows({ search, without, ...filter }: TaskFilter): boolean {
  const words = search.terms.length + search.passages.length + without.length;
  const { tagId, projectId, viewId, engineId, engineVersion } = filter;
  return words > 0 || [tagId, projectId, viewId, engineId, engineVersion].some((id) => id !== undefined);
}

/** Older than the task that a page goes on from. */
function isAfter(after: TaskPage['after']): SQL | undefined {
  return (
    after &&
    sql`(${tasks.createdAt}, ${tasks.taskId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.taskId}::uuid)`
  );
}

const NEWEST_FIRST = [desc(tasks.createdAt), desc(tasks.taskId)] as const;

/** So few that all of them are found and sorted sooner than one walks through a hundred thousand to the first page of them. */
const FEW = 1_000;

/**
 * A page of a person's tasks, newest first, and how many there are under the filter.
 *
 * Asked for the first few that match, PostgreSQL guesses whether to walk through the tasks from the newest or to find all
 * that match and sort them, and knows nothing of how common the beginning of a word is: rare words then cost a walk through
 * everything. All are counted anyway, so few are found first; of many, the first ones are soon come by.
 */
export async function pageOfTasks(
  db: Connection['sql'],
  userId: string,
  filter: TaskFilter,
  page: TaskPage,
): Promise<{ tasks: TaskRecord[]; total: number }> {
  const matching = whereTasks(userId, filter);
  const total = await db.$count(tasks, matching);
  if (total === 0) return { tasks: [], total };
  const few = total <= FEW && looksAtRows(filter);
  const rows = await (few ? sorted : walked)(db, matching, page);
  return { tasks: rows.map(taskFromRow), total };
}

function walked(db: Connection['sql'], matching: SQL | undefined, { after, offset, limit }: TaskPage) {
  return db
    .select(TASK_COLUMNS)
    .from(tasks)
    .where(and(matching, isAfter(after)))
    .orderBy(...NEWEST_FIRST)
    .offset(after ? 0 : offset)
    .limit(limit);
}

/** The database is not told that a page is enough, so that it finds all of them by the index of words. */
async function sorted(db: Connection['sql'], matching: SQL | undefined, { after, offset, limit }: TaskPage) {
  const found = await db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(and(matching, isAfter(after)))
    .orderBy(...NEWEST_FIRST);
  const first = after ? 0 : offset;
  const wanted = found.slice(first, first + limit).map(({ taskId }) => taskId);
  if (wanted.length === 0) return [];
  return await db
    .select(TASK_COLUMNS)
    .from(tasks)
    .where(inArray(tasks.taskId, wanted))
    .orderBy(...NEWEST_FIRST);
}
