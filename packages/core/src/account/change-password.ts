import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkPassword, type GivenPassword, type PasswordDependencies } from '../identity/check-password.ts';
import { requireUncommonPassword } from '../identity/common-password.ts';
import { type OpenedSession, openSession } from '../identity/open-session.ts';
import { hashPassword } from '../identity/password.ts';
import type { User } from '../identity/user.ts';

export interface NewPassword {
  /** The present one, with where it was typed. */
  readonly given: Omit<GivenPassword, 'role' | 'account'>;
  readonly next: string;
  /** User agent of the browser that goes on. */
  readonly device: string;
}

/**
 * Changes the password of one's own account, which the present one proves. Whoever else is signed in is thrown out:
 * browsers, desktops and partners' tickets. Wrong ones count as attempts to sign in. Accounts get their name and first
 * password from an administrator; who signs in otherwise has none to change.
 *
 * @returns a new session for the browser that asked, since its own has ended too
 * @throws AppError `NOT_FOUND` for an account without a password, `PASSWORD_COMMON`, `PASSWORD_WRONG`,
 *   `TOO_MANY_ATTEMPTS`
 */
export async function changePassword(
  dependencies: PasswordDependencies & { readonly sessionDays: number },
  user: User,
  { given, next, device }: NewPassword,
): Promise<OpenedSession> {
  const { database, clock, sessionDays } = dependencies;
  const identities = await database.identity.listIdentities(user.id);
  const own = identities.find(({ provider, secretHash }) => provider === 'account' && secretHash !== null);
  if (!own) throw new AppError('NOT_FOUND', `${user.id} has no password`);
  requireUncommonPassword(next, [own.subject, user.name]);
  await checkPassword(dependencies, { ...given, account: own.subject });
  const secretHash = await hashPassword(next);
  const at = clock.now();
  return database.transaction(async ({ identity, managedAccounts, cas, audit }) => {
    await identity.lock(`user ${user.id}`);
    await managedAccounts.setPassword(user.id, secretHash);
    await identity.endSessionsOf(user.id, 'revoked', at);
    await cas.endTicketsOf(user.id);
    await audit.add({
      administratorId: user.id,
      // Not who it is: the log stays when the person is gone.
      administrator: '',
      act: 'account.password',
      subject: user.id,
      details: {},
      at,
    });
    return openSession(identity, { user, device, at, days: sessionDays });
  });
}
