import type { AccountRepository, DownloadRecord } from '@plumbline/core/account/account-repository.ts';
import type { SessionClient } from '@plumbline/core/identity/identity-repository.ts';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { dataExports, downloads } from '../database/schema/account.ts';
import {
  codes,
  idempotencyKeys,
  identities,
  inboxMessages,
  sessions,
  users,
} from '../database/schema/identity.ts';
import { PERSONAL_TABLES, withoutSecrets } from './personal-tables.ts';

export function createAccountRepository({ sql: db }: Connection): AccountRepository {
  return {
    async findVisibleLabel(userId) {
      const [row] = await db
        .select({ visibleLabel: users.visibleLabel })
        .from(users)
        .where(eq(users.id, userId));
      return row?.visibleLabel ?? null;
    },
    async setVisibleLabel(userId, visibleLabel) {
      await db.update(users).set({ visibleLabel }).where(eq(users.id, userId));
    },
    async listSessions(userId, at) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
        .orderBy(desc(sessions.seenAt));
      return rows.map((row) => ({ ...row, client: row.client as SessionClient }));
    },
    async addDownload(download) {
      await db.insert(downloads).values({ ...download, imageIds: [...download.imageIds] });
    },
    async listDownloads(userId, { offset, limit }) {
      const mine = eq(downloads.userId, userId);
      const [rows, [total]] = [
        await db
          .select()
          .from(downloads)
          .where(mine)
          .orderBy(desc(downloads.at), desc(downloads.id))
          .offset(offset)
          .limit(limit),
        await db.select({ count: count() }).from(downloads).where(mine),
      ];
      return {
        downloads: rows.map((row) => ({ ...row, format: row.format as DownloadRecord['format'] })),
        total: total?.count ?? 0,
      };
    },
    async deleteDownloadsBefore(moment) {
      await db.delete(downloads).where(lt(downloads.at, moment));
    },
    async addExport(dataExport) {
      await db.insert(dataExports).values(dataExport);
    },
    async findExport(exportId) {
      const [row] = await db.select().from(dataExports).where(eq(dataExports.id, exportId));
      return row;
    },
    async countExports(userId, since) {
      const [row] = await db
        .select({ count: count() })
        .from(dataExports)
        .where(and(eq(dataExports.userId, userId), gte(dataExports.createdAt, since)));
      return row?.count ?? 0;
    },
    async *personalRecords(userId) {
      for (const { table, owner, file, secret } of PERSONAL_TABLES) {
        if (file === undefined) continue;
        const rows = await db.select().from(table).where(eq(owner, userId));
        yield { name: file, rows: rows.map((row) => withoutSecrets(row, secret)) };
      }
    },
    ...leavingQueries(db),
  };
}

type LeavingQueries = Pick<AccountRepository, 'leave' | 'stay' | 'leavingSince' | 'listLeftBefore' | 'erase'>;

function leavingQueries(db: Connection['sql']): LeavingQueries {
  return {
    async leave(userId, at) {
      const { rowCount } = await db
        .update(users)
        .set({ status: 'leaving', leavingSince: at })
        .where(and(eq(users.id, userId), eq(users.status, 'active')));
      return rowCount === 1;
    },
    async stay(userId) {
      const { rowCount } = await db
        .update(users)
        .set({ status: 'active', leavingSince: null })
        .where(and(eq(users.id, userId), eq(users.status, 'leaving')));
      return rowCount === 1;
    },
    async leavingSince(userId) {
      const [row] = await db
        .select({ leavingSince: users.leavingSince })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.status, 'leaving')));
      return row?.leavingSince ?? undefined;
    },
    async listLeftBefore(moment, limit) {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(eq(users.status, 'leaving'), isNotNull(users.leavingSince), lte(users.leavingSince, moment)),
        )
        .orderBy(asc(users.leavingSince))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async erase(userId) {
      const subjects = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(eq(identities.userId, userId));
      const recipients = subjects.map(({ subject }) => subject);
      // Of a number that comes back with a new account, these would tell about the old one.
      if (recipients.length > 0) {
        await db.delete(codes).where(inArray(codes.recipient, recipients));
        await db.delete(inboxMessages).where(inArray(inboxMessages.recipient, recipients));
      }
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, userId));
      // Downloads with the visible label prove nothing that the law asks for.
      await db.delete(downloads).where(and(eq(downloads.userId, userId), eq(downloads.visibleLabel, true)));
      for (const { table, owner, onErase } of PERSONAL_TABLES.toReversed())
        if (onErase === 'erase') await db.delete(table).where(eq(owner, userId));
    },
  };
}
