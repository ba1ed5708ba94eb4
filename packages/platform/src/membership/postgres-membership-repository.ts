import type {
  MembershipGrant,
  MembershipSpan,
  MembershipTier,
} from '@plumbline/core/membership/membership-grant.ts';
import type { MembershipRepository } from '@plumbline/core/membership/membership-repository.ts';
import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { users } from '../database/schema/identity.ts';
import { membershipGrants } from '../database/schema/memberships.ts';

export function createMembershipRepository({ sql: db }: Connection): MembershipRepository {
  return {
    async add({ span, ...grant }) {
      const added = await db
        .insert(membershipGrants)
        .values({
          ...grant,
          months: 'months' in span ? span.months : null,
          until: 'until' in span ? span.until : null,
        })
        .onConflictDoNothing({ target: membershipGrants.key })
        .returning({ key: membershipGrants.key });
      return added.length > 0;
    },
    async list(userId) {
      const rows = await db
        .select()
        .from(membershipGrants)
        .where(eq(membershipGrants.userId, userId))
        .orderBy(asc(membershipGrants.grantedAt), asc(membershipGrants.key));
      return rows.map(toGrant);
    },
    async takeBack(keys, at) {
      if (keys.length === 0) return;
      await db
        .update(membershipGrants)
        .set({ takenBackAt: at })
        .where(and(inArray(membershipGrants.key, [...keys]), isNull(membershipGrants.takenBackAt)));
    },
    async setCurrent(userId, { userType, membership }) {
      await db
        .update(users)
        .set({ userType, membershipLevel: membership.level, membershipExpiresAt: membership.expiresAt })
        .where(eq(users.id, userId));
    },
    async endedUserIds(now, limit) {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(ne(users.userType, 'user'), lte(users.membershipExpiresAt, now)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

type GrantRow = typeof membershipGrants.$inferSelect;

/** The text columns hold what `add` wrote there. */
function toGrant({ months, until, ...row }: GrantRow): MembershipGrant {
  return {
    ...row,
    tier: row.tier as MembershipTier,
    level: row.level as MembershipGrant['level'],
    span: toSpan(months, until),
  };
}

function toSpan(months: number | null, until: Date | null): MembershipSpan {
  if (months !== null) return { months };
  return until === null ? { permanent: true } : { until };
}
