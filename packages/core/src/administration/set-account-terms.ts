import { randomUUID } from 'node:crypto';
import { grantMembership, takeBackMembership } from '../membership/grant-membership.ts';
import type { User } from '../identity/user.ts';
import type { Repositories } from '../ports/database.ts';

export interface AccountTerms {
  readonly userType?: User['userType'] | undefined;
  /** undefined = as it is; null = without an end. */
  readonly expiresAt?: Date | null | undefined;
}

/** An end within so many days reads as a month's membership, a later one as a year's. */
const MONTH_DAYS = 31;

/**
 * Sets what an account is and until when, in place of whatever it was given before. Nothing happens where it is that
 * already. To be called inside a transaction.
 */
export async function setAccountTerms(
  repositories: Pick<Repositories, 'identity' | 'memberships'>,
  user: User,
  wanted: AccountTerms,
  at: Date,
): Promise<void> {
  const userType = wanted.userType ?? user.userType;
  const present = user.membership.expiresAt;
  const sameEnd = wanted.expiresAt === undefined || wanted.expiresAt?.getTime() === present?.getTime();
  if (userType === user.userType && sameEnd) return;
  await takeBackMembership(repositories, { userId: user.id, keys: 'all', at });
  if (userType === 'user') return;
  const expiresAt = wanted.expiresAt === undefined ? null : wanted.expiresAt;
  await grantMembership(repositories, {
    key: `administrator:${randomUUID()}`,
    userId: user.id,
    tier: userType === 'enterprise' ? 'enterprise' : 'member',
    level: expiresAt === null ? 'permanent' : lastsAMonth(expiresAt, at) ? 'month' : 'year',
    span: expiresAt === null ? { permanent: true } : { until: expiresAt },
    reason: 'set by an administrator',
    grantedAt: at,
  });
}

function lastsAMonth(end: Date, at: Date): boolean {
  return end.getTime() - at.getTime() <= MONTH_DAYS * 86_400_000;
}
