import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Sessions of administrators. They share nothing with those of users: not the table, not the cookie, not the life. */
export const administratorSessions = pgTable(
  'administrator_sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    administratorId: text('administrator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('administrator_sessions_owner').on(table.administratorId, table.createdAt)],
);

/** The app that makes an administrator's codes, RFC 6238. One that was never confirmed asks for nothing. */
export const secondFactors = pgTable('second_factors', {
  administratorId: text('administrator_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (`seal-second-factors.ts`). */
  secret: text('secret').notNull(),
  /** Time step of the newest code that was used: no code works twice. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** For an administrator without their app: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    administratorId: text('administrator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
);

/** What administrators did. A trigger of the migration refuses to change or remove a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    administratorId: text('administrator_id').notNull(),
    /** As the account was called then: the entry outlives the account. */
    administrator: text('administrator').notNull(),
    act: text('act').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('audit_entries_act').on(table.act, table.id),
    index('audit_entries_subject').on(table.subject, table.id),
  ],
);

/** What administrators laid over an item of the built-in content. A draft waits; the published part is served. */
export const contentOverlays = pgTable(
  'content_overlays',
  {
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** Null: nothing waits to be published. */
    draft: jsonb('draft').$type<ContentOverlay>(),
    published: jsonb('published').$type<ContentOverlay>(),
    changedAt: moment('changed_at').notNull(),
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** What administrators keep of an account that its owner does not enter. */
export const accountRecords = pgTable('account_records', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  company: text('company').notNull(),
});
