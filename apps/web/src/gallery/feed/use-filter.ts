import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FeedFilter, readFilter, writeFilter } from '../address/feed-filter.ts';

/** What the address narrows a list to, and how it is changed: the way back leads to the choice before. */
export function useFilter(): [FeedFilter, (change: Partial<FeedFilter>, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (wanted: Partial<FeedFilter>, replace = false) =>
      setParams((before) => writeFilter(before, wanted), { replace, preventScrollReset: true }),
    [setParams],
  );
  return [filter, change];
}
