import type { BatchOrder } from '@plumbline/core/batches/batch-record.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

export const batches = pgTable(
  'batches',
  {
    batchId: uuid('batch_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    names: text('names').notNull(),
    order: jsonb('order').$type<BatchOrder>().notNull(),
    tickets: integer('tickets').notNull(),
    pausedAt: moment('paused_at'),
    cancelledAt: moment('cancelled_at'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('batches_user').on(table.userId, table.createdAt, table.batchId),
    index('batches_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
