import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepOpeningWith, opensWithFavourites } from '../default-collection.ts';
import { asQuery, readFilter, type WorkFilter, writeFilter } from './work-filter.ts';

/** The filter of the list, which stands in the page's address. */
export function useWorkFilter() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const query = useMemo(() => asQuery(filter), [filter]);
  const change = (changed: WorkFilter) => {
    if (Object.hasOwn(changed, 'favourite')) keepOpeningWith(changed.favourite === 'true');
    setSearch((before) => writeFilter(before, changed), { replace: true });
  };
  useEffect(() => {
    // An address that says nothing opens as the list was left.
    if (text === '' && opensWithFavourites()) setSearch({ favourite: 'true' }, { replace: true });
    // Only where the page opens: taking the last filter away is no opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { filter, query, change };
}
