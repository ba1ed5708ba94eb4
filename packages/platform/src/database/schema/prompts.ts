import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Prompts that people keep. */
export const ownPrompts = pgTable(
  'own_prompts',
  {
    promptId: text('prompt_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    negative: text('negative').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('own_prompts_user').on(table.userId, table.changedAt)],
);

/** What people marked of the prompt library: ids of its prompts, of terms of the dictionary, and of own prompts. */
export const promptFavourites = pgTable(
  'prompt_favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    markedAt: moment('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);
