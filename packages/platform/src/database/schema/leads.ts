import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Who asked for something: a message to the operator, or a visitor who wanted to log in. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** A user, or a visitor: no foreign key. */
    ownerId: text('owner_id').notNull(),
    /** Where they want their answer; null where they gave nothing. */
    replyTo: text('reply_to'),
    message: text('message'),
    /** What a visitor was looking at. */
    interest: text('interest'),
    locale: text('locale').notNull(),
    /** Hashed network address: carries the limit. */
    requesterHash: text('requester_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('leads_age').on(table.createdAt),
    index('leads_owner').on(table.ownerId),
    index('leads_requester').on(table.requesterHash, table.createdAt),
  ],
);
