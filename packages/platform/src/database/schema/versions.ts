import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { images } from './images.ts';

/** What owners say of pictures in their trees; the trees themselves are the images' parents. */
export const versionNotes = pgTable(
  'version_notes',
  {
    imageId: text('image_id')
      .primaryKey()
      .references(() => images.imageId, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    name: text('name'),
    /** When it was last reverted to. */
    headAt: moment('head_at'),
  },
  (table) => [index('version_notes_owner').on(table.ownerId)],
);
