import { z } from 'zod';
import { ENVIRONMENTS } from '../api/environments.ts';
import {
  MATERIAL_FAMILIES,
  ownEntryIdSchema,
  ownIdSchema,
  ownStyleSchema,
  pictureIdSchema,
  STANDINGS,
} from './own-content.ts';

/** Which version of which entry a value is. */
const origin = { entry: ownIdSchema, version: z.int().positive() };

const styleValues = ownStyleSchema.pick({
  palette: true,
  materials: true,
  finish: true,
  light: true,
  grade: true,
});

/** A style in the engine's words: its own materials are named by their versions. */
export const usedStyleSchema = styleValues.extend({ id: z.string().max(64) });
export type UsedStyle = z.infer<typeof usedStyleSchema>;

export const usedMaterialSchema = z.strictObject({
  ...origin,
  /** What the engine calls it: entry and version. */
  id: z.string().max(64),
  picture: pictureIdSchema,
  tileSizeMm: z.tuple([z.number(), z.number()]),
  family: z.enum(MATERIAL_FAMILIES),
  roughness: z.number(),
});
export type UsedMaterial = z.infer<typeof usedMaterialSchema>;

export const usedObjectSchema = z.strictObject({
  ...origin,
  picture: pictureIdSchema,
  heightMm: z.number(),
  stands: z.enum(STANDINGS),
});
export type UsedObject = z.infer<typeof usedObjectSchema>;

export const usedBackgroundSchema = z.strictObject({
  ...origin,
  picture: pictureIdSchema,
  horizon: z.number(),
  like: z.enum(ENVIRONMENTS),
});
export type UsedBackground = z.infer<typeof usedBackgroundSchema>;

/**
 * The operators' content that a task uses, whole, as it stood when the task was started. It is kept with the task and with
 * the record of each image: a later change of an entry changes neither a waiting task nor a result that is made again.
 */
export const usedContentSchema = z.strictObject({
  /** Built-in categories that own ones among the request's stand for. */
  categories: z
    .strictObject({
      classifyId1: z.string().exactOptional(),
      classifyId2: z.string().exactOptional(),
      classifyId3: z.string().exactOptional(),
    })
    .exactOptional(),
  /** Entries behind `categories` and `style`, with their versions. */
  from: z.array(z.strictObject({ entry: ownEntryIdSchema, version: z.int().positive() })),
  style: usedStyleSchema.exactOptional(),
  materials: z.array(usedMaterialSchema),
  object: usedObjectSchema.exactOptional(),
  background: usedBackgroundSchema.exactOptional(),
});
export type UsedContent = z.infer<typeof usedContentSchema>;
