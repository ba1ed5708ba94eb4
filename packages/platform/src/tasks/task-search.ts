import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { TaskRepository } from '@plumbline/core/tasks/task-repository.ts';
import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { taskImages, tasks } from '../database/schema/tasks.ts';
import { versionNotes } from '../database/schema/versions.ts';
import { pageOfTasks } from './page-of-tasks.ts';
import { vectorOf } from './search-condition.ts';
import { whereTasks } from './task-where.ts';

const SEARCHED = {
  taskId: tasks.taskId,
  searchText: tasks.searchText,
  namesText: tasks.namesText,
  request: tasks.request,
};

/** What its owner calls its pictures, of a task that was never asked for it. */
const NAMES = sql<string>`coalesce((
  select string_agg(lower(n.name), E'\\n' order by i.variant)
  from task_images i join version_notes n on n.image_id = i.image_id
  where i.task_id = tasks.task_id), '')`;

/** A zone that JavaScript knows and the database does not: its list may be an older one. */
async function inKnownZone<Found>(zone: string, search: () => Promise<Found>): Promise<Found> {
  try {
    return await search();
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if ((cause?.code ?? code) !== '22023') throw error;
    throw new AppError('VALIDATION_FAILED', `zone ${zone}`, { details: { zone: 'unknown here' } });
  }
}

type TaskSearch = Pick<TaskRepository, 'list' | 'countDays' | 'lockSearched' | 'listUnindexed' | 'index'>;

/** A person's history: its list, its days, and the tokens that it is searched by. */
export function createTaskSearch(db: Connection['sql']): TaskSearch {
  return {
    list: (userId, filter, page) => inKnownZone(filter.zone, () => pageOfTasks(db, userId, filter, page)),
    countDays: (userId, filter) =>
      inKnownZone(filter.zone, async () => {
        const day = sql<string>`(${tasks.createdAt} at time zone ${filter.zone})::date`;
        const days = db
          .select({ day: day.as('day'), number: count().as('number') })
          .from(tasks)
          .where(whereTasks(userId, filter))
          .groupBy(sql`1`)
          .as('days');
        const rows = await db
          .select({
            day: sql<string>`to_char(${days.day}, 'YYYY-MM-DD')`,
            count: days.number,
            endsAt: sql<Date>`((${days.day} + 1)::timestamp at time zone ${filter.zone})`.mapWith(
              tasks.createdAt,
            ),
          })
          .from(days)
          .orderBy(desc(days.day));
        return rows;
      }),
    async lockSearched(imageId) {
      const [task] = await db
        .select(SEARCHED)
        .from(tasks)
        .innerJoin(taskImages, eq(taskImages.taskId, tasks.taskId))
        .where(eq(taskImages.imageId, imageId))
        .for('update', { of: tasks });
      if (!task) return undefined;
      const names = await db
        .select({ name: versionNotes.name })
        .from(versionNotes)
        .innerJoin(taskImages, eq(taskImages.imageId, versionNotes.imageId))
        .where(eq(taskImages.taskId, task.taskId))
        .orderBy(asc(taskImages.variant));
      return { ...task, imageNames: names.flatMap(({ name }) => name ?? []) };
    },
    listUnindexed: (rule, limit) =>
      db
        .select({ ...SEARCHED, namesText: NAMES })
        .from(tasks)
        .where(lt(tasks.searchRule, rule))
        .orderBy(desc(tasks.createdAt))
        .limit(limit),
    async index(taskId, namesText, tokens, { rule, over }) {
      await db
        .update(tasks)
        .set({ namesText, search: vectorOf(tokens), searchRule: rule })
        .where(and(eq(tasks.taskId, taskId), over === 'any' ? undefined : lt(tasks.searchRule, rule)));
    },
  };
}
