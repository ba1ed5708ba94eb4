import { createApiCall, type ApiCall } from '@plumbline/client/api-call.ts';
import type { ManagerSession } from '@plumbline/contract/api/administration/session.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientSettings } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';

/** In memory alone: a page that is closed forgets it, and no script of another page can read it. */
let csrfToken = '';

const call = createApiCall({ ...clientSettings, csrfToken: () => csrfToken });

/** Calls of the console. Where its session has ended, the console asks to sign in again and keeps what is on the page. */
export const consoleApi: ApiCall = async (name, input) => {
  try {
    return await call(name, input);
  } catch (error) {
    if (isSignedOut(error)) queryClient.setQueryData(sessionQuery.queryKey, null);
    throw error;
  }
};

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['console', 'session'],
  queryFn: async ({ signal }): Promise<ManagerSession | null> => {
    const session = await call('managerSession', { signal });
    csrfToken = session?.csrfToken ?? '';
    return session;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** From here on the page is the administrator's. */
export function beginSession(session: ManagerSession): void {
  csrfToken = session.csrfToken;
  queryClient.setQueryData(sessionQuery.queryKey, session);
}

/** Nothing of what was shown stays behind. */
export function forgetSession(): void {
  csrfToken = '';
  queryClient.removeQueries({
    queryKey: ['console'],
    predicate: ({ queryKey }) => queryKey[1] !== 'session',
  });
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

function isSignedOut(error: unknown): boolean {
  return error instanceof AppError && error.code === 'ADMINISTRATOR_LOGIN_REQUIRED';
}
