import { LEAVING_DAYS } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const DAY_MS = 86_400_000;

export interface AccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** When an account that is left since then may be erased. */
export function erasedAfter(leavingSince: Date): Date {
  return new Date(leavingSince.getTime() + LEAVING_DAYS * DAY_MS);
}

/**
 * Begins the deletion of an account: it is signed out everywhere and its keys open nothing, until its owner signs in
 * and keeps it or `eraseLeftAccounts` takes it away.
 *
 * @returns when it will be gone
 * @throws AppError `CONFLICT` where the account is not active
 */
export async function leaveAccount({ database, clock }: AccountDependencies, userId: string): Promise<Date> {
  const at = clock.now();
  await database.transaction(async ({ account, identity }) => {
    await identity.lock(`user ${userId}`);
    if (!(await account.leave(userId, at))) throw new AppError('CONFLICT', `${userId} cannot be left`);
    await identity.endSessionsOf(userId, 'deleted', at);
  });
  return erasedAfter(at);
}

/**
 * The owner changed their mind.
 *
 * @throws AppError `CONFLICT` where the account is not being left
 */
export async function keepAccount(
  { database }: Pick<AccountDependencies, 'database'>,
  userId: string,
): Promise<void> {
  await database.transaction(async ({ account, identity }) => {
    await identity.lock(`user ${userId}`);
    if (!(await account.stay(userId))) throw new AppError('CONFLICT', `${userId} is not being left`);
  });
}
