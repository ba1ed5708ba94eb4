import { z } from 'zod';
import { OWN_KINDS, ownEntryIdSchema, ownEntrySchema, pictureIdSchema } from '../../content/own-content.ts';
import { timeSchema, versionField } from '../../scalars.ts';

export const ownContentQuerySchema = z.strictObject({ kind: z.enum(OWN_KINDS), ...versionField });
export const ownEntryParamsSchema = z.strictObject({ entryId: ownEntryIdSchema });

const entryVersionSchema = z.strictObject({
  version: z.int().positive(),
  value: ownEntrySchema,
  /** What it is shown by now; empty where nothing is. */
  coverUrl: z.string(),
  /** `none`: kinds that are shown as words. */
  cover: z.enum(['none', 'waiting', 'making', 'ready', 'failed']),
  pictureSize: z.strictObject({ width: z.int(), height: z.int() }).nullable(),
});

export const managedEntrySchema = z.strictObject({
  id: ownEntryIdSchema,
  kind: z.enum(OWN_KINDS),
  revision: z.int().nonnegative(),
  draft: entryVersionSchema.nullable(),
  published: entryVersionSchema.nullable(),
  changedAt: timeSchema,
  publishedAt: timeSchema.nullable(),
});
export type ManagedEntry = z.infer<typeof managedEntrySchema>;
export const ownContentSchema = z.strictObject({ items: z.array(managedEntrySchema) });

export const newEntryBodySchema = z.strictObject({ value: ownEntrySchema });
export const savedEntrySchema = z.strictObject({ id: ownEntryIdSchema, version: z.int().positive() });
const revision = z.int().nonnegative();
export const saveEntryBodySchema = z.strictObject({ revision, value: ownEntrySchema });
export const entryRevisionBodySchema = z.strictObject({ revision });

export const contentPictureSchema = z.strictObject({
  id: pictureIdSchema,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Whether something in it is clear. */
  alpha: z.boolean(),
});
export type ContentPictureAnswer = z.infer<typeof contentPictureSchema>;
