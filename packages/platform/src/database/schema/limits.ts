import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What was used of limits that all processes share, by a hash of whom it is counted for; gone soon after its time. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    key: text('key').notNull(),
    /** The end of the time that is counted, by which it is told from the one before. */
    endsAt: moment('ends_at').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.endsAt] }), index('limit_counts_end').on(table.endsAt)],
);
