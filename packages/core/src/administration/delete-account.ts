import { eraseAccount, type EraseDependencies } from '../account/erase-account.ts';
import { type Administrator, audit } from './administrator.ts';
import { describeAccount, requireAccount } from './describe-account.ts';
import { protectAdministrators } from './protect-administrators.ts';

/**
 * Deletes an account at once, with its works and files. It is suspended, and its deletion written down, before anything
 * goes: what a crash leaves is an account that nobody can enter and that can be deleted again.
 *
 * @throws AppError `NOT_FOUND`, `ACCOUNT_IS_OWN`, `LAST_ADMINISTRATOR`
 */
export async function deleteAccount(
  dependencies: EraseDependencies,
  administrator: Administrator,
  accountId: string,
): Promise<void> {
  const at = dependencies.clock.now();
  await dependencies.database.transaction(async (repositories) => {
    await repositories.identity.lock(`user ${accountId}`);
    const record = await requireAccount(repositories, accountId);
    await protectAdministrators(repositories, administrator, record.user);
    await repositories.managedAccounts.change(accountId, { status: 'suspended' });
    await repositories.identity.endSessionsOf(accountId, 'deleted', at);
    await repositories.administrators.endSessionsOf(accountId, at);
    const { role, userType, createdAt } = describeAccount(record);
    // Not who it was: the log stays when the person is gone.
    const details = { role, userType, createdAt };
    await audit(repositories, administrator, { act: 'account.delete', subject: accountId, details, at });
  });
  await eraseAccount(dependencies, accountId);
}
