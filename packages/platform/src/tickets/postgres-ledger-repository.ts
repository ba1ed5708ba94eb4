import type { LedgerEntry, LedgerSum } from '@plumbline/core/tickets/ledger-entry.ts';
import type { LedgerRepository } from '@plumbline/core/tickets/ledger-repository.ts';
import { and, asc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/connection.ts';
import { rowWriter } from '../database/row-writer.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import type { CountLedger } from '../metrics/ledger-metrics.ts';
import { countLedgerEvents, findAbandoned, findPastDays, listLedgerEvents } from './ledger-events.ts';

const { id: lineNumber, ...entryColumns } = getTableColumns(ledgerEntries);

const writer = rowWriter(ledgerEntries);

export function createLedgerRepository(connection: Connection, count: CountLedger): LedgerRepository {
  const db = connection.sql;
  const repository: LedgerRepository = {
    async lock(userId, counter) {
      // Sums cannot be locked as rows are; a user without entries has none to lock at all.
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`tickets:${userId}:${counter}`}, 0))`,
      );
    },
    async append(entries) {
      if (entries.length === 0) return;
      const keys = new Set(await writer.insertNew(connection.driver, entries, 'key'));
      connection.afterCommit(() => count(entries.filter(({ key }) => keys.has(key))));
    },
    async sums(userId, counter) {
      const rows = await db
        .select({
          origin: ledgerEntries.origin,
          day: ledgerEntries.day,
          available: sql<number>`sum(${ledgerEntries.available})::int`,
          reserved: sql<number>`sum(${ledgerEntries.reserved})::int`,
          granted: sql<number>`coalesce(sum(${ledgerEntries.available}) filter (where ${ledgerEntries.kind} = 'grant'), 0)::int`,
        })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.counter, counter)))
        .groupBy(ledgerEntries.origin, ledgerEntries.day);
      return rows as LedgerSum[];
    },
    async hasTask(userId, taskId) {
      const own = and(eq(ledgerEntries.taskId, taskId), eq(ledgerEntries.userId, userId));
      return (await db.$count(ledgerEntries, own)) > 0;
    },
    openReservations: (taskId) => repository.openReservationsOf([taskId]),
    async openReservationsOf(taskIds) {
      if (taskIds.length === 0) return [];
      const closing = alias(ledgerEntries, 'closing');
      const rows = await db
        .select(entryColumns)
        .from(ledgerEntries)
        .where(
          and(
            inArray(ledgerEntries.taskId, [...taskIds]),
            eq(ledgerEntries.kind, 'reserve'),
            notExists(
              db
                .select({ one: sql`1` })
                .from(closing)
                .where(
                  and(
                    eq(closing.taskId, ledgerEntries.taskId),
                    sql`${closing.kind} in ('settle', 'return')`,
                    eq(closing.variant, ledgerEntries.variant),
                    eq(closing.origin, ledgerEntries.origin),
                  ),
                ),
            ),
          ),
        )
        .orderBy(asc(lineNumber));
      return rows as LedgerEntry[];
    },
    findAbandoned: (reason, before) => findAbandoned(connection, reason, before),
    findPastDays: (today) => findPastDays(connection, today),
    listEvents: (filter, page) => listLedgerEvents(connection, filter, page),
    countEvents: (filter) => countLedgerEvents(connection, filter),
  };
  return repository;
}
