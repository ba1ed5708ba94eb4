import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { newestOf } from './task-cache.ts';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api('siteInfo', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the server says of each tool: its prices are the ones in force. */
export const toolsQuery = queryOptions({
  queryKey: ['tools'],
  queryFn: async ({ signal }) => (await api('tools', { signal })).tools,
  staleTime: 60_000,
});

/** The engines at work, and what each reads. */
export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: async ({ signal }) => (await api('engines', { signal })).engines,
  staleTime: 60_000,
});

export const ticketsQuery = queryOptions({
  queryKey: ['tickets'],
  queryFn: async ({ signal }) => {
    const left = await api('totalTicket', { query: { type: '1' }, signal });
    return typeof left === 'number' ? left : left.tickets;
  },
});

/** What the caller may use of each counter. Its key begins as that of `ticketsQuery`, so both are asked again together. */
export const allowanceQuery = queryOptions({
  queryKey: ['tickets', 'allowance'],
  queryFn: ({ signal }) => api('allowance', { signal }),
});

const LEDGER_PAGE_SIZE = 30;

export function ledgerQuery(counter: TicketCounter | undefined) {
  return infiniteQueryOptions({
    queryKey: ['tickets', 'ledger', counter],
    queryFn: ({ pageParam, signal }) =>
      api('ledger', {
        query: {
          pageSize: LEDGER_PAGE_SIZE,
          ...(counter ? { counter } : {}),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api('categories', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function taskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ client, signal }) => newestOf(client, await api('task', { query: { taskId }, signal })),
  });
}

export interface TaskFilter {
  readonly function?: FunctionName;
  readonly q?: string;
  readonly favourite?: 'true';
}

const PAGE_SIZE = 40;
const UPLOADS_PAGE_SIZE = 60;

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export function taskListQuery(filter: TaskFilter) {
  return infiniteQueryOptions({
    queryKey: ['tasks', filter],
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { pageSize: PAGE_SIZE, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      const page = await api('taskList', { query, signal });
      return { ...page, items: page.items.map((task) => newestOf(client, task)) };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export const samplesQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: async ({ signal }) => (await api('samples', { signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Library items of one kind. */
export function libraryQuery(kind: 'style' | 'material' | 'object' | 'prompt' | 'background') {
  return queryOptions({
    queryKey: ['library', kind],
    queryFn: async ({ signal }) => (await api('library', { query: { kind }, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface UploadFilter {
  readonly purpose?: UploadPurpose;
  readonly q?: string;
}

const UPLOADS_KEY = ['uploads'] as const;

/** What the caller has brought, page by page; asked for anew wherever it is opened. */
export function uploadsQuery(filter: UploadFilter) {
  return infiniteQueryOptions({
    queryKey: [...UPLOADS_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api('uploads', {
        query: { pageSize: UPLOADS_PAGE_SIZE, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}

export const storageQuery = queryOptions({
  queryKey: [...UPLOADS_KEY, 'storage'],
  queryFn: ({ signal }) => api('storage', { query: {}, signal }),
  staleTime: 0,
});

/** To be called where something was brought or deleted. */
export function uploadsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: UPLOADS_KEY });
}

/** Edits that were left before they were applied; asked for anew wherever they are shown. */
export const unfinishedEditsQuery = queryOptions({
  queryKey: ['unfinished-edits'],
  queryFn: async ({ signal }) => (await api('unfinishedEdits', { query: {}, signal })).items,
  staleTime: 0,
});

/** The drawings of a sheet that shows several; none of a picture that is one. */
export function sheetQuery(imageId: string) {
  return queryOptions({
    queryKey: ['sheet', imageId],
    queryFn: ({ signal }) => api('sheet', { query: { imageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What was understood of a picture. Reading it takes the server seconds, so it is asked for when it is looked at. */
export function sceneQuery(imageId: string, space: SceneSpace) {
  return queryOptions({
    queryKey: ['scene', imageId, space],
    queryFn: ({ signal }) => api('scene', { query: { imageId, space }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
