import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import { currentMembership } from '../membership/current-membership.ts';
import { isBought } from '../membership/membership-grant.ts';
import type { Repositories } from '../ports/database.ts';

type Books = Pick<Repositories, 'memberships'>;

/**
 * When the term that an operator gave an enterprise ended; null while it runs, where something else runs, and for
 * everybody else. An ended enterprise soon reads as an ordinary user, so its lines are asked. Who bought an enterprise
 * month goes on as who they were before.
 */
export async function termEnded({ memberships }: Books, user: User, at: Date): Promise<Date | null> {
  const { expiresAt } = user.membership;
  if (expiresAt === null || expiresAt > at) return null;
  const lines = await memberships.list(user.id);
  const given = lines.filter(({ tier, takenBackAt }) => tier === 'enterprise' && takenBackAt === null);
  // Set in the columns alone: the line follows once the membership is settled.
  if (given.length === 0) return user.userType === 'enterprise' ? expiresAt : null;
  const { userType } = currentMembership(lines, new Date(expiresAt.getTime() - 1));
  return userType === 'enterprise' && !given.every(isBought) ? expiresAt : null;
}

/**
 * An enterprise whose term is over is told so where it would start something, instead of going on as somebody who pays for
 * each. What it made stays readable.
 *
 * @throws AppError `ACCOUNT_EXPIRED`
 */
export async function requireTerm(books: Books, user: User, at: Date): Promise<void> {
  const ended = await termEnded(books, user, at);
  if (ended) throw new AppError('ACCOUNT_EXPIRED', `${user.id}, since ${ended.toISOString()}`);
}
