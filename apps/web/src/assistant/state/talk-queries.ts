import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

const LIST_PAGE = 40;
const MESSAGES_PAGE = 50;

export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: async ({ signal }) => (await api('personas', { query: {}, signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
});

export const TALK_LIST_KEY = ['talks', 'list'] as const;

/** The caller’s talks, pinned ones first. */
export function talkListQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...TALK_LIST_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      api('talkHistory', {
        body: {
          pageSize: LIST_PAGE,
          ...(q === '' ? {} : { q }),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function talkKey(talkId: string) {
  return ['talks', 'detail', talkId] as const;
}

/** A talk from its newest messages on back. What changes in it is put into the cache, so that it is asked for once. */
export function talkQuery(talkId: string) {
  return infiniteQueryOptions({
    queryKey: talkKey(talkId),
    queryFn: ({ pageParam, signal }) => fetchTalkPage(talkId, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasEarlier ? page.messages[0]?.messageId : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param before the message that the page ends before; empty: the newest page */
export function fetchTalkPage(talkId: string, before: string, signal?: AbortSignal) {
  return api('talkDetail', {
    query: { talkId, pageSize: MESSAGES_PAGE, ...(before === '' ? {} : { before }) },
    ...(signal ? { signal } : {}),
  });
}
