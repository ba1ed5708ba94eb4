import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const images = pgTable(
  'images',
  {
    imageId: text('image_id').primaryKey(),
    /** A user or a visitor; visitors have no row, hence no foreign key. */
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    kind: text('kind'),
    /** What the file was called. */
    name: text('name').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    workingKey: text('working_key').notNull(),
    originalKey: text('original_key'),
    pixelHash: text('pixel_hash').notNull(),
    parents: text('parents').array().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    unlistedAt: moment('unlisted_at'),
    deletedAt: moment('deleted_at'),
    /** Of what its owner deleted: until then its files wait, and it can be restored. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    index('images_owner').on(table.ownerId, table.createdAt),
    // One's own files, the newest first: results lie between them.
    index('images_listed')
      .on(table.ownerId, table.createdAt, table.imageId)
      .where(
        sql`deleted_at is null and unlisted_at is null and purpose in ('base', 'mask', 'reference', 'texture')`,
      ),
    // What a picture was made from, for the trees of versions.
    index('images_first_parent').on(sql`(parents[1])`),
    index('images_kept').on(table.keptUntil).where(sql`kept_until is not null`),
    index('images_expiry').on(table.expiresAt).where(sql`deleted_at is null and expires_at is not null`),
  ],
);

/** Which task needs which image: what no task uses any more may go with the last one that did. */
export const imageUses = pgTable(
  'image_uses',
  {
    taskId: text('task_id').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.imageId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.imageId] }),
    index('image_uses_image').on(table.imageId),
  ],
);
