import type { SharedRow } from '@plumbline/contract/api/shares.ts';
import type { SignOffDecision } from '@plumbline/contract/history/history-limits.ts';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { images } from './images.ts';
import { projects } from './projects.ts';

/** Pictures that are shown to whoever has a link. */
export const shares = pgTable(
  'shares',
  {
    shareId: text('share_id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    title: text('title').notNull(),
    comments: boolean('comments').notNull(),
    signOff: boolean('sign_off').notNull(),
    showBase: boolean('show_base').notNull(),
    showPrompt: boolean('show_prompt').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    seenUntil: moment('seen_until').notNull(),
    /** Made from it; null where it was made from none, and once that is gone. */
    projectId: text('project_id').references(() => projects.projectId, { onDelete: 'set null' }),
    /** As it was when it was shared; null where it was not. */
    schedule: jsonb('schedule').$type<readonly SharedRow[]>(),
  },
  (table) => [
    index('shares_owner').on(table.ownerId, table.createdAt, table.shareId),
    index('shares_project').on(table.projectId),
  ],
);

const ofShare = () =>
  text('share_id')
    .notNull()
    .references(() => shares.shareId, { onDelete: 'cascade' });

export const shareImages = pgTable(
  'share_images',
  {
    shareId: ofShare(),
    position: smallint('position').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.imageId, { onDelete: 'cascade' }),
    caption: text('caption').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.position] }),
    index('share_images_image').on(table.imageId),
  ],
);

/** Of the share's owner: what was said to them. */
const ofOwner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const shareComments = pgTable(
  'share_comments',
  {
    /** Their order, also of those of one moment. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    commentId: text('comment_id').primaryKey(),
    shareId: ofShare(),
    ownerId: ofOwner(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    imageId: text('image_id'),
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('share_comments_share').on(table.shareId, table.number),
    index('share_comments_owner').on(table.ownerId),
  ],
);

/** Decisions for the record. */
export const shareSignOffs = pgTable(
  'share_sign_offs',
  {
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    shareId: ofShare(),
    ownerId: ofOwner(),
    name: text('name').notNull(),
    decision: text('decision').$type<SignOffDecision>().notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('share_sign_offs_share').on(table.shareId, table.number),
    index('share_sign_offs_owner').on(table.ownerId),
  ],
);
