import { bigserial, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Tickets, as lines that are added and never changed. No foreign keys: the ledger outlives deleted tasks, and who
 * deletes an account decides on its books by hand.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    userId: text('user_id').notNull(),
    counter: text('counter').notNull(),
    kind: text('kind').notNull(),
    origin: text('origin').notNull(),
    day: text('day'),
    available: integer('available').notNull(),
    reserved: integer('reserved').notNull(),
    reason: text('reason').notNull(),
    taskId: text('task_id'),
    orderId: text('order_id'),
    variant: smallint('variant'),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('ledger_entries_key').on(table.key),
    index('ledger_entries_user').on(table.userId, table.counter, table.origin, table.day),
    index('ledger_entries_task').on(table.taskId),
    index('ledger_entries_order').on(table.orderId),
    index('ledger_entries_page').on(table.userId, table.at, table.id),
    index('ledger_entries_day').on(table.day),
  ],
);
