import { createApiCall, fetchWithLimit, type ApiCall } from '@plumbline/client/api-call.ts';
import { commonHeaders } from '@plumbline/client/client-settings.ts';
import { dataOf } from '@plumbline/client/read-answer.ts';
import {
  type ContentPictureAnswer,
  contentPictureSchema,
} from '@plumbline/contract/api/administration/own-content.ts';
import type { ManagerSession } from '@plumbline/contract/api/administration/session.ts';
import { CALLS, type CallName } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { CSRF_HEADER, UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientSettings } from '../api/client-settings.ts';
import { queryClient } from '../api/query-client.ts';

/** In memory alone: a page that is closed forgets it, and no script of another page can read it. */
let csrfToken = '';

const call = createApiCall({ ...clientSettings, csrfToken: () => csrfToken }, CALLS);

/** Signing in, with the token of the visitor who asks: the console has none of its own yet. */
export const signInApi = createApiCall(clientSettings, { managerLogin: CALLS.managerLogin });

/** Calls of the console. Where its session has ended, the console asks to sign in again and keeps what is on the page. */
export const consoleApi: ApiCall<CallName> = async (name, input) => {
  try {
    return await call(name, input);
  } catch (error) {
    if (isSignedOut(error)) queryClient.setQueryData(sessionQuery.queryKey, null);
    throw error;
  }
};

/** Brings a picture for own content. @throws AppError as an upload does */
export async function uploadContentPicture(file: Blob): Promise<ContentPictureAnswer> {
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('IMAGE_TOO_LARGE', `${file.size} bytes`);
  const form = new FormData();
  form.append('file', file);
  const headers = { ...commonHeaders(clientSettings), [CSRF_HEADER]: csrfToken };
  const response = await fetchWithLimit(clientSettings, OTHER_PATHS.contentPicture, {
    method: 'POST',
    headers,
    body: form,
  });
  return contentPictureSchema.parse(await dataOf(response));
}

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
