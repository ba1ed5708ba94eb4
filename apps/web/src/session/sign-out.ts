import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { siteQuery } from '../api/queries.ts';
import { forgetPerson, readLocal } from './local-keys.ts';

/** Only a ticket of the CAS service may be deleted at logout, whatever the browser's storage says. */
const TICKET_PATH = /^\/cas\/v1\/tickets\/TGT-[\w.-]+$/;

/** Ends the session here and on the server, forgets who was signed in, and leaves for the main site. */
export async function signOut(): Promise<void> {
  const redirect = readLocal('logoutRedirect');
  await api('invalidateSession', {}).catch(() => undefined);
  if (redirect && TICKET_PATH.test(redirect))
    await fetch(redirect, { method: 'DELETE', credentials: 'include' }).catch(() => undefined);
  forgetPerson();
  const site = queryClient.getQueryData(siteQuery.queryKey);
  queryClient.clear();
  location.assign(site?.mainSiteUrl || '/');
}
