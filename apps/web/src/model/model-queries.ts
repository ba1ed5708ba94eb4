import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Milliseconds between two looks at how far a reading is. */
const READING_MS = 900;
const PAGE_SIZE = 24;

export function modelQuery(modelId: string) {
  return queryOptions({
    queryKey: ['model', modelId],
    queryFn: ({ signal }) => api('model', { query: { modelId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? READING_MS : false),
  });
}

/** The caller's models, newest first; asked for anew wherever they are shown. */
export const modelListQuery = infiniteQueryOptions({
  queryKey: ['models'],
  queryFn: ({ pageParam, signal }) =>
    api('models', {
      query: { pageSize: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});
