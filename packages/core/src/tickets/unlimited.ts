import type { User } from '../identity/user.ts';

/** Members and enterprises have unlimited counts; a membership that ran out gives none. */
export function hasUnlimitedTickets(user: User, at: Date): boolean {
  if (user.userType === 'enterprise') return true;
  const { expiresAt } = user.membership;
  return user.userType === 'vip' && (expiresAt === null || expiresAt > at);
}
