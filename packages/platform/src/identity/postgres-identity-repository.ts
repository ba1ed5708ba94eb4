import type {
  CodeKey,
  IdentityRepository,
  ListedIdentity,
  Session,
  SessionClient,
  SessionEnd,
  StoredCode,
} from '@plumbline/core/identity/identity-repository.ts';
import type { Provider } from '@plumbline/core/identity/provider.ts';
import { and, asc, count, desc, eq, gt, gte, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { codes, consents, identities, sessions, signUpSources, users } from '../database/schema/identity.ts';
import { signInFailures } from '../database/schema/ways-in.ts';
import { toUser, toUserRow } from './user-row.ts';

/** The column is text with values that only the use cases write; so are those of sessions and codes. */
function toIdentity(row: typeof identities.$inferSelect): ListedIdentity {
  return { ...row, provider: row.provider as Provider };
}

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
      return row && toIdentity(row);
    },
    async findIdentityByUnion(unionId) {
      const [row] = await db.select().from(identities).where(eq(identities.unionId, unionId)).limit(1);
      return row && toIdentity(row);
    },
    async listIdentities(userId) {
      const rows = await db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.createdAt), asc(identities.id));
      return rows.map(toIdentity);
    },
    async findSubject(userId, provider) {
      const [row] = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
        .orderBy(asc(identities.createdAt))
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
    async removeIdentity(id) {
      await db.delete(identities).where(eq(identities.id, id));
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
    ...failureQueries(db),
  };
}

type SessionQueries = Pick<
  IdentityRepository,
  | 'addSession'
  | 'findSession'
  | 'extendSession'
  | 'confirmSession'
  | 'endSession'
  | 'findSessionEnd'
  | 'endDesktopSessions'
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
      if (!row) return undefined;
      const session = { ...row.sessions, client: row.sessions.client as SessionClient };
      return { session, user: toUser(row.users) };
    },
    async extendSession(sessionId, seenAt, expiresAt) {
      await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, sessionId));
    },
    async confirmSession(sessionId, at) {
      await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, sessionId));
    },
    async endSession(sessionId, why, at) {
      await db
        .update(sessions)
        .set({ revokedAt: at, revokedWhy: why })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },
    async findSessionEnd(tokenHash) {
      const [row] = await db
        .select({ why: sessions.revokedWhy })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      return (row?.why ?? undefined) as SessionEnd | undefined;
    },
    async endDesktopSessions(userId, at) {
      await db
        .update(sessions)
        .set({ revokedAt: at, revokedWhy: 'signed-in-elsewhere' satisfies SessionEnd })
        .where(and(eq(sessions.userId, userId), eq(sessions.client, 'desktop'), isNull(sessions.revokedAt)));
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
  const sentTo = (channel: CodeKey['channel'], recipient: string) =>
    and(eq(codes.channel, channel), eq(codes.recipient, recipient));
  const openOf = ({ channel, recipient, purpose }: CodeKey) =>
    and(sentTo(channel, recipient), eq(codes.purpose, purpose));
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
    async findOpenCode(key) {
      const [row] = await db
        .select()
        .from(codes)
        .where(and(openOf(key), isNull(codes.closedAt)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      return row && ({ ...row, ...key } satisfies StoredCode);
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
    async closeCodes(key, at) {
      await db
        .update(codes)
        .set({ closedAt: at })
        .where(and(openOf(key), isNull(codes.closedAt)));
    },
  };
}

type FailureQueries = Pick<
  IdentityRepository,
  'readFailures' | 'addFailure' | 'removeFailures' | 'deleteFailuresBefore'
>;

function failureQueries(db: Connection['sql']): FailureQueries {
  return {
    async readFailures(key, since) {
      const [row] = await db
        .select({ count: count(), lastAt: max(signInFailures.failedAt) })
        .from(signInFailures)
        .where(and(eq(signInFailures.key, key), gte(signInFailures.failedAt, since)));
      return row ?? { count: 0, lastAt: null };
    },
    async addFailure(key, at) {
      await db.insert(signInFailures).values({ key, failedAt: at });
    },
    async removeFailures(key, at) {
      await db
        .delete(signInFailures)
        .where(and(eq(signInFailures.key, key), at && eq(signInFailures.failedAt, at)));
    },
    async deleteFailuresBefore(moment) {
      await db.delete(signInFailures).where(lt(signInFailures.failedAt, moment));
    },
  };
}
