import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { UnchargedReason } from '@plumbline/contract/api/tasks.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import type { WordsRecord } from '@plumbline/contract/api/words.ts';
import type { TaskPreviewMark } from '@plumbline/core/tasks/task-preview-repository.ts';
import type { EngineTerms } from '@plumbline/core/engines/engine-terms.ts';
import type { KeptOfTask, Provenance, TaskImageLayers } from '@plumbline/core/tasks/task-record.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';
import { bytes, moment, tsvector } from './columns.ts';
import { users } from './identity.ts';

export const tasks = pgTable(
  'tasks',
  {
    taskId: uuid('task_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    request: jsonb('request').$type<RenderRequest>().notNull(),
    /** The operators' content that it uses; null where it uses none. */
    content: jsonb('content').$type<UsedContent>(),
    /** Of the request, as columns for filters and estimates. */
    function: text('function').notNull(),
    size: smallint('size').notNull(),
    count: smallint('count').notNull(),
    baseImageId: text('base_image_id'),
    searchText: text('search_text').notNull(),
    /** What its owner calls its pictures, lower case. */
    namesText: text('names_text').notNull().default(''),
    /** The tokens of both texts and of the request, by the rule of `search_rule`. */
    search: tsvector('search').notNull().default(sql`''::tsvector`),
    searchRule: smallint('search_rule').notNull().default(0),
    /** Of a version before: the order is in `queue_lanes`. */
    turn: integer('turn').notNull().default(0),
    claim: integer('claim').notNull(),
    heldBy: text('held_by'),
    /** Of the request that started it, where that is traced. */
    traceparent: text('traceparent'),
    retryAt: moment('retry_at'),
    attempts: smallint('attempts').notNull(),
    ticketsPerImage: smallint('tickets_per_image').notNull().default(0),
    engineTerms: jsonb('engine_terms').$type<EngineTerms>(),
    seenBy: jsonb('seen_by').$type<readonly EngineSight[]>().notNull().default([]),
    progress: doublePrecision('progress').notNull(),
    stage: text('stage'),
    /** Of the coarse picture in `task_previews`. */
    preview: jsonb('preview').$type<TaskPreviewMark>(),
    error: text('error'),
    engineId: text('engine_id'),
    engineVersion: text('engine_version'),
    favourite: boolean('favourite').notNull(),
    /** The order of many that it is of, and its cell there. */
    batchId: uuid('batch_id').references(() => batches.batchId, { onDelete: 'set null' }),
    batchPosition: smallint('batch_position'),
    /** Queued and not handed out, because its batch is paused. */
    held: boolean('held').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Its owner deleted it; it goes for good a little later, and can be restored until then. */
    deletedAt: moment('deleted_at'),
    /** Of a deleted one: what hung on it, put aside so that nothing else counts it. */
    kept: jsonb('kept').$type<KeptOfTask>(),
  },
  (table) => [
    index('tasks_age').on(table.createdAt, table.taskId),
    // With what a count looks at, so that it reads the index alone.
    index('tasks_user').on(
      table.userId,
      table.createdAt,
      table.taskId,
      table.function,
      table.favourite,
      table.deletedAt,
    ),
    index('tasks_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('tasks_batch').on(table.batchId, table.batchPosition).where(sql`batch_id is not null`),
    index('tasks_search').using('gin', table.search),
    // Small however long the history grows.
    index('tasks_open').on(table.turn, table.createdAt).where(sql`state in ('queued', 'running')`),
    // What waits of each kind of each person, first one first: with `lane-of-task.ts`, word for word.
    index('tasks_lanes')
      .on(
        table.userId,
        table.function,
        table.size,
        sql`coalesce(request->>'engine', engine_terms->>'engineId', '')`,
        sql`(attempts > 0)`,
        table.createdAt,
        sql`coalesce(batch_position, 32767)`,
        table.taskId,
      )
      .where(sql`state = 'queued' and not held and retry_at is null`),
    index('tasks_running').on(table.userId).where(sql`state = 'running'`),
    index('tasks_retried').on(table.retryAt).where(sql`state = 'queued' and retry_at is not null`),
  ],
);

export const taskImages = pgTable(
  'task_images',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    variant: smallint('variant').notNull(),
    imageId: text('image_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    pixelHash: text('pixel_hash').notNull(),
    fidelityScore: doublePrecision('fidelity_score'),
    fidelityAdded: doublePrecision('fidelity_added'),
    diffImageId: text('diff_image_id'),
    /** Files beside a picture of a model. */
    layers: jsonb('layers').$type<TaskImageLayers>(),
    facts: jsonb('facts').$type<EditFacts>(),
    words: jsonb('words').$type<WordsRecord>(),
    uncharged: text('uncharged').$type<UnchargedReason>(),
    ticketsBack: smallint('tickets_back').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.variant] }),
    index('task_images_image').on(table.imageId),
  ],
);

