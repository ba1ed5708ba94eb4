import { z } from 'zod';
import {
  BATCH_BASES_MAX,
  BATCH_CELLS_MAX,
  BATCH_CHOICES_MAX,
  BATCH_TITLE_MAX,
  NAME_PATTERN_MAX,
} from '../batches/batch-limits.ts';
import { BATCH_FUNCTIONS } from '../batches/batchable.ts';
import { DEFAULT_NAME_PATTERN, unknownTokens } from '../batches/name-pictures.ts';
import { flagField, idSchema, numberField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { lineField } from '../typed-text.ts';
import { startTaskBodySchema, startTaskFields } from './start-task.ts';
import { TASK_STATES, taskErrorSchema } from './tasks.ts';

/** `done`: nothing of it waits or runs; `cancelled`: its owner ended it before that. */
export const BATCH_STATES = ['running', 'paused', 'done', 'cancelled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

const choices = <T extends z.ZodType>(of: T) => z.array(of).max(BATCH_CHOICES_MAX).default([]);

export const batchMatrixSchema = z.strictObject({
  classifyId3: choices(startTaskFields.classifyId3),
  atmosphere: choices(startTaskFields.atmosphere),
  environment: choices(startTaskFields.environment),
  engine: choices(startTaskFields.engine),
});

/** What every cell has: a start without its base. */
export const batchCommonSchema = startTaskBodySchema
  .omit({ upload_img: true })
  .extend({ function: z.enum(BATCH_FUNCTIONS) });

export const namePatternField = lineField(NAME_PATTERN_MAX).refine(
  (pattern) => unknownTokens(pattern).length === 0,
  'unknown token',
);

export const startBatchBodySchema = z.strictObject({
  bases: z.array(idSchema).min(1).max(BATCH_BASES_MAX),
  matrix: batchMatrixSchema.prefault({}),
  common: batchCommonSchema,
  title: lineField(BATCH_TITLE_MAX).default(''),
  /** Of its files: text with tokens in braces. */
  names: namePatternField.default(DEFAULT_NAME_PATTERN),
  /** The price that was shown; where it is another one by now, nothing starts. */
  tickets: numberField({ min: 0, max: 10_000_000, integer: true }).optional(),
});
export type StartBatchBody = z.infer<typeof startBatchBodySchema>;
/** The same as a caller sends it. */
export type BatchOrderBody = z.input<typeof startBatchBodySchema>;

/** What an order would be, before anything starts. */
export const batchPlanSchema = z.strictObject({
  cells: z.int().positive(),
  pictures: z.int().positive(),
  /** The price of all; 0 where nothing is counted. */
  tickets: z.int().nonnegative(),
  /** What is there to pay it with; −1 = unlimited. */
  left: z.int(),
  /** The first names, with the ending that a zip gives them. */
  names: z.array(z.string()),
});
export type BatchPlan = z.infer<typeof batchPlanSchema>;

const lookSchema = z.strictObject({
  classifyId3: startTaskFields.classifyId3.optional(),
  atmosphere: startTaskFields.atmosphere.optional(),
  environment: startTaskFields.environment.optional(),
  engine: startTaskFields.engine.optional(),
});

const pictureSchema = z.strictObject({
  imageId: idSchema,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

export const batchTaskSchema = z.strictObject({
  taskId: idSchema,
  /** Places in `bases` and `looks`. */
  base: z.int().nonnegative(),
  look: z.int().nonnegative(),
  state: z.enum(TASK_STATES),
  /** Waits until the batch goes on. */
  held: z.boolean(),
  progress: z.number().min(0).max(1),
  stage: z.string().nullable(),
  error: taskErrorSchema.nullable(),
  images: z.array(pictureSchema.extend({ seed: z.int().nonnegative(), name: z.string() })),
});
export type BatchTask = z.infer<typeof batchTaskSchema>;

const countsSchema = z.strictObject({
  waiting: z.int().nonnegative(),
  running: z.int().nonnegative(),
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
});
export type BatchCounts = z.infer<typeof countsSchema>;

const summary = {
  batchId: idSchema,
  title: z.string(),
  function: z.enum(FUNCTION_NAMES),
  state: z.enum(BATCH_STATES),
  /** Cells, whatever has become of them. */
  cells: z.int().nonnegative(),
  /** Of the newest try of each cell; those whose work was deleted are in none. */
  counts: countsSchema,
  /** The whole price as it was agreed, later tries included. */
  tickets: z.int().nonnegative(),
  createdAt: timeSchema,
};

export const batchSummarySchema = z.strictObject({ ...summary, covers: z.array(z.string()) });
export type BatchSummary = z.infer<typeof batchSummarySchema>;

export const batchSchema = z.strictObject({
  ...summary,
  /** Of the tickets: for what was delivered, and what came back. */
  charged: z.int().nonnegative(),
  returned: z.int().nonnegative(),
  names: z.string(),
  bases: z.array(pictureSchema.extend({ name: z.string(), there: z.boolean() })),
  looks: z.array(lookSchema.extend({ words: z.array(z.string()) })),
  common: batchCommonSchema,
  tasks: z.array(batchTaskSchema).max(BATCH_CELLS_MAX),
});
export type Batch = z.infer<typeof batchSchema>;

export const batchQuerySchema = z.strictObject({ batchId: idSchema, ...versionField });
export const batchListQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  ...versionField,
});
export type BatchListQuery = z.infer<typeof batchListQuerySchema>;
export const batchListSchema = z.strictObject({
  items: z.array(batchSummarySchema),
  nextCursor: z.string().nullable(),
});
export const batchBodySchema = z.strictObject({ batchId: idSchema });
export const batchParamsSchema = z.strictObject({ batchId: idSchema });
export const retryBatchBodySchema = z.strictObject({
  batchId: idSchema,
  /** Default: every cell that failed. */
  taskIds: z.array(idSchema).min(1).max(BATCH_CELLS_MAX).optional(),
});
export const changeBatchBodySchema = z.strictObject({
  title: lineField(BATCH_TITLE_MAX).exactOptional(),
  names: namePatternField.exactOptional(),
});

/** What is downloaded of a batch; the names are its pattern's. */
export const batchZipBodySchema = z.strictObject({
  batchId: idSchema,
  format: z.enum(['png', 'jpg', 'webp']).optional(),
  visibleLabel: flagField.optional(),
});
export type BatchZipBody = z.infer<typeof batchZipBodySchema>;
export const contactSheetBodySchema = z.strictObject({
  batchId: idSchema,
  visibleLabel: flagField.optional(),
});
export type ContactSheetBody = z.infer<typeof contactSheetBodySchema>;
