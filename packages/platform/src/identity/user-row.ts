import type { User } from '@plumbline/core/identity/user.ts';
import type { users } from '../database/schema/identity.ts';

type UserRow = typeof users.$inferSelect;

/** The columns are text with values that only `toUserRow` writes. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    userType: row.userType as User['userType'],
    role: row.role as User['role'],
    status: row.status as User['status'],
    testUser: row.testUser,
    membership: {
      level: row.membershipLevel as User['membership']['level'],
      expiresAt: row.membershipExpiresAt,
    },
    createdAt: row.createdAt,
  };
}

export function toUserRow(user: User): typeof users.$inferInsert {
  const { membership, ...columns } = user;
  return { ...columns, membershipLevel: membership.level, membershipExpiresAt: membership.expiresAt };
}
