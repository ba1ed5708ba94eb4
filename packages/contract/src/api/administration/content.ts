import { z } from 'zod';
import { CONTENT_KINDS, contentOverlaySchema } from '../../content/overlay.ts';
import { localisedTextSchema, timeSchema, versionField } from '../../scalars.ts';

export const contentQuerySchema = z.strictObject({ kind: z.enum(CONTENT_KINDS), ...versionField });
export const contentParamsSchema = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  itemId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
});

export const managedItemSchema = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  id: z.string(),
  /** As it ships. */
  builtIn: z.strictObject({
    name: localisedTextSchema,
    lead: localisedTextSchema.nullable(),
    /** Of personas alone. */
    instructions: localisedTextSchema.nullable(),
    cover: z.string(),
  }),
  draft: contentOverlaySchema.nullable(),
  published: contentOverlaySchema.nullable(),
  publishedAt: timeSchema.nullable(),
});
export type ManagedItem = z.infer<typeof managedItemSchema>;
/** In the order that the draft would give. */
export const managedContentSchema = z.strictObject({
  items: z.array(managedItemSchema),
  /** Drafts of every kind that wait. */
  waiting: z.int().nonnegative(),
});

/** Null takes the draft back; an empty overlay restores what ships. */
export const draftBodySchema = z.strictObject({ overlay: contentOverlaySchema.nullable() });
export const publishedSchema = z.strictObject({ published: z.int().nonnegative() });
