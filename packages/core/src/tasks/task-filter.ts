import type { TaskDaysQuery } from '@plumbline/contract/api/tasks.ts';
import { FILTERED_FIELDS, fieldToken, HAS_PROMPT_TOKEN, readSearch } from './search-tokens.ts';
import type { TaskFilter } from './task-repository.ts';

/** What a caller asks for, as the repository looks for it. */
export function readTaskFilter(query: TaskDaysQuery): TaskFilter {
  const { terms, passages } = readSearch(query.q);
  const fields = FILTERED_FIELDS.flatMap((field) => {
    const value = query[field];
    return value === undefined ? [] : [fieldToken(field, value)];
  });
  const tokens = [
    ...fields,
    ...(query.seed === undefined ? [] : [fieldToken('seed', query.seed)]),
    ...(query.hasPrompt === 'true' ? [HAS_PROMPT_TOKEN] : []),
  ];
  return {
    function: query.function,
    favourite: query.favourite === undefined ? undefined : query.favourite === 'true',
    engineId: query.engine,
    engineVersion: query.engineVersion,
    tagId: query.tag,
    projectId: query.project,
    viewId: query.view,
    search: { terms: [...terms, ...tokens.map((token) => ({ token, prefix: false }))], passages },
    without: query.hasPrompt === 'false' ? [HAS_PROMPT_TOKEN] : [],
    from: query.from,
    to: query.to,
    zone: query.zone,
  };
}
