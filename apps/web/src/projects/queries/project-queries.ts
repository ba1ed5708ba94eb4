import type { PROJECT_STATES } from '@plumbline/contract/projects/project-lists.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { askAgain } from '../../api/ask-again.ts';
import { api } from '../../api/client.ts';

const KEY = ['projects'] as const;
const PAGE_SIZE = 60;

export interface ProjectFilter {
  readonly q?: string;
  readonly state: (typeof PROJECT_STATES)[number];
}

export function projectListQuery(filter: ProjectFilter) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api('projects', {
        query: { pageSize: PAGE_SIZE, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', projectId],
    queryFn: ({ signal }) => api('project', { params: { projectId }, query: {}, signal }),
  });
}

export function viewQuery(projectId: string, viewId: string) {
  return queryOptions({
    queryKey: [...KEY, 'view', projectId, viewId],
    queryFn: ({ signal }) => api('view', { params: { projectId, viewId }, query: {}, signal }),
  });
}

/** The version trees of a view, one of each picture that its tasks go back to. */
export function treeQuery(imageId: string) {
  return queryOptions({
    queryKey: ['versions', imageId],
    queryFn: ({ signal }) => api('versions', { query: { imageId }, signal }),
  });
}

export function boardQuery(projectId: string, boardId: string) {
  return queryOptions({
    queryKey: [...KEY, 'board', projectId, boardId],
    queryFn: ({ signal }) => api('board', { params: { projectId, boardId }, query: {}, signal }),
  });
}

export function scheduleQuery(projectId: string) {
  return queryOptions({
    queryKey: [...KEY, 'schedule', projectId],
    queryFn: ({ signal }) => api('schedule', { params: { projectId }, query: {}, signal }),
  });
}

/** Reading plans takes the server a while the first time. */
export function areasQuery(projectId: string) {
  return queryOptions({
    queryKey: [...KEY, 'areas', projectId],
    queryFn: ({ signal }) => api('areas', { params: { projectId }, query: {}, signal }),
  });
}

export function effectsQuery(projectId: string, viewIds: readonly string[]) {
  return queryOptions({
    queryKey: [...KEY, 'effects', projectId, viewIds],
    queryFn: ({ signal }) =>
      api('scheduleEffects', { params: { projectId }, query: { viewIds: viewIds.join(',') }, signal }),
    // Prices and renders change meanwhile: asked for anew wherever it is opened.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Something of projects changed: lists, counts and covers are asked for anew where they are shown. */
export function projectsChanged(client: QueryClient): void {
  void askAgain(client, KEY);
}
