import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';
import { askUnguarded } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { openDialog, useDialogs } from '../dialogs/dialog-store.ts';
import { userQuery } from './current-user.ts';
import { sessionGuard } from './session-guard.ts';

const shownUser = () => queryClient.getQueryData(userQuery.queryKey);

/** Whose session ended while they were working; undefined while nobody is asked. */
export function whoseSessionEnded(): string | undefined {
  return sessionGuard.asking ? shownUser()?.name : undefined;
}

async function whoIsSignedIn(): Promise<string | null> {
  return (await askUnguarded('userInfo', {})).userId;
}

/**
 * After signing in over a page. The person whose session ended goes on where they were; for anybody else, and for a visitor who
 * has just become one, everything is loaded anew, so that nobody sees what was shown before.
 */
export async function goOnSignedIn(): Promise<void> {
  const ended = sessionGuard.asking;
  if (!ended || (await whoIsSignedIn().catch(() => null)) !== shownUser()?.userId) return location.reload();
  // Before the dialog closes: closing it without a session declines.
  sessionGuard.resume();
  useDialogs.setState({ open: null, after: null });
  void queryClient.invalidateQueries();
}

/** Asks to sign in where a session ended in the middle of work; hears of other tabs in which that was done. */
export function followSession(): void {
  sessionGuard.follow({
    userId: () => shownUser()?.userId ?? null,
    askServer: whoIsSignedIn,
    askToSignIn: () => openDialog('login'),
  });
  useDialogs.subscribe(({ open }, before) => {
    if (before.open === 'login' && open !== 'login' && sessionGuard.asking) sessionGuard.decline();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LOCAL_KEYS.userInfo && newValue !== null && sessionGuard.asking) void goOnSignedIn();
  });
}
