import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import type { TaskFilter } from '@plumbline/core/tasks/task-repository.ts';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { projects, projectTasks, projectViews } from '../database/schema/projects.ts';
import { taskTags } from '../database/schema/tags.ts';
import { tasks } from '../database/schema/tasks.ts';
import { hasLexemes, lexeme, matchesSearch } from './search-condition.ts';

/** What another version made is kept, and shown again by a version that knows what it is. */
export const isKnown = inArray(tasks.function, [...FUNCTION_NAMES]);

/** Not deleted: what its owner deleted waits for a while to be restored, and nobody finds it meanwhile. */
export const isThere = isNull(tasks.deletedAt);

/** The moment at which a day begins, `later` days on. */
function startOf(day: string, zone: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`;
}

/** Tasks of a user under a filter. */
export function whereTasks(userId: string, filter: TaskFilter): SQL | undefined {
  const {
    function: name,
    favourite,
    engineId,
    engineVersion,
    tagId,
    projectId,
    viewId,
    search,
    without,
    from,
    to,
    zone,
  } = filter;
  return and(
    eq(tasks.userId, userId),
    isThere,
    name === undefined ? isKnown : eq(tasks.function, name),
    favourite === undefined ? undefined : eq(tasks.favourite, favourite),
    engineId === undefined ? undefined : eq(tasks.engineId, engineId),
    engineVersion === undefined ? undefined : eq(tasks.engineVersion, engineVersion),
    tagId === undefined
      ? undefined
      : sql`${tasks.taskId} in (select ${taskTags.taskId} from ${taskTags}
          where ${taskTags.tagId} = ${tagId} and ${taskTags.userId} = ${userId})`,
    projectId === undefined && viewId === undefined
      ? undefined
      : sql`${tasks.taskId} in (select ${projectTasks.taskId} from ${projectTasks}
          join ${projectViews} on ${projectViews.viewId} = ${projectTasks.viewId}
          join ${projects} on ${projects.projectId} = ${projectViews.projectId} and ${projects.deletedAt} is null
          where ${and(
            eq(projectTasks.userId, userId),
            projectId === undefined ? undefined : eq(projectViews.projectId, projectId),
            viewId === undefined ? undefined : eq(projectTasks.viewId, viewId),
          )})`,
    ...matchesSearch(search, tasks.search, [tasks.searchText, tasks.namesText]),
    ...without.map((token) => not(hasLexemes(tasks.search, lexeme(token)))),
    from === undefined ? undefined : sql`${tasks.createdAt} >= ${startOf(from, zone)}`,
    to === undefined ? undefined : sql`${tasks.createdAt} < ${startOf(to, zone, 1)}`,
  );
}
