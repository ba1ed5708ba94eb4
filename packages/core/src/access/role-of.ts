import type { Role } from '@plumbline/contract/access/access-rules.ts';
import type { User } from '../identity/user.ts';

/** The role that a signed-in user, or nobody, has at a moment: a membership that ran out is none. */
export function roleOf(user: User | null, at: Date): Exclude<Role, 'administrator'> {
  if (user === null || user.status !== 'active') return 'visitor';
  if (user.userType === 'enterprise') return 'enterprise';
  const { level, expiresAt } = user.membership;
  if (user.userType !== 'vip') return 'user';
  if (level === 'permanent') return 'permanent';
  return expiresAt === null || expiresAt > at ? 'vip' : 'user';
}
