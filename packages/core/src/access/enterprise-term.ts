import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';

/** When the term of an enterprise ended; null while it runs, and for everybody else. */
export function termEnded({ userType, membership: { expiresAt } }: User, at: Date): Date | null {
  return userType === 'enterprise' && expiresAt !== null && expiresAt <= at ? expiresAt : null;
}

/**
 * An enterprise whose term is over is told so where it would start something, instead of going on as somebody who pays for
 * each. What it made stays readable.
 *
 * @throws AppError `ACCOUNT_EXPIRED`
 */
export function requireTerm(user: User, at: Date): void {
  const ended = termEnded(user, at);
  if (ended) throw new AppError('ACCOUNT_EXPIRED', `${user.id}, since ${ended.toISOString()}`);
}
