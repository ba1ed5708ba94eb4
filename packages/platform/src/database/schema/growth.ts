import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Codes by which people are invited. Who came by one stands in `sign_up_sources`. */
export const invitations = pgTable(
  'invitations',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    note: text('note').notNull(),
    uses: integer('uses').notNull().default(0),
    /** Null: any number. */
    maxUses: integer('max_uses'),
    /** Renders that a new account gets. */
    tickets: integer('tickets').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('invitations_age').on(table.createdAt)],
);

/** Visits by the link of a campaign: one row a browser, day and campaign. Absent fields are empty, as they belong to the key. */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    /** A visitor, or a user: no foreign key. */
    ownerId: text('owner_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    plan: text('plan').notNull(),
    unit: text('unit').notNull(),
    keyWord: text('key_word').notNull(),
    requesterHash: text('requester_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.ownerId, table.day, table.source, table.plan, table.unit, table.keyWord],
    }),
    index('campaign_visits_age').on(table.createdAt),
    index('campaign_visits_requester').on(table.requesterHash, table.createdAt),
  ],
);
