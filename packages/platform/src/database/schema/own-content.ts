import type { OwnEntry } from '@plumbline/contract/content/own-content.ts';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What operators added to the library. Removed ones stay, because their versions do. */
export const ownEntries = pgTable(
  'own_entries',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    number: integer('number').notNull().unique(),
    revision: integer('revision').notNull(),
    /** How often a cover of it changed: what is served changes with it, what an administrator edits does not. */
    covers: integer('covers').notNull(),
    /** Numbers of versions; null where there is none. */
    draft: integer('draft'),
    published: integer('published'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    publishedAt: moment('published_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [index('own_entries_kind').on(table.kind, table.number)],
);

/** The states of an entry, each kept for good: results that were made with one name it. */
export const ownVersions = pgTable(
  'own_versions',
  {
    entryId: text('entry_id').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<OwnEntry>().notNull(),
    pictureSize: jsonb('picture_size').$type<{ width: number; height: number }>(),
    coverState: text('cover_state').notNull(),
    coverFile: text('cover_file'),
    coverError: text('cover_error'),
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.version] }),
    foreignKey({ columns: [table.entryId], foreignColumns: [ownEntries.id] }),
  ],
);

/** Pictures of own content, by what is in them. */
export const contentPictures = pgTable('content_pictures', {
  id: text('id').primaryKey(),
  mime: text('mime').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alpha: boolean('alpha').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
});
