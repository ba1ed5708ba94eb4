import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/**
 * Every membership that was ever given, as lines: what a person has is computed from those that were not taken back,
 * and the columns of `users` repeat the result.
 */
export const membershipGrants = pgTable(
  'membership_grants',
  {
    /** What happened, once: a second line of the same key is not added. */
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull(),
    level: text('level').notNull(),
    /** Calendar months; null where `until` says the end, or there is none. */
    months: smallint('months'),
    until: moment('until'),
    reason: text('reason').notNull(),
    grantedAt: moment('granted_at').notNull(),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [index('membership_grants_user').on(table.userId, table.grantedAt)],
);
