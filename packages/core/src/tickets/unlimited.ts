import { mayUse } from '@plumbline/contract/access/access-rules.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';

/** Members and enterprises have unlimited counts; a membership that ran out gives none. */
export function hasUnlimitedTickets(user: User, at: Date): boolean {
  return mayUse('members', roleOf(user, at));
}
