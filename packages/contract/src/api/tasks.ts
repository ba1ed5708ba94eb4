import { z } from 'zod';
import { flagField, idSchema, numberField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { engineSightSchema } from './engine-sights.ts';
import { editFactsSchema } from './edit-options.ts';
import { renderRequestSchema } from './start-task.ts';
import { tagSchema } from './tags.ts';
import { taskFilterFields } from './task-filter.ts';
import { wordsRecordSchema } from './words.ts';

export const TASK_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/**
 * What became of the base's geometry, both 0…1. `score`: the share of the base's edges that keep at least half their contrast
 * within 1 px and their direction; `added`: the share of strong edges where the base has none, outside textured materials.
 */
export const fidelitySchema = z.strictObject({
  score: z.number().min(0).max(1),
  added: z.number().min(0).max(1),
  diffUrl: z.string(),
});

/**
 * Why a delivered image costs nothing: the same file came back, the same picture as the base, or the same as another image of
 * its task.
 */
export const UNCHARGED_REASONS = ['same-file', 'same-picture', 'same-variant'] as const;
export type UnchargedReason = (typeof UNCHARGED_REASONS)[number];

/** What is known of every pixel of a model's picture, as files that lie beside it, of its size. PNG each. */
const layerFields = {
  /** Number of the thing (as in the stored form) plus 1, in 24 bits as red, green, blue; 0: none. */
  masksUrl: z.string().nullable(),
  /** The same of materials. */
  materialsUrl: z.string().nullable(),
  /** 16 bits, grey, along the axis of the camera: from 1 to 65535 linear over `depthRangeM`; 0: nothing there. */
  depthUrl: z.string().nullable(),
  depthRangeM: z.strictObject({ near: z.number().nonnegative(), far: z.number().nonnegative() }).nullable(),
  /** Hidden-line drawing of the same camera. */
  lineUrl: z.string().nullable(),
};

export const resultImageSchema = z.strictObject({
  imageId: idSchema,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  seed: z.int().nonnegative(),
  /** SHA-256 of the decoded pixels, hex: equal for equal request, seed and engine version. */
  pixelHash: z.string(),
  fidelity: fidelitySchema.nullable(),
  /** Null for everything but pictures of models. */
  ...layerFields,
  /** What an edit states of its result; null for renders. */
  facts: editFactsSchema.nullable(),
  /** What its words came to; null where there were none, or nobody noted it. */
  words: wordsRecordSchema.nullable(),
  /** Why it cost nothing; null where it was charged. */
  uncharged: z.enum(UNCHARGED_REASONS).nullable(),
});
export type ResultImage = z.infer<typeof resultImageSchema>;

export const taskErrorSchema = z.strictObject({ code: z.string(), message: z.string() });

export const taskSchema = z.strictObject({
  taskId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  state: z.enum(TASK_STATES),
  /** People ahead; 0 when running or ended. */
  queue_num: z.int().nonnegative(),
  /** Until its pictures are there, by what the same took of late and what is ahead for the same machines. */
  waitSeconds: z.int().nonnegative(),
  /** False while it waits and no machine that can do it is there: then the time counts from when one comes. */
  hasWorker: z.boolean(),
  /** 0…1. */
  progress: z.number().min(0).max(1),
  /** Stable key of the stage that runs; null before and after. */
  stage: z.string().nullable(),
  /** A coarse picture of what is being made, its owner's alone, where the engine has one; null before and after. */
  preview: z
    .strictObject({ url: z.string(), width: z.int().positive(), height: z.int().positive() })
    .nullable(),
  images: z.array(resultImageSchema),
  /** Noughts where renders are not counted (a member's). */
  tickets: z.strictObject({
    perImage: z.int().nonnegative(),
    /** Of the images that are delivered. */
    charged: z.int().nonnegative(),
    /** What came back: of images that cost nothing, and at the end of those that were not delivered. */
    returned: z.int().nonnegative(),
  }),
  error: taskErrorSchema.nullable(),
  request: renderRequestSchema,
  /** The base picture for comparing; null once its owner deleted it. */
  base: z
    .strictObject({
      imageId: idSchema,
      url: z.string(),
      thumbnailUrl: z.string(),
      width: z.int(),
      height: z.int(),
      /** A task made it; else it was uploaded. */
      made: z.boolean(),
    })
    .nullable(),
  engine: z.strictObject({ id: z.string(), version: z.string() }).nullable(),
  /** Which engines were given which of its data, in the order of time; empty of tasks from before that was noted. */
  seenBy: z.array(engineSightSchema),
  favourite: z.boolean(),
  /** By name. */
  tags: z.array(tagSchema),
  /** The view of a project that it is in; null where it is in none. */
  place: z
    .strictObject({ projectId: idSchema, project: z.string(), viewId: idSchema, view: z.string() })
    .nullable(),
  /** The order of many that it is of; `held`: it waits until that goes on. Null for one that was started by itself. */
  batch: z.strictObject({ batchId: idSchema, held: z.boolean() }).nullable(),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  durationMs: z.int().nonnegative().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

export const startedTaskSchema = z.strictObject({
  taskId: idSchema,
  state: z.enum(TASK_STATES),
  queue_num: z.int().nonnegative(),
  waitSeconds: z.int().nonnegative(),
  hasWorker: z.boolean(),
  /** What is left after this task's reservation; −1 = unlimited. */
  tickets: z.int(),
});
export type StartedTask = z.infer<typeof startedTaskSchema>;

export const taskIdQuerySchema = z.strictObject({ taskId: idSchema, ...versionField });
/** `of`: which of its pictures, so that no two have one address. */
export const taskPreviewQuerySchema = z.strictObject({
  taskId: idSchema,
  of: z.string().max(32).optional(),
  ...versionField,
});
export const taskEventsQuerySchema = z.strictObject({ taskId: idSchema.optional(), ...versionField });
export const cancelTaskBodySchema = z.strictObject({ taskId: idSchema });
export const restoreTaskBodySchema = z.strictObject({ taskId: idSchema });
export const favouriteTaskBodySchema = z.strictObject({ taskId: idSchema, favourite: flagField });

export const taskListQuerySchema = z.strictObject({
  page: numberField({ min: 1, max: 100_000, integer: true }).default(1),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  ...taskFilterFields,
  cursor: z.string().max(200).optional(),
  ...versionField,
});
export type TaskListQuery = z.infer<typeof taskListQuerySchema>;

export const taskListSchema = z.strictObject({
  items: z.array(taskSchema),
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});
export type TaskList = z.infer<typeof taskListSchema>;

/** How many works there are of each day, under the same filter as the list: what a list of any length is laid out by. */
export const taskDaysQuerySchema = z.strictObject({ ...taskFilterFields, ...versionField });
export type TaskDaysQuery = z.infer<typeof taskDaysQuerySchema>;
export const taskDaysSchema = z.strictObject({
  /**
   * Newest first, days of the query's zone. `cursor` is of `getTaskList`: from it on come the works of this day and of those before.
   */
  days: z.array(z.strictObject({ day: z.iso.date(), count: z.int().positive(), cursor: z.string() })),
  total: z.int().nonnegative(),
});
export type TaskDays = z.infer<typeof taskDaysSchema>;
