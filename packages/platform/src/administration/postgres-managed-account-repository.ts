import { ADMINISTRATOR_IDLE_MINUTES } from '@plumbline/contract/api/administration/session.ts';
import { TICKET_TYPES } from '@plumbline/contract/ticket-counters.ts';
import type {
  AccountFilter,
  AccountRecord,
  ManagedAccountRepository,
} from '@plumbline/core/administration/managed-account-repository.ts';
import type { Provider } from '@plumbline/core/identity/provider.ts';
import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { accountRecords, administratorSessions, secondFactors } from '../database/schema/administration.ts';
import { identities, sessions, users } from '../database/schema/identity.ts';
import { images } from '../database/schema/images.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { tasks } from '../database/schema/tasks.ts';
import { toUser } from '../identity/user-row.ts';

/** Users with what is around them, for administrators. */
export function createManagedAccountRepository({ sql: db }: Connection): ManagedAccountRepository {
  const select = (where: SQL | undefined) =>
    db
      .select({
        user: getTableColumns(users),
        account: subjectOf('account'),
        phoneNo: subjectOf('sms'),
        email: subjectOf('email'),
        company: sql<string>`coalesce(${accountRecords.company}, '')`,
        // From a subquery, so not read by its column: a text.
        seenAt: sql<string | null>`(
          select max(greatest(seen_at)) from (
            select seen_at from sessions where sessions.user_id = ${users.id}
            union all
            select seen_at from administrator_sessions where administrator_id = ${users.id}
          ) as seen)`,
      })
      .from(users)
      .leftJoin(accountRecords, eq(accountRecords.userId, users.id))
      .where(where);
  return {
    async list(filter, page) {
      const where = matching(filter);
      const rows = await select(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .offset(page.offset)
        .limit(page.limit);
      const [all] = await db
        .select({ total: count() })
        .from(users)
        .leftJoin(accountRecords, eq(accountRecords.userId, users.id))
        .where(where);
      return { accounts: rows.map(toRecord), total: all?.total ?? 0 };
    },
    async find(userId) {
      const [row] = await select(eq(users.id, userId));
      return row && toRecord(row);
    },
    async holdings(userId, at) {
      const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at));
      const openConsole = and(
        eq(administratorSessions.administratorId, userId),
        isNull(administratorSessions.endedAt),
        gt(administratorSessions.expiresAt, at),
        gt(administratorSessions.seenAt, new Date(at.getTime() - ADMINISTRATOR_IDLE_MINUTES * 60_000)),
      );
      const providers = await db
        .selectDistinct({ provider: identities.provider })
        .from(identities)
        .where(eq(identities.userId, userId));
      const sums = await db
        .select({
          counter: ledgerEntries.counter,
          left: sql<number>`sum(${ledgerEntries.available})::int`,
        })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.origin, 'bought')))
        .groupBy(ledgerEntries.counter);
      const left = (counter: string) => sums.find((sum) => sum.counter === counter)?.left ?? 0;
      return {
        providers: providers.map(({ provider }) => provider as Provider).toSorted(),
        secondFactor:
          (await db.$count(
            secondFactors,
            and(eq(secondFactors.administratorId, userId), isNotNull(secondFactors.confirmedAt)),
          )) > 0,
        tickets: {
          tickets: left(TICKET_TYPES[1]),
          live_tickets: left(TICKET_TYPES[2]),
          gpt_tickets: left(TICKET_TYPES[3]),
        },
        // A row has one kind of them, whichever it is.
        sessions: (await db.$count(sessions, open)) + (await db.$count(administratorSessions, openConsole)),
        tasks: await db.$count(tasks, eq(tasks.userId, userId)),
        images: await db.$count(images, and(eq(images.ownerId, userId), isNull(images.deletedAt))),
      };
    },
    async change(userId, change) {
      await db.update(users).set(change).where(eq(users.id, userId));
    },
    async setCompany(userId, company) {
      await db
        .insert(accountRecords)
        .values({ userId, company })
        .onConflictDoUpdate({ target: accountRecords.userId, set: { company } });
    },
    async setPassword(userId, secretHash) {
      const { rowCount } = await db
        .update(identities)
        .set({ secretHash })
        .where(and(eq(identities.userId, userId), eq(identities.provider, 'account')));
      return rowCount !== null && rowCount > 0;
    },
    async setSubject(userId, provider, subject, at) {
      // A person may have joined several; the oldest is the one that the console shows.
      const [own] = await db
        .select({ id: identities.id })
        .from(identities)
        .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
        .orderBy(asc(identities.createdAt), asc(identities.id))
        .limit(1);
      if (subject === null) {
        if (own) await db.delete(identities).where(eq(identities.id, own.id));
      } else if (own) await db.update(identities).set({ subject }).where(eq(identities.id, own.id));
      else await db.insert(identities).values({ provider, subject, userId, secretHash: null, createdAt: at });
    },
    countActiveAdministrators: () =>
      db.$count(users, and(eq(users.role, 'administrator'), eq(users.status, 'active'))),
  };
}

function subjectOf(provider: Provider) {
  return sql<string | null>`(
    select subject from identities where user_id = ${users.id} and provider = ${provider}
    order by identities.created_at, identities.id limit 1)`;
}

function matching({ words, userType, status, role }: AccountFilter): SQL | undefined {
  return and(
    userType && eq(users.userType, userType),
    status && eq(users.status, status),
    role && eq(users.role, role),
    ...words.map(
      (word) => sql`(
        strpos(lower(concat_ws(' ', ${users.id}, ${users.name}, ${accountRecords.company})), ${word}) > 0
        or exists (
          select 1 from identities where user_id = ${users.id} and strpos(lower(subject), ${word}) > 0
        ))`,
    ),
  );
}

function toRecord(row: {
  user: typeof users.$inferSelect;
  account: string | null;
  phoneNo: string | null;
  email: string | null;
  company: string;
  seenAt: string | null;
}): AccountRecord {
  const { user, seenAt } = row;
  return {
    ...row,
    user: toUser(user),
    faceVerifiedAt: user.faceVerifiedAt,
    seenAt: seenAt === null ? null : new Date(seenAt),
  };
}
