import type { ApiKeyScope } from '@plumbline/contract/access/api-key-scopes.ts';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Keys by which programs of an enterprise call the API. The key itself is nowhere, only its hash. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The first characters, by which its owner knows it. */
    start: text('start').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    /** Keys of before there were scopes may all; so does one that a server of that version makes during an update. */
    scopes: text('scopes')
      .array()
      .$type<ApiKeyScope[]>()
      .notNull()
      .default(['read', 'upload', 'render', 'edit', 'assist', 'delete']),
    requestsPerMinute: integer('requests_per_minute'),
    ticketsPerDay: integer('tickets_per_day'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('api_keys_user').on(table.userId, table.createdAt)],
);

/**
 * What left the studio. No foreign key: who received pictures without the visible AI label must be known for half a
 * year, also after the account is gone (its id then names nobody).
 */
export const downloads = pgTable(
  'downloads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    imageIds: text('image_ids').array().notNull(),
    /** Null: the files as they are. */
    format: text('format'),
    visibleLabel: boolean('visible_label').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('downloads_user').on(table.userId, table.at), index('downloads_age').on(table.at)],
);

/** Permissions to fetch one's own data, each for a day; the archive is made while it is sent. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('data_exports_user').on(table.userId, table.createdAt)],
);

/**
 * What was made under which content number (`ProduceID`). It outlives picture, task and account: whoever meets the
 * number in a file must be able to learn where it came from.
 */
export const labelRecords = pgTable(
  'label_records',
  {
    produceId: text('produce_id').primaryKey(),
    taskId: text('task_id').notNull(),
    userId: text('user_id').notNull(),
    function: text('function').notNull(),
    engineId: text('engine_id').notNull(),
    engineVersion: text('engine_version').notNull(),
    sourceType: text('source_type').notNull(),
    pixelHash: text('pixel_hash').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('label_records_user').on(table.userId), index('label_records_age').on(table.madeAt)],
);
