import type { TaskDaysQuery } from '@plumbline/contract/api/tasks.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { newestOf } from './task-cache.ts';
import { PARTS_KEY, TAGS_KEY, WORKS_KEY } from './works-cache.ts';

/** How many works there are of each day under a filter. */
export function workDaysQuery(filter: TaskDaysQuery) {
  return queryOptions({
    queryKey: [...WORKS_KEY, 'days', filter],
    queryFn: ({ signal }) => api('taskDays', { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export interface PartOfWorks {
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the works of some days. */
export function workPartQuery(filter: TaskDaysQuery, { from, to, page, pageSize }: PartOfWorks) {
  return queryOptions({
    queryKey: [...PARTS_KEY, filter, from, to, page],
    queryFn: async ({ client, signal }) => {
      const part = await api('taskList', { query: { ...filter, from, to, page, pageSize }, signal });
      return { ...part, items: part.items.map((task) => newestOf(client, task)) };
    },
  });
}

export const tagsQuery = queryOptions({
  queryKey: TAGS_KEY,
  queryFn: async ({ signal }) => (await api('tags', { signal })).items,
});
