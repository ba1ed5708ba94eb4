import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type CurrentUser, userQuery } from './current-user.ts';
import { routeAccessQuery } from './route-access.ts';

/** What another tab of this browser has written, as far as it concerns this one. */
type Change = Pick<StorageEvent, 'key' | 'newValue'>;

/**
 * Keeps a tab in step with the browser's others. Who signs in or out in one does so in all: a tab that went on showing a
 * person's name and works would tell the next one of them. What became of the account itself, a membership bought, another
 * name, is asked anew.
 *
 * @param reload starts the page over; it keeps the settings of its workspaces
 */
export function followChange(client: QueryClient, { key, newValue }: Change, reload: () => void): void {
  const user: CurrentUser | undefined = client.getQueryData(userQuery.queryKey);
  // Nothing is shown yet that could be wrong.
  if (user === undefined) return;
  if (key === LOCAL_KEYS.loginAccountId && newValue !== user.userId) reload();
  else if (key === LOCAL_KEYS.userInfo && newValue !== null)
    void client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
  else if (key === LOCAL_KEYS.userType && newValue !== null)
    void client.invalidateQueries({ queryKey: routeAccessQuery.queryKey });
}

export function followTabs(client: QueryClient): void {
  addEventListener('storage', (event) => followChange(client, event, () => location.reload()));
}
