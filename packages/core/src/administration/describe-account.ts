import type { Account, AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { AccountRecord } from './managed-account-repository.ts';

/** An account as the console reads it. Administrators see numbers and addresses whole: they write to their owners. */
export function describeAccount({ user, ...around }: AccountRecord): Account {
  return {
    accountId: user.id,
    account: around.account,
    name: user.name,
    company: around.company,
    phoneNo: around.phoneNo,
    email: around.email,
    role: user.role,
    userType: user.userType,
    status: user.status,
    testUser: user.testUser,
    level: user.membership.level,
    expiresAt: user.membership.expiresAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    seenAt: around.seenAt?.toISOString() ?? null,
  };
}

/** @throws AppError `NOT_FOUND` */
export async function readAccount(
  repositories: Pick<Repositories, 'managedAccounts'>,
  accountId: string,
  at: Date,
): Promise<AccountDetails> {
  const record = await requireAccount(repositories, accountId);
  const { providers, ...holdings } = await repositories.managedAccounts.holdings(accountId, at);
  const faceVerifiedAt = record.faceVerifiedAt?.toISOString() ?? null;
  return { ...describeAccount(record), ...holdings, faceVerifiedAt, providers: [...providers] };
}

/** @throws AppError `NOT_FOUND` */
export async function requireAccount(
  { managedAccounts }: Pick<Repositories, 'managedAccounts'>,
  accountId: string,
): Promise<AccountRecord> {
  const record = await managedAccounts.find(accountId);
  if (!record) throw new AppError('NOT_FOUND', 'no such account');
  return record;
}
