import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { askAgain } from '../api/ask-again.ts';
import { api } from '../api/client.ts';

const KEY = ['shares'] as const;
const LOOK_AGAIN_MS = 60_000;

export const sharesQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('shares', { query: { pageSize: 30, ...(pageParam === '' ? {} : { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** How many replies their owner has not seen; looked at again while a page that tells it is open. */
export const unseenRepliesQuery = queryOptions({
  queryKey: [...KEY, 'unseen'],
  queryFn: async ({ signal }) => (await api('shares', { query: { pageSize: 1 }, signal })).unseen,
  refetchInterval: LOOK_AGAIN_MS,
});

export function ownShareQuery(shareId: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', shareId],
    queryFn: ({ signal }) => api('ownShare', { params: { shareId }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function sharesChanged(client: QueryClient): void {
  void askAgain(client, KEY);
}
