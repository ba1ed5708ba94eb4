import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import type { User } from '../identity/user.ts';

/** The role that a signed-in user, or nobody, has at a moment: a membership that ran out is none. */
export function roleOf(user: User | null, at: Date): UserRole {
  if (user === null || user.status !== 'active') return 'visitor';
  const { level, expiresAt } = user.membership;
  if (user.userType === 'user' || (expiresAt !== null && expiresAt <= at)) return 'user';
  if (user.userType === 'enterprise') return 'enterprise';
  return level === 'permanent' ? 'permanent' : 'vip';
}
