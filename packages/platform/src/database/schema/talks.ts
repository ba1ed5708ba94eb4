import type { MessagePart, MessageState } from '@plumbline/contract/api/talks.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { MessageUsage } from '@plumbline/core/talks/talk-record.ts';
import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Talks with the assistant. */
export const talks = pgTable(
  'talks',
  {
    talkId: text('talk_id').primaryKey(),
    /** A user or a visitor; visitors have no row, hence no foreign key. */
    ownerId: text('owner_id').notNull(),
    title: text('title').notNull(),
    persona: text('persona').notNull(),
    pinnedAt: moment('pinned_at'),
    /** The newest message of the branch that is shown. */
    newestId: text('newest_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('talks_page').on(table.ownerId, table.updatedAt, table.talkId).where(sql`deleted_at is null`),
    index('talks_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Questions and answers as a tree: what follows the same message are branches. */
export const talkMessages = pgTable(
  'talk_messages',
  {
    messageId: text('message_id').primaryKey(),
    talkId: text('talk_id')
      .notNull()
      .references(() => talks.talkId, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    parentId: text('parent_id'),
    /** In the order in which they were written. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    role: text('role').$type<'question' | 'answer'>().notNull(),
    persona: text('persona').notNull(),
    text: text('text').notNull(),
    imageIds: text('image_ids').array().notNull(),
    state: text('state').$type<MessageState>().notNull(),
    errorCode: text('error_code').$type<ErrorCode>(),
    parts: jsonb('parts').$type<readonly MessagePart[]>().notNull(),
    writer: text('writer'),
    usage: jsonb('usage').$type<MessageUsage>(),
    createdAt: moment('created_at').notNull(),
    /** When something of it was last kept, while it is being written. */
    beatAt: moment('beat_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('talk_messages_branch').on(table.talkId, table.parentId, table.place),
    index('talk_messages_parent').on(table.parentId, table.place),
    index('talk_messages_owner').on(table.ownerId),
    index('talk_messages_writing').on(table.ownerId, table.beatAt).where(sql`state = 'writing'`),
  ],
);
