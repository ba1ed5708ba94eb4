import { randomUUID } from 'node:crypto';
import type { AccountDetails, UpdateAccountBody } from '@plumbline/contract/api/administration/accounts.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { requireUncommonPassword } from '../identity/common-password.ts';
import { hashPassword } from '../identity/password.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { grantTickets } from '../tickets/grant-tickets.ts';
import type { AccountRecord } from './managed-account-repository.ts';
import { writeSubjects } from './account-subjects.ts';
import { type Administrator, audit } from './administrator.ts';
import { describeAccount, readAccount, requireAccount } from './describe-account.ts';
import { setAccountTerms } from './set-account-terms.ts';
import { protectAdministrators } from './protect-administrators.ts';

/**
 * Changes what is given of an account. Suspending and a new password end all of its sessions in the same transaction.
 *
 * @throws AppError `NOT_FOUND`, `ACCOUNT_TAKEN`, `PHONE_INVALID`, `ACCOUNT_IS_OWN`, `LAST_ADMINISTRATOR`, `FORBIDDEN`,
 *   `PASSWORD_COMMON`, `CONFLICT` for the status of one that its owner is leaving, `VALIDATION_FAILED` for a password without an account name
 */
export async function updateAccount(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  accountId: string,
  body: UpdateAccountBody,
): Promise<AccountDetails> {
  // One's own password asks for the present one, by `changeAdministratorPassword`.
  if (body.password !== undefined && accountId === administrator.id)
    throw new AppError('FORBIDDEN', 'one’s own password without the present one');
  const secretHash = body.password === undefined ? undefined : await hashPassword(body.password);
  const at = clock.now();
  return database.transaction(async (repositories) => {
    await repositories.identity.lock(`user ${accountId}`);
    const before = await requireAccount(repositories, accountId);
    // Who is on the way out decides that alone.
    if (before.user.status === 'leaving' && body.status !== undefined)
      throw new AppError('CONFLICT', 'the owner is leaving');
    await change(repositories, before, body, at);
    if (secretHash !== undefined && body.password !== undefined) {
      requireUncommonPassword(body.password, [body.account ?? before.account ?? '', before.user.name]);
      await setPassword(repositories, accountId, secretHash);
    }
    const suspends = body.status === 'suspended' && before.user.status !== 'suspended';
    if (suspends) await protectAdministrators(repositories, administrator, before.user);
    if (body.status !== undefined)
      await repositories.managedAccounts.change(accountId, { status: body.status });
    if (suspends || secretHash !== undefined)
      await endEverySession(repositories, accountId, suspends ? 'suspended' : 'revoked', at);
    await audit(repositories, administrator, {
      act: suspends ? 'account.suspend' : 'account.update',
      subject: accountId,
      details: { ...differences(before, await requireAccount(repositories, accountId)), ...secretNote(body) },
      at,
    });
    if (body.tickets) await give(repositories, administrator, accountId, body.tickets, at);
    return readAccount(repositories, accountId, at);
  });
}

async function change(
  repositories: Repositories,
  { user }: AccountRecord,
  body: UpdateAccountBody,
  at: Date,
): Promise<void> {
  const { expiresAt } = body;
  // An administrator is no customer: it has neither type nor end.
  if (user.role === 'user')
    await setAccountTerms(
      repositories,
      user,
      {
        userType: body.userType,
        expiresAt: typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt,
      },
      at,
    );
  if (body.name !== undefined) await repositories.managedAccounts.change(user.id, { name: body.name });
  await writeSubjects(repositories, user.id, body, at);
  if (body.company !== undefined) await repositories.managedAccounts.setCompany(user.id, body.company);
}

async function setPassword(repositories: Repositories, accountId: string, secretHash: string): Promise<void> {
  if (await repositories.managedAccounts.setPassword(accountId, secretHash)) return;
  throw new AppError('VALIDATION_FAILED', 'a password without an account name', {
    details: { password: 'needs an account name' },
  });
}

/** Both kinds, of which a row has one, and partners' tickets. */
export async function endEverySession(
  { identity, administrators, cas }: Pick<Repositories, 'identity' | 'administrators' | 'cas'>,
  userId: string,
  why: 'suspended' | 'revoked',
  at: Date,
): Promise<void> {
  await identity.endSessionsOf(userId, why, at);
  await administrators.endSessionsOf(userId, at);
  await cas.endTicketsOf(userId);
}

async function give(
  repositories: Repositories,
  administrator: Administrator,
  userId: string,
  amount: number,
  at: Date,
): Promise<void> {
  const key = `administrator:${randomUUID()}`;
  const reason = 'given by an administrator';
  await grantTickets(repositories.ledger, { key, userId, counter: 'tickets', amount, reason, at });
  const details = { counter: 'tickets', amount, reason };
  await audit(repositories, administrator, { act: 'tickets.grant', subject: userId, details, at });
}

function secretNote({ password }: UpdateAccountBody): Record<string, unknown> {
  return password === undefined ? {} : { password: 'replaced' };
}

/** Of what tells who somebody is the log keeps that it changed, not what it was: it stays when the person is gone. */
const PERSONAL: ReadonlySet<string> = new Set(['name', 'company', 'account', 'phoneNo', 'email']);

/** What is another afterwards, as `{field: [before, after]}`. */
function differences(before: AccountRecord, after: AccountRecord): Record<string, unknown> {
  const old = new Map(Object.entries(describeAccount(before)));
  const changed = Object.entries(describeAccount(after)).filter(
    ([name, value]) => name !== 'seenAt' && old.get(name) !== value,
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, PERSONAL.has(name) ? 'changed' : [old.get(name), value]]),
  );
}
