import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { tasks } from './tasks.ts';

/** What people call groups of their works. */
export const tags = pgTable(
  'tags',
  {
    tagId: text('tag_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Its owner deleted it; it goes for good a little later, and the works that had it are put aside until then. */
    deletedAt: moment('deleted_at'),
    keptTasks: jsonb('kept_tasks').$type<readonly string[]>(),
  },
  (table) => [
    uniqueIndex('tags_name').on(table.userId, sql`lower(${table.name})`).where(sql`deleted_at is null`),
  ],
);

export const taskTags = pgTable(
  'task_tags',
  {
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.tagId, { onDelete: 'cascade' }),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.taskId] }),
    index('task_tags_task').on(table.taskId),
    index('task_tags_user').on(table.userId),
  ],
);
