import type { EditorDocument } from '@plumbline/contract/api/editor-session.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { images } from './images.ts';

/** Edits that are under way: one for each picture and tool. */
export const editorSessions = pgTable(
  'editor_sessions',
  {
    imageId: text('image_id')
      .notNull()
      .references(() => images.imageId, { onDelete: 'cascade' }),
    function: text('function').notNull(),
    /** The picture's owner, a user or a visitor: no foreign key. */
    ownerId: text('owner_id').notNull(),
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<EditorDocument>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.function] }),
    index('editor_sessions_owner').on(table.ownerId),
  ],
);
