import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type UploadPurpose, uploadsQuery } from '../api/queries.ts';

/** One's own files of one kind or of all, found by name, as many pages as were looked at. */
export function useOwnFiles(purpose: UploadPurpose | undefined, search: string) {
  const q = useDeferredValue(search.trim());
  const query = useInfiniteQuery(
    uploadsQuery({ ...(purpose ? { purpose } : {}), ...(q === '' ? {} : { q }) }),
  );
  const files = useMemo<OwnUpload[]>(
    () => query.data?.pages.flatMap(({ items }) => items) ?? [],
    [query.data],
  );
  return { files, total: query.data?.pages[0]?.total, query, searching: q !== '' };
}
