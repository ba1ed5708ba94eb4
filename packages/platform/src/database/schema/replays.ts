import type { ReplayRecord } from '@plumbline/core/replays/replay-repository.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { provenance } from './tasks.ts';

/** The last time that each result was made again. */
export const replays = pgTable(
  'replays',
  {
    imageId: text('image_id')
      .primaryKey()
      .references(() => provenance.imageId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attempt: uuid('attempt').notNull(),
    state: text('state').$type<ReplayRecord['state']>().notNull(),
    outcome: text('outcome').$type<NonNullable<ReplayRecord['outcome']>>(),
    obstacle: text('obstacle').$type<NonNullable<ReplayRecord['obstacle']>>(),
    difference: jsonb('difference').$type<NonNullable<ReplayRecord['difference']>>(),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('replays_user').on(table.userId, table.startedAt)],
);
