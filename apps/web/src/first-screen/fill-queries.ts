import type { FirstScreenData } from '@plumbline/contract/first-screen.ts';
import type { QueryClient } from '@tanstack/react-query';
import { samplesQuery, siteQuery } from '../api/queries.ts';
import { userQuery } from '../session/current-user.ts';
import { routeAccessQuery } from '../session/route-access.ts';

/** Puts the answers that came with the page where the components look for them. */
export function fillQueries(
  client: QueryClient,
  { userInfo, vipInfo, hiddenKeys, siteInfo, samples }: FirstScreenData,
): void {
  client.setQueryData(userQuery.queryKey, { ...userInfo, vip: vipInfo });
  client.setQueryData(routeAccessQuery.queryKey, new Set(hiddenKeys));
  client.setQueryData(siteQuery.queryKey, siteInfo);
  client.setQueryData(samplesQuery.queryKey, [...samples]);
}
