import type { SceneChanges } from '@plumbline/contract/api/scene.ts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { images } from './images.ts';

/** What the owner of a picture corrected of its reading, for each way it can be read. */
export const sceneChanges = pgTable(
  'scene_changes',
  {
    imageId: text('image_id')
      .notNull()
      .references(() => images.imageId, { onDelete: 'cascade' }),
    space: text('space').notNull(),
    changes: jsonb('changes').$type<SceneChanges>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.space] })],
);
