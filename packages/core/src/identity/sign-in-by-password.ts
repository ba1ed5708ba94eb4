import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkPassword, type GivenPassword } from './check-password.ts';
import { type Arrival, enterAccount } from './enter-account.ts';
import type { OpenedSession } from './open-session.ts';
import type { SignInDependencies } from './sign-in-by-code.ts';

/**
 * Signs in with account and password. Accounts are made by an administrator, never here.
 *
 * @throws AppError `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`, `ACCOUNT_SUSPENDED` after the right password alone
 */
export async function signInByPassword(
  { database, clock, secret, sessionDays, capabilities }: SignInDependencies,
  { given, arrival }: { readonly given: GivenPassword; readonly arrival: Arrival },
): Promise<OpenedSession> {
  const user = await checkPassword({ database, clock, secret }, given);
  const outcome = await database.transaction((repositories) =>
    enterAccount(repositories, user, arrival, { at: clock.now(), sessionDays, capabilities }),
  );
  if (typeof outcome === 'string') throw new AppError(outcome, 'sign-in by password');
  return outcome;
}
