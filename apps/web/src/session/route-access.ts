import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Which pages and menus the caller does not see. Where that cannot be read everything shows; the server still refuses. */
export const routeAccessQuery = queryOptions({
  queryKey: ['user', 'routes'],
  queryFn: async ({ signal }) => new Set((await api('routeAccess', { signal })).hiddenKeys),
  staleTime: Number.POSITIVE_INFINITY,
  // The page waits for it: better everything shows than nothing for seconds.
  retry: false,
});

/** Tells whether what has an access key shows to the current user. */
export function useIsShown(): (accessKey: string) => boolean {
  const hidden = useQuery(routeAccessQuery).data;
  return (accessKey) => !hidden?.has(accessKey);
}
