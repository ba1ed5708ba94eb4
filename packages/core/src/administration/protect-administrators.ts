import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import type { Repositories } from '../ports/database.ts';
import type { Administrator } from './administrator.ts';

/**
 * To be called inside the transaction that takes an account's rights away: nobody does so to themselves, and one active
 * administrator always remains, also where two of them take each other's away at the same moment.
 *
 * @throws AppError `ACCOUNT_IS_OWN`, `LAST_ADMINISTRATOR`
 */
export async function protectAdministrators(
  { identity, managedAccounts }: Pick<Repositories, 'identity' | 'managedAccounts'>,
  by: Administrator,
  user: User,
): Promise<void> {
  if (user.id === by.id) throw new AppError('ACCOUNT_IS_OWN', 'one’s own account');
  if (user.role !== 'administrator') return;
  await identity.lock('administrators');
  const acting = await identity.findUser(by.id);
  if (acting?.status !== 'active') throw new AppError('ADMINISTRATOR_LOGIN_REQUIRED', 'suspended meanwhile');
  if (user.status === 'active' && (await managedAccounts.countActiveAdministrators()) <= 1)
    throw new AppError('LAST_ADMINISTRATOR', 'no administrator would remain');
}
