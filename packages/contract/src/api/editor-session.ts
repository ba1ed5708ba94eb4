import { z } from 'zod';
import { idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { cornerSchema, outpaintSchema } from './edit-options.ts';

export const SESSION_MASKS_MAX = 16;
export const SESSION_MASK_NAME_MAX = 60;
export const SESSION_SETTINGS_MAX = 60;

/** A name of a mask or a setting inside the document: letters, digits and a few marks. */
const keySchema = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

export const sessionMaskSchema = z.strictObject({
  id: keySchema,
  name: textField(SESSION_MASK_NAME_MAX),
  /** What it is drawn in, `#rrggbb`. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  visible: z.boolean(),
  /** What was painted, as a grey picture of the base's size; null: nothing yet. */
  imageId: idSchema.nullable(),
});

/** Everything of an edit that is under way. Views (zoom, position) and the undo stack stay on the device. */
export const editorDocumentSchema = z.strictObject({
  /** Of this shape; the editor moves older documents on. */
  schemaVersion: z.int().min(1).max(1000),
  masks: z.array(sessionMaskSchema).max(SESSION_MASKS_MAX),
  activeMaskId: keySchema.nullable(),
  /** Corners of a surface in pixels of the base. */
  quad: z.tuple([cornerSchema, cornerSchema, cornerSchema, cornerSchema]).nullable(),
  outpaint: outpaintSchema.nullable(),
  /** Brush sizes, tolerances, the chosen tool and the like. */
  settings: z
    .record(keySchema, z.union([z.string().max(256), z.number(), z.boolean()]))
    .refine((settings) => Object.keys(settings).length <= SESSION_SETTINGS_MAX, {
      error: `at most ${SESSION_SETTINGS_MAX}`,
    }),
});
export type EditorDocument = z.infer<typeof editorDocumentSchema>;

export const editorSessionSchema = z.strictObject({
  imageId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  /** Grows by one with each save. */
  revision: z.int().positive(),
  document: editorDocumentSchema,
  savedAt: timeSchema,
});
export type EditorSession = z.infer<typeof editorSessionSchema>;

export const editorSessionQuerySchema = z.strictObject({
  imageId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  ...versionField,
});
/** Null: nothing was saved. */
export const editorSessionAnswerSchema = z.strictObject({ session: editorSessionSchema.nullable() });

export const unfinishedEditsQuerySchema = z.strictObject({
  limit: numberField({ min: 1, max: 24, integer: true }).default(12),
  ...versionField,
});

/** An edit that was left before it was applied, without its document. */
export const unfinishedEditSchema = z.strictObject({
  imageId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  /** What `saveEditorSession` wants to know to throw it away. */
  revision: z.int().positive(),
  /** Masks with something painted. */
  masks: z.int().nonnegative(),
  /** What is edited. */
  picture: z.strictObject({
    url: z.string(),
    thumbnailUrl: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  savedAt: timeSchema,
});
export type UnfinishedEdit = z.infer<typeof unfinishedEditSchema>;

export const unfinishedEditsAnswerSchema = z.strictObject({ items: z.array(unfinishedEditSchema) });

export const saveEditorSessionBodySchema = z.strictObject({
  imageId: idSchema,
  function: z.enum(FUNCTION_NAMES),
  /** Of the session that the document goes on from; 0 where there was none. */
  revision: numberField({ min: 0, max: 2 ** 31 - 2, integer: true }),
  /** Null throws the session away. */
  document: editorDocumentSchema.nullable(),
});
export type SaveEditorSessionBody = z.infer<typeof saveEditorSessionBodySchema>;
