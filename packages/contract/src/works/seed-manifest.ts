import { z } from 'zod';
import { localisedTextSchema, timeSchema } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { classifyIdsSchema, hexColourSchema } from './fields.ts';
import { LICENCES } from './licences.ts';
import { storedSettingsSchema } from './shared-request.ts';
import { CASE_SECTIONS, CASE_SECTIONS_MAX, WORK_PICTURES_MAX } from './work-lists.ts';

/** Where it lies below the folder of the content. */
export const SEED_FOLDER = 'works';
export const SEED_MANIFEST = 'manifest.json';

const keySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{1,47}$/);
/** Below `content/public/works/`. */
const fileSchema = z
  .string()
  .max(160)
  .regex(/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.(?:webp|png)$/);
const shownTextSchema = localisedTextSchema.refine(
  (text) => Object.values(text).every((words) => words.trim() !== ''),
  'a text in every language',
);

const seedPictureSchema = z.strictObject({
  file: fileSchema,
  width: z.int().min(1).max(5000),
  height: z.int().min(1).max(5000),
  /** The same picture for lists, at most 512 px wide; absent: lists show the file itself. */
  thumbnail: fileSchema.exactOptional(),
  /** Whether the engine made it; a drawing was drawn. Default: true. */
  made: z.boolean().default(true),
});
export type SeedPicture = z.infer<typeof seedPictureSchema>;

const seedSectionSchema = z.strictObject({
  kind: z.enum(CASE_SECTIONS),
  caption: shownTextSchema,
  pictures: z.array(seedPictureSchema).min(1).max(WORK_PICTURES_MAX),
});

const seedWorkSchema = z
  .strictObject({
    /** Its own for good: likes and collections know it by `seed-<id>`. */
    id: keySchema,
    kind: z.enum(['work', 'case']),
    author: keySchema,
    title: shownTextSchema,
    story: shownTextSchema,
    /** Domain, space and style node of the category tree, as far as they go. */
    classifyIds: classifyIdsSchema.min(1),
    /** Of the styles in `content/`. */
    style: keySchema.nullable(),
    /** Of the materials in `content/`. */
    materials: z.array(keySchema).max(16),
    /** Null: no single tool made it. */
    function: z.enum(FUNCTION_NAMES).nullable(),
    /** Null: nothing that another could take over. Its prompt, if any, is shown. */
    request: storedSettingsSchema.nullable(),
    /** What it was made from; null where it was made from nothing. */
    base: seedPictureSchema.nullable(),
    /** The first is the cover. */
    pictures: z.array(seedPictureSchema).min(1).max(WORK_PICTURES_MAX),
    sections: z.array(seedSectionSchema).max(CASE_SECTIONS_MAX).default([]),
    fidelity: z.strictObject({ score: z.number().min(0).max(1), added: z.number().min(0).max(1) }).nullable(),
    /** Of the cover, the largest share first. */
    colours: z.array(hexColourSchema).min(1).max(6),
    licence: z.enum(LICENCES),
    /** Its place in lists: the newest first. */
    publishedAt: timeSchema,
  })
  .refine(({ kind, sections }) => (kind === 'case') === sections.length > 0, {
    path: ['sections'],
    error: 'a case has sections, a work has none',
  });
export type SeedWork = z.infer<typeof seedWorkSchema>;

/**
 * The works that ship: `content/public/works/manifest.json`, beside their pictures. What makes others similar to them (`features` of the cover) is computed where they are brought
 * into a database, not here.
 */
export const seedManifestSchema = z
  .strictObject({
    schema: z.literal(1),
    authors: z.array(
      z.strictObject({
        key: keySchema,
        name: shownTextSchema,
        about: shownTextSchema,
        avatar: fileSchema.nullable(),
      }),
    ),
    works: z.array(seedWorkSchema).max(5000),
  })
  .superRefine(({ authors, works }, context) => {
    const keys = new Set(authors.map(({ key }) => key));
    const ids = new Set<string>();
    for (const [place, { id, author }] of works.entries()) {
      if (!keys.has(author))
        context.addIssue({
          code: 'custom',
          path: ['works', place, 'author'],
          message: `no author ${author}`,
        });
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: ['works', place, 'id'], message: `${id} twice` });
      ids.add(id);
    }
  });
export type SeedManifest = z.infer<typeof seedManifestSchema>;
