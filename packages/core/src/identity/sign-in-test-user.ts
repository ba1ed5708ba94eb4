import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Arrival, enterAccount, findOrAddUser } from './enter-account.ts';
import type { OpenedSession } from './open-session.ts';
import type { SignInDependencies } from './sign-in-by-code.ts';

/**
 * Signs a marked test user in without any proof; for automated tests, where the operator has allowed it. The identity
 * has no password, so that there is no other way into it.
 *
 * @throws AppError `ACCOUNT_SUSPENDED`
 */
export async function signInTestUser(
  { database, clock, sessionDays, capabilities }: Omit<SignInDependencies, 'secret'>,
  name: string,
  arrival: Arrival,
): Promise<OpenedSession> {
  const at = clock.now();
  const proven = { provider: 'account', subject: `test/${name}`, unionId: null, label: null } as const;
  const outcome = await database.transaction(async (repositories) => {
    const user = await findOrAddUser(repositories, { ...proven, name, testUser: true }, arrival.visit, at);
    // An account that somebody made under this name is not for whoever asks.
    if (!user.testUser) return 'LOGIN_FAILED';
    return enterAccount(repositories, user, arrival, { at, sessionDays, capabilities });
  });
  if (typeof outcome === 'string') throw new AppError(outcome, 'sign-in of a test user');
  return outcome;
}
