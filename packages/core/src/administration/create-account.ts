import { randomUUID } from 'node:crypto';
import type { AccountDetails, CreateAccountBody } from '@plumbline/contract/api/administration/accounts.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { requireUncommonPassword } from '../identity/common-password.ts';
import type { User } from '../identity/user.ts';
import { hashPassword } from '../identity/password.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { grantTickets } from '../tickets/grant-tickets.ts';
import { writeSubjects } from './account-subjects.ts';
import { type Administrator, audit } from './administrator.ts';
import { setAccountTerms } from './set-account-terms.ts';
import { readAccount } from './describe-account.ts';

/**
 * Makes an account that signs in with its name and password, or by the number or address that was given.
 *
 * @throws AppError `ACCOUNT_TAKEN`, `PHONE_INVALID`, `PASSWORD_COMMON`, `VALIDATION_FAILED` for an administrator without a password
 */
export async function createAccount(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  body: CreateAccountBody,
): Promise<AccountDetails> {
  if (body.role === 'administrator' && body.password === undefined)
    throw new AppError('VALIDATION_FAILED', 'an administrator needs a password', {
      details: { password: 'is needed for an administrator' },
    });
  if (body.password !== undefined) requireUncommonPassword(body.password, [body.account, body.name]);
  const { role, userType, status } = body;
  const secretHash = body.password === undefined ? null : await hashPassword(body.password);
  const at = clock.now();
  const userId = `u_${randomUUID().replaceAll('-', '')}`;
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
  return database.transaction(async (repositories) => {
    const user: User = {
      id: userId,
      name: body.name,
      role: body.role,
      status: body.status,
      testUser: false,
      userType: 'user',
      membership: { level: 'none', expiresAt: null },
      createdAt: at,
    };
    await repositories.identity.addUser(user);
    if (user.role === 'user')
      await setAccountTerms(repositories, user, { userType: body.userType, expiresAt }, at);
    await writeSubjects(repositories, userId, body, at);
    if (secretHash !== null) await repositories.managedAccounts.setPassword(userId, secretHash);
    if (body.company) await repositories.managedAccounts.setCompany(userId, body.company);
    if (body.tickets)
      await grantTickets(repositories.ledger, {
        key: `administrator:${userId}`,
        userId,
        counter: 'tickets',
        amount: body.tickets,
        reason: 'given with the account',
        at,
      });
    await audit(repositories, administrator, {
      act: 'account.create',
      subject: userId,
      // Not who it is: the log stays when the person is gone.
      details: { role, userType, status, expiresAt: body.expiresAt ?? null, tickets: body.tickets ?? 0 },
      at,
    });
    return readAccount(repositories, userId, at);
  });
}
