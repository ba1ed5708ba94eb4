import type { FidelityFigures, WorkModeration, WorkText } from '@plumbline/core/works/work-record.ts';
import type { SharedRequest } from '@plumbline/contract/works/shared-request.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { users } from './identity.ts';
import { images } from './images.ts';

/** Lexemes that our own code made; PostgreSQL's parser never sees a person's text. */
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Who published something: a user from their first work on, or an author that ships. */
export const workAuthors = pgTable('work_authors', {
  /** The user's id, or `author-…`. */
  authorId: text('author_id').primaryKey(),
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of an author that ships; a user is called as their account is. */
  name: jsonb('name').$type<WorkText>(),
  about: jsonb('about').$type<WorkText>(),
  avatar: text('avatar'),
});

/** What lists need of a work, and nothing more: rows that are read by the hundred stay narrow. */
export const works = pgTable(
  'works',
  {
    workId: text('work_id').primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => workAuthors.authorId, { onDelete: 'cascade' }),
    /** Null of works that ship. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    title: jsonb('title').$type<WorkText>().notNull(),
    state: text('state').notNull(),
    /** Seen by everybody: a trigger sets it by the state and by whether its author's account is active. */
    listed: boolean('listed').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    function: text('function'),
    style: text('style'),
    space: text('space'),
    classifyIds: text('classify_ids').array().notNull(),
    materials: text('materials').array().notNull(),
    colours: text('colours').array().notNull(),
    licence: text('licence').notNull(),
    coverImageId: text('cover_image_id'),
    /** Of works that ship: addresses of the cover and of its small copy. */
    coverPath: text('cover_path'),
    coverThumbnail: text('cover_thumbnail'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Kept by a trigger on the likes, whatever adds or removes one. */
    likes: integer('likes').notNull().default(0),
    moderation: jsonb('moderation').$type<WorkModeration>(),
    publishedAt: moment('published_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Its author took it away: its state is `withdrawn`, and was this. It goes for good a little later. */
    withdrawnAt: moment('withdrawn_at'),
    stateBefore: text('state_before'),
    /** Everything that it can be filtered by, as words of one list. */
    facets: text('facets').array().notNull(),
    words: lexemes('words').notNull(),
  },
  (table) => [
    index('works_new').on(table.publishedAt, table.workId).where(sql`listed`),
    index('works_liked').on(table.likes, table.publishedAt, table.workId).where(sql`listed`),
    index('works_author').on(table.authorId, table.publishedAt, table.workId),
    index('works_user').on(table.userId),
    index('works_state').on(table.state, table.changedAt, table.workId).where(sql`state <> 'visible'`),
    index('works_facets').using('gin', table.facets).where(sql`listed`),
    index('works_words').using('gin', table.words).where(sql`listed`),
  ],
);

/** What a work says when it is opened. */
export const workDetails = pgTable(
  'work_details',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.workId, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    story: jsonb('story').$type<WorkText>().notNull(),
    prompt: text('prompt').notNull(),
    request: jsonb('request').$type<SharedRequest>(),
    showBase: boolean('show_base').notNull(),
    showPrompt: boolean('show_prompt').notNull(),
    fidelity: jsonb('fidelity').$type<FidelityFigures>(),
    sections: jsonb('sections').$type<{ kind: string; caption: WorkText }[]>().notNull(),
  },
  (table) => [index('work_details_user').on(table.userId)],
);

/** The pictures of a work in their order. Which of them others may read follows from `role` and `show_base`. */
export const workPictures = pgTable(
  'work_pictures',
  {
    workId: text('work_id')
      .notNull()
      .references(() => works.workId, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    /** `picture`, `section` or `base`. */
    role: text('role').notNull(),
    section: smallint('section'),
    imageId: text('image_id').references(() => images.imageId, { onDelete: 'cascade' }),
    path: text('path'),
    thumbnail: text('thumbnail'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    made: boolean('made').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.place] }),
    index('work_pictures_image').on(table.imageId),
  ],
);

/** What makes others similar to it. */
export const workFeatures = pgTable(
  'work_features',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.workId, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    codes: integer('codes').array().notNull(),
    signature: bytes('signature').notNull(),
  },
  (table) => [index('work_features_codes').using('gin', table.codes)],
);

/** Counted in a table of its own: a view rewrites no row that lists and searches are indexed by. */
export const workViews = pgTable('work_views', {
  workId: text('work_id')
    .primaryKey()
    .references(() => works.workId, { onDelete: 'cascade' }),
  views: integer('views').notNull(),
});

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofWork = () =>
  text('work_id')
    .notNull()
    .references(() => works.workId, { onDelete: 'cascade' });

export const workLikes = pgTable(
  'work_likes',
  { userId: ofUser(), workId: ofWork(), at: moment('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.workId] }),
    index('work_likes_work').on(table.workId),
  ],
);

export const workFollows = pgTable(
  'work_follows',
  {
    userId: ofUser(),
    authorId: text('author_id')
      .notNull()
      .references(() => workAuthors.authorId, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.authorId] }),
    index('work_follows_author').on(table.authorId),
  ],
);

export const workReports = pgTable(
  'work_reports',
  {
    userId: ofUser(),
    workId: ofWork(),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    at: moment('at').notNull(),
    /** When an administrator approved or hid the work after it. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workId] }),
    index('work_reports_open').on(table.workId, table.at).where(sql`answered_at is null`),
  ],
);

export const collections = pgTable(
  'collections',
  {
    collectionId: text('collection_id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** Where things go that are collected without saying where. */
    first: boolean('first').notNull(),
    public: boolean('public').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Its owner deleted it; it goes for good a little later, and what was in it is put aside until then. */
    deletedAt: moment('deleted_at'),
    keptItems: jsonb('kept_items').$type<readonly { readonly workId: string; readonly at: string }[]>(),
  },
  (table) => [index('collections_user').on(table.userId, table.changedAt)],
);

export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.collectionId, { onDelete: 'cascade' }),
    workId: ofWork(),
    userId: ofUser(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.workId] }),
    index('collection_items_order').on(table.collectionId, table.at, table.workId),
    index('collection_items_user').on(table.userId, table.workId),
    index('collection_items_work').on(table.workId),
  ],
);

export const workDownloads = pgTable(
  'work_downloads',
  { userId: ofUser(), workId: ofWork(), at: moment('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.workId] }),
    index('work_downloads_work').on(table.workId),
  ],
);

/** Which file of works that ship is in the tables. */
export const workSeeds = pgTable('work_seeds', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  at: moment('at').notNull(),
});
