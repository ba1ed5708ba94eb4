import type {
  Identity,
  IdentityRepository,
  Provider,
  Session,
  StoredCode,
} from '@plumbline/core/identity/identity-repository.ts';
import { and, count, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { codes, consents, identities, sessions, signUpSources, users } from '../database/schema/identity.ts';
import { toUser, toUserRow } from './user-row.ts';

/** Users, sessions and codes in PostgreSQL. */
export function createIdentityRepository({ sql: db }: Connection): IdentityRepository {
  return {
    async findUser(userId) {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row && toUser(row);
    },
    async findIdentity(provider, subject) {
      const [row] = await db
        .select()
        .from(identities)
        .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
      return row && ({ ...row, provider: row.provider as Provider } satisfies Identity);
    },
    async findSubject(userId, provider) {
      const [row] = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
        .limit(1);
      return row?.subject;
    },
    async addUser(user) {
      await db.insert(users).values(toUserRow(user));
    },
    async renameUser(userId, name) {
      await db.update(users).set({ name }).where(eq(users.id, userId));
    },
    async addIdentity(identity) {
      await db.insert(identities).values(identity);
    },
    async hasAdministrator() {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.role, 'administrator'))
        .limit(1);
      return rows.length > 0;
    },
    async addConsent(consent) {
      await db.insert(consents).values(consent).onConflictDoNothing();
    },
    async addSignUpSource(source) {
      await db.insert(signUpSources).values(source).onConflictDoNothing();
    },
    ...sessionQueries(db),
    ...codeQueries(db),
  };
}

type SessionQueries = Pick<
  IdentityRepository,
  | 'addSession'
  | 'findSession'
  | 'extendSession'
  | 'endSession'
  | 'endSessionsOf'
  | 'deleteSessionsEndedBefore'
>;

function sessionQueries(db: Connection['sql']): SessionQueries {
  return {
    async addSession(session: Session) {
      await db.insert(sessions).values(session);
    },
    async findSession(tokenHash, now) {
      const [row] = await db
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
        );
      return row && { session: row.sessions, user: toUser(row.users) };
    },
    async extendSession(sessionId, seenAt, expiresAt) {
      await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, sessionId));
    },
    async endSession(sessionId, why, at) {
      await db
        .update(sessions)
        .set({ revokedAt: at, revokedWhy: why })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },
    async endSessionsOf(userId, why, at) {
      await db
        .update(sessions)
        .set({ revokedAt: at, revokedWhy: why })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    },
    async deleteSessionsEndedBefore(moment) {
      await db.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)));
    },
  };
}

type CodeQueries = Pick<
  IdentityRepository,
  | 'lock'
  | 'addCode'
  | 'findOpenCode'
  | 'lastCodeAt'
  | 'countCodesTo'
  | 'countCodesFrom'
  | 'countAttempt'
  | 'deleteCode'
  | 'deleteCodesBefore'
  | 'closeCodes'
>;

function codeQueries(db: Connection['sql']): CodeQueries {
  const sentTo = (channel: StoredCode['channel'], recipient: string) =>
    and(eq(codes.channel, channel), eq(codes.recipient, recipient));
  return {
    async lock(...names) {
      // Always in the same order, so that two requests never wait for each other.
      for (const name of names.toSorted()) {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
      }
    },
    async addCode(code) {
      await db.insert(codes).values(code);
    },
    async findOpenCode(channel, recipient) {
      const [row] = await db
        .select()
        .from(codes)
        .where(and(sentTo(channel, recipient), isNull(codes.closedAt)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      return row && { ...row, channel: row.channel as StoredCode['channel'] };
    },
    async lastCodeAt(channel, recipient) {
      const [row] = await db
        .select({ createdAt: codes.createdAt })
        .from(codes)
        .where(sentTo(channel, recipient))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      return row?.createdAt;
    },
    async countCodesTo(channel, recipient, since) {
      const [row] = await db
        .select({ number: count() })
        .from(codes)
        .where(and(sentTo(channel, recipient), gte(codes.createdAt, since)));
      return row?.number ?? 0;
    },
    async countCodesFrom(requester, since) {
      const [row] = await db
        .select({ number: count() })
        .from(codes)
        .where(and(eq(codes.requester, requester), gte(codes.createdAt, since)));
      return row?.number ?? 0;
    },
    async countAttempt(codeId) {
      await db
        .update(codes)
        .set({ attempts: sql`${codes.attempts} + 1` })
        .where(eq(codes.id, codeId));
    },
    async deleteCode(codeId) {
      await db.delete(codes).where(eq(codes.id, codeId));
    },
    async deleteCodesBefore(moment) {
      await db.delete(codes).where(lt(codes.createdAt, moment));
    },
    async closeCodes(channel, recipient, at) {
      await db
        .update(codes)
        .set({ closedAt: at })
        .where(and(sentTo(channel, recipient), isNull(codes.closedAt)));
    },
  };
}
