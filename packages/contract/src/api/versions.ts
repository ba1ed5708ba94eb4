import { z } from 'zod';
import { idSchema, textField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { editFactsSchema } from './edit-options.ts';
import { renderRequestSchema } from './start-task.ts';

export const VERSION_NAME_MAX = 60;
/** Nodes of one answer; a picture with more answers its nearest. */
export const VERSION_NODES_MAX = 1000;

/** A picture in the tree of what was made from one upload, directly or over other results. */
export const versionNodeSchema = z.strictObject({
  imageId: idSchema,
  /** What it was made from; null of the root. */
  parentId: idSchema.nullable(),
  /** As its owner called it. */
  name: z.string().nullable(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  createdAt: timeSchema,
  /** The task that made it; null of an upload, and where the task was deleted and this picture was still needed. */
  made: z
    .strictObject({
      taskId: idSchema,
      function: z.enum(FUNCTION_NAMES),
      request: renderRequestSchema,
      seed: z.int().nonnegative(),
      facts: editFactsSchema.nullable(),
    })
    .nullable(),
});
export type VersionNode = z.infer<typeof versionNodeSchema>;

export const versionTreeSchema = z.strictObject({
  /** Parents before their children, older before newer. */
  nodes: z.array(versionNodeSchema),
  /** Where work goes on: the newest result, or the one that was reverted to since. */
  headId: idSchema,
  /** False where the tree has more than `VERSION_NODES_MAX` nodes. */
  complete: z.boolean(),
});
export type VersionTree = z.infer<typeof versionTreeSchema>;

/** Of any picture of the tree. */
export const versionQuerySchema = z.strictObject({ imageId: idSchema, ...versionField });
export const revertVersionBodySchema = z.strictObject({ imageId: idSchema });
export const nameVersionBodySchema = z.strictObject({
  imageId: idSchema,
  /** Empty takes the name away. */
  name: textField(VERSION_NAME_MAX).overwrite((name) => name.trim()),
});
