import type { AdministratorRepository } from '@plumbline/core/administration/administrator-repository.ts';
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { administratorSessions, secondFactors } from '../database/schema/administration.ts';
import { users } from '../database/schema/identity.ts';
import { toUser } from '../identity/user-row.ts';

/** Sessions of administrators. */
export function createAdministratorRepository({ sql: db }: Connection): AdministratorRepository {
  return {
    async addSession(session) {
      await db.insert(administratorSessions).values(session);
    },
    async findSession(tokenHash, now, usedSince) {
      const [row] = await db
        .select()
        .from(administratorSessions)
        .innerJoin(users, eq(users.id, administratorSessions.administratorId))
        .leftJoin(secondFactors, eq(secondFactors.administratorId, users.id))
        .where(
          and(
            eq(administratorSessions.tokenHash, tokenHash),
            isNull(administratorSessions.endedAt),
            gt(administratorSessions.expiresAt, now),
            gt(administratorSessions.seenAt, usedSince),
            eq(users.role, 'administrator'),
            eq(users.status, 'active'),
          ),
        );
      return (
        row && {
          session: row.administrator_sessions,
          user: toUser(row.users),
          secondFactor: row.second_factors !== null && row.second_factors.confirmedAt !== null,
        }
      );
    },
    async touchSession(sessionId, seenAt) {
      await db.update(administratorSessions).set({ seenAt }).where(eq(administratorSessions.id, sessionId));
    },
    async endSession(sessionId, at) {
      await db
        .update(administratorSessions)
        .set({ endedAt: at })
        .where(and(eq(administratorSessions.id, sessionId), isNull(administratorSessions.endedAt)));
    },
    async endSessionsOf(administratorId, at, exceptId) {
      await db
        .update(administratorSessions)
        .set({ endedAt: at })
        .where(
          and(
            eq(administratorSessions.administratorId, administratorId),
            isNull(administratorSessions.endedAt),
            exceptId === undefined ? undefined : ne(administratorSessions.id, exceptId),
          ),
        );
    },
    async deleteSessionsEndedBefore(moment) {
      await db
        .delete(administratorSessions)
        .where(or(lt(administratorSessions.expiresAt, moment), lt(administratorSessions.endedAt, moment)));
    },
  };
}
