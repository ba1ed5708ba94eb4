import { checkPassword, type GivenPassword, type PasswordDependencies } from '../identity/check-password.ts';
import { requireUncommonPassword } from '../identity/common-password.ts';
import { hashPassword } from '../identity/password.ts';
import { audit } from './administrator.ts';
import type { ResolvedAdministrator } from './resolve-administrator.ts';

/**
 * Changes the administrator's own password, which the present one proves: a console that was left open does not. The
 * other sessions end. Wrong ones count as attempts to sign in.
 *
 * @throws AppError `PASSWORD_COMMON`, `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function changeAdministratorPassword(
  dependencies: PasswordDependencies,
  administrator: ResolvedAdministrator,
  given: Omit<GivenPassword, 'role' | 'account'>,
  newPassword: string,
): Promise<void> {
  const { id, account, name, sessionId } = administrator;
  requireUncommonPassword(newPassword, [account, name]);
  await checkPassword(dependencies, { ...given, account, role: 'administrator' });
  const secretHash = await hashPassword(newPassword);
  const at = dependencies.clock.now();
  await dependencies.database.transaction(async (repositories) => {
    await repositories.managedAccounts.setPassword(id, secretHash);
    await repositories.administrators.endSessionsOf(id, at, sessionId);
    await audit(repositories, administrator, { act: 'password.change', subject: id, at });
  });
}
