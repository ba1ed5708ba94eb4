import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await api('sessions', { signal })).items,
});

export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'apiKeys'],
  queryFn: async ({ signal }) => (await api('apiKeys', { signal })).items,
});

export const downloadsQuery = infiniteQueryOptions({
  queryKey: ['account', 'downloads'],
  queryFn: ({ pageParam, signal }) => api('downloads', { query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) =>
    pages.reduce((sum, page) => sum + page.items.length, 0) < last.total ? pages.length + 1 : undefined,
});

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => api('preferences', { signal }),
});