/** One document an image: read as a whole when someone asks how it was made, never searched. */
export const provenance = pgTable(
  'provenance',
  {
    imageId: text('image_id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    record: jsonb('record').$type<Provenance>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('provenance_task').on(table.taskId)],
);

/**
 * Coarse pictures of tasks that run, a few kilobytes each, written again and again: unlogged (by hand in the baseline), because
 * nothing is lost with them.
 */
export const taskPreviews = pgTable('task_previews', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.taskId, { onDelete: 'cascade' }),
  bytes: bytes('bytes').notNull(),
});

/** The newest event of a task; older ones say nothing more. */
export const taskEvents = pgTable(
  'task_events',
  {
    taskId: uuid('task_id').primaryKey(),
    userId: text('user_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('task_events_user').on(table.userId, table.sequence),
    index('task_events_age').on(table.at),
  ],
);

/** Where each user's sequence of events stands, and up to where events were forgotten. */
export const eventSequences = pgTable('event_sequences', {
  userId: text('user_id').primaryKey(),
  newest: bigint('newest', { mode: 'number' }).notNull(),
  forgotten: bigint('forgotten', { mode: 'number' }).notNull(),
});

/** Measured times of single images; the estimates take the median of the latest. */
export const renderDurations = pgTable(
  'render_durations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    function: text('function').notNull(),
    size: smallint('size').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** Null of pictures from before that was noted. */
    engineId: text('engine_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('render_durations_kind').on(table.function, table.size, table.id)],
);

export const workers = pgTable('workers', {
  workerId: text('worker_id').primaryKey(),
  slots: smallint('slots').notNull(),
  engines: jsonb('engines').$type<EngineReport[]>().notNull(),
  /** The longest side that its memory is enough for, in pixels; null: any. */
  largestSize: integer('largest_size'),
  seenAt: moment('seen_at').notNull(),
  /** When it was last heard, by the database's clock; null for one of the version before. */
  beatAt: moment('beat_at'),
  /** Whether it hears of tasks that are given to it; a version before does not. */
  takesGiven: boolean('takes_given').notNull().default(false),
});

/**
 * When a task of a user last began or ended: in the queue others come before. Whoever changes what of theirs waits holds this row.
 */
export const taskTurns = pgTable('task_turns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  servedAt: moment('served_at').notNull(),
});

/**
 * The queue in its order: of each person, the tasks of one kind that wait. Kept by triggers of `tasks` (migration 0038), which also say
 * what the order is.
 */
export const queueLanes = pgTable(
  'queue_lanes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    function: text('function').notNull(),
    size: smallint('size').notNull(),
    /** That was agreed to make them; empty for any. */
    engine: text('engine').notNull(),
    /** Begun before: one of them may be what took its worker down. */
    interrupted: boolean('interrupted').notNull(),
    tasks: integer('tasks').notNull(),
    pictures: integer('pictures').notNull(),
    /** The first one's moment in the fair order, in seconds. */
    score: doublePrecision('score').notNull(),
    /** How much later each further one of its owner stands. */
    step: doublePrecision('step').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.function, table.size, table.engine, table.interrupted],
    }),
    index('queue_lanes_order').on(
      table.function,
      table.size,
      table.engine,
      table.interrupted,
      table.score,
      table.userId,
    ),
  ],
);

/** What waits and no living worker can do, and since when. */
export const unableKinds = pgTable(
  'unable_kinds',
  {
    function: text('function').notNull(),
    size: smallint('size').notNull(),
    since: moment('since').notNull(),
    /** When that was last looked at: what nobody looked at for a while begins anew. */
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.function, table.size] })],
);
