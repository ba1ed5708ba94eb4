import type { CallInput } from '@plumbline/client/api-call.ts';
import type { MineTab } from '@plumbline/contract/works/work-lists.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { currentLocale } from '../../i18n/current-locale.ts';

/** What works are called depends on the language that they are asked for in. */
const key = (...parts: readonly unknown[]) => ['gallery', currentLocale(), ...parts];

const PAGE_SIZE = 60;

type PageQuery = NonNullable<CallInput<'workPage'>['query']>;
export type WorkListFilter = {
  readonly [Name in Exclude<keyof PageQuery, 'cursor' | 'pageSize'>]?: PageQuery[Name] | undefined;
};

const paged = {
  initialPageParam: '',
  getNextPageParam: (page: { readonly nextCursor: string | null }) => page.nextCursor ?? undefined,
} as const;
const at = (cursor: string) => ({ pageSize: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) });

/** `undefined` says nothing of a filter. */
function said(filter: WorkListFilter): PageQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

export function workListQuery(filter: WorkListFilter) {
  return infiniteQueryOptions({
    queryKey: key('page', filter),
    queryFn: ({ pageParam, signal }) =>
      api('workPage', { query: { ...said(filter), ...at(pageParam) }, signal }),
    ...paged,
  });
}

export function workQuery(workId: string) {
  return queryOptions({
    queryKey: key('work', workId),
    queryFn: ({ signal }) => api('work', { query: { workId }, signal }),
  });
}

export function similarQuery(like: { readonly workId: string } | { readonly imageId: string }) {
  return queryOptions({
    queryKey: key('similar', like),
    queryFn: async ({ signal }) => (await api('similarWorks', { query: { ...like }, signal })).items,
  });
}

export function mineQuery(tab: MineTab) {
  return infiniteQueryOptions({
    queryKey: key('mine', tab),
    queryFn: ({ pageParam, signal }) => api('mine', { query: { tab, ...at(pageParam) }, signal }),
    ...paged,
  });
}

export function ownWorkQuery(workId: string) {
  return queryOptions({
    queryKey: key('own', workId),
    queryFn: ({ signal }) => api('ownWork', { params: { workId }, query: {}, signal }),
    staleTime: 0,
  });
}

export function authorQuery(userId: string) {
  return queryOptions({
    queryKey: key('author', userId),
    queryFn: ({ signal }) => api('author', { query: { userId }, signal }),
  });
}

/** @param whose `undefined`: one's own. @param workId each then says whether it holds this work */
export function collectionsQuery(whose: string | undefined, workId?: string) {
  return queryOptions({
    queryKey: key('collections', whose ?? null, workId ?? null),
    queryFn: async ({ signal }) => {
      const query = { ...(whose === undefined ? {} : { userId: whose }), ...(workId ? { workId } : {}) };
      return (await api('collections', { query, signal })).items;
    },
  });
}

export function collectionQuery(collectionId: string) {
  return infiniteQueryOptions({
    queryKey: key('collection', collectionId),
    queryFn: ({ pageParam, signal }) =>
      api('collection', { params: { collectionId }, query: at(pageParam), signal }),
    ...paged,
  });
}
