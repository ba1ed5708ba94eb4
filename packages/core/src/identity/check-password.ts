import { randomBytes } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { attemptKeys, countAttempt, forgiveAttempt } from './attempt-limits.ts';
import { hashRequester } from './code-hash.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { User } from './user.ts';

export interface PasswordDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys what attempts are counted by. */
  readonly secret: Buffer;
}

export interface GivenPassword {
  /** Whose way in it is: an account of the other kind is none here. Mistakes at one do not count at the other. */
  readonly role?: User['role'];
  readonly account: string;
  readonly password: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Failures an hour that one address may have. */
  readonly perHour: number;
}

/**
 * The user of an account name and password. An unknown account, one of the other role and one without a password cost
 * the same work and have the same answer as a wrong password.
 *
 * @throws AppError `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function checkPassword(
  { database, clock, secret }: PasswordDependencies,
  { role = 'user', account, password, address, perHour }: GivenPassword,
): Promise<User> {
  const at = clock.now();
  const keys = attemptKeys(
    secret,
    role === 'user' ? account : `${role} ${account}`,
    hashRequester(secret, address),
  );
  await database.transaction(({ identity }) => countAttempt(identity, keys, { at, perHour }));
  const known = await database.identity.findIdentity('account', account.trim());
  const user = known && (await database.identity.findUser(known.userId));
  const stored = user?.role === role ? known?.secretHash : undefined;
  // Always one verification, also where there is nothing to compare with.
  const right = await verifyPassword(password, stored ?? (await hashOfNobody()));
  if (!right || !user || !stored) throw new AppError('PASSWORD_WRONG', 'account and password');
  await forgiveAttempt(database.identity, keys, at);
  return user;
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(randomBytes(32).toString('base64url'));
  return nobody;
}
