import type { BatchOrderBody } from '@plumbline/contract/api/batches.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../api/client.ts';

const KEY = ['batches'] as const;
const PAGE_SIZE = 40;
/** Where the stream of tasks is lost, a page that is looked at still moves on. */
const ASK_AGAIN_MS = 10_000;

export const batchListQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('batches', {
      query: { pageSize: PAGE_SIZE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

export function batchQuery(batchId: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', batchId],
    queryFn: ({ signal }) => api('batch', { query: { batchId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_AGAIN_MS : false),
  });
}

/** What an order would be; asked anew for each change of it, with the last answer standing meanwhile. */
export function planQuery(body: BatchOrderBody | undefined) {
  return queryOptions({
    queryKey: [...KEY, 'plan', body],
    queryFn: ({ signal }) => api('planBatch', { body: body as BatchOrderBody, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
}

export function batchesChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [...KEY, 'list'] });
  void client.invalidateQueries({ queryKey: ['tickets'] });
}
