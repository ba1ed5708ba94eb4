import type { InvitationState } from '@plumbline/contract/api/administration/invitations.ts';
import type { InvitationRepository } from '@plumbline/core/invitations/invitation-repository.ts';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { invitations } from '../database/schema/growth.ts';
import { signUpSources, users } from '../database/schema/identity.ts';
import { paidBy } from './paid-by.ts';

const hasUses = or(isNull(invitations.maxUses), lt(invitations.uses, invitations.maxUses));
const hasTime = (at: Date) => or(isNull(invitations.expiresAt), gt(invitations.expiresAt, at));
const stands = isNull(invitations.revokedAt);

/** The same states as `invitationState`, as conditions. */
function inState(state: InvitationState, at: Date): SQL | undefined {
  if (state === 'revoked') return isNotNull(invitations.revokedAt);
  if (state === 'expired') return and(stands, lte(invitations.expiresAt, at));
  if (state === 'used-up')
    return and(stands, hasTime(at), sql`${invitations.uses} >= ${invitations.maxUses}`);
  return and(stands, hasTime(at), hasUses);
}

export function createInvitationRepository({ sql: db }: Connection): InvitationRepository {
  const named = (code: string) => eq(invitations.code, code);
  return {
    async add(invitation) {
      const added = await db
        .insert(invitations)
        .values(invitation)
        .onConflictDoNothing()
        .returning({ code: invitations.code });
      return added.length > 0;
    },
    async find(code) {
      const [row] = await db.select().from(invitations).where(named(code));
      return row;
    },
    async take(code, at) {
      const [row] = await db
        .update(invitations)
        .set({ uses: sql`${invitations.uses} + 1` })
        .where(and(named(code), inState('open', at)))
        .returning();
      return row;
    },
    async revoke(code, at) {
      const revoked = await db
        .update(invitations)
        .set({ revokedAt: at })
        .where(and(named(code), stands))
        .returning({ code: invitations.code });
      return revoked.length > 0;
    },
    async list({ state, words, at }, { offset, limit }) {
      const where = and(
        state && inState(state, at),
        ...words.map(
          (word) => sql`strpos(lower(concat_ws(' ', ${invitations.code}, ${invitations.note})), ${word}) > 0`,
        ),
      );
      const rows = await db
        .select()
        .from(invitations)
        .where(where)
        .orderBy(desc(invitations.createdAt), desc(invitations.code))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(invitations).where(where);
      return { invitations: rows, total: all?.total ?? 0 };
    },
    async listPeople(code, { offset, limit }) {
      const came = eq(signUpSources.inviteCode, code);
      const people = await db
        .select({ userId: users.id, name: users.name, createdAt: users.createdAt, paidFen: paidBy(users.id) })
        .from(signUpSources)
        .innerJoin(users, eq(users.id, signUpSources.userId))
        .where(came)
        .orderBy(desc(users.createdAt), desc(users.id))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(signUpSources).where(came);
      return { people, total: all?.total ?? 0 };
    },
    async cameBy(userId, code) {
      const rows = await db
        .select({ userId: signUpSources.userId })
        .from(signUpSources)
        .where(and(eq(signUpSources.userId, userId), eq(signUpSources.inviteCode, code)));
      return rows.length > 0;
    },
  };
}
