import { useCallback, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

export const PAGE_SIZE = 50;

/** Parameters that say where one is, not what is asked for. */
const WHERE: ReadonlySet<string> = new Set(['section', 'page']);

/** What a list is asked for, kept in the address: a reload, the way back and a link all show the same. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          // Another question begins on its first page.
          after.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value) after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  const q = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  /** A value of the address where it is one of those that exist. */
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === params.get(name));
  const asked = useDeferredValue(q);
  return {
    q,
    page,
    /** Whether something is searched or filtered: an empty list then says something else. */
    isNarrowed: [...params.keys()].some((name) => !WHERE.has(name)),
    change,
    oneOf,
    text: (name: string) => params.get(name) ?? undefined,
    query: { page, pageSize: PAGE_SIZE, ...(asked === '' ? {} : { q: asked }) },
  };
}
