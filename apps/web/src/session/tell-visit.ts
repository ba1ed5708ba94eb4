import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from './current-user.ts';
import { sourceOf } from './visit.ts';

/** The address whose campaign this tab has told of: signing in loads the page again, as somebody else. */
const TOLD_KEY = 'plumbline.visit';

/** Says which campaign the address names: a figure of the operator's, nothing waits for it or fails with it. */
export async function tellVisit(search: string): Promise<void> {
  const source = sourceOf(search);
  if (!source) return;
  try {
    if (sessionStorage.getItem(TOLD_KEY) === search) return;
    sessionStorage.setItem(TOLD_KEY, search);
    // The first contact gives the browser what a changing call needs.
    await queryClient.fetchQuery(userQuery);
    await api('noteVisit', { body: { source } });
  } catch {
    // As above; a browser that forbids storage is not counted.
  }
}
