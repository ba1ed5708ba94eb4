import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import type { OwnKind } from '@plumbline/contract/content/own-content.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consoleApi } from '../console-api.ts';

/** While a cover is made, it is looked for this often. */
const COVER_MS = 1_500;

export const ownEntriesQuery = (kind: OwnKind) =>
  queryOptions({
    queryKey: ['console', 'own-content', kind],
    queryFn: async ({ signal }) => (await consoleApi('ownContent', { query: { kind }, signal })).items,
    refetchInterval: ({ state }) => (state.data?.some(isMakingCover) ? COVER_MS : false),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

function isMakingCover({ draft, published }: ManagedEntry): boolean {
  return [draft, published].some((version) => version?.cover === 'waiting' || version?.cover === 'making');
}
