import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '@plumbline/core/identity/caller.ts';
import type { User } from '@plumbline/core/identity/user.ts';

/** The user of a route for signed-in users; the session hook has turned others away before. */
export function signedIn(caller: Caller): User {
  if (!caller.user) throw new AppError('LOGIN_REQUIRED', 'a route for signed-in users without one');
  return caller.user;
}
