import { z } from 'zod';
import { idSchema, versionField } from '../scalars.ts';
import { modelCameraSchema, modelHiddenSchema, modelSectionSchema } from './model-view.ts';

export const MODEL_DRAWING_KINDS = [
  'hidden-line',
  'clay',
  'plan',
  'section',
  'elevation',
  'axonometric',
] as const;
export const MODEL_DRAWING_FORMATS = ['svg', 'pdf', 'png'] as const;
export type ModelDrawingFormat = (typeof MODEL_DRAWING_FORMATS)[number];
export const MODEL_SHEETS = ['A4', 'A3', 'A2', 'A1', 'A0'] as const;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What is drawn of a model, and on which sheet. Lengths in metres and angles in radians, in the model's frame. */
export const modelDrawingBodySchema = z
  .strictObject({
    modelId: idSchema,
    /** Hash of the version; the newest that is ready where it is absent. */
    of: hashSchema.optional(),
    kind: z.enum(MODEL_DRAWING_KINDS),
    format: z.enum(MODEL_DRAWING_FORMATS),
    /** Of `hidden-line` and `clay`; or `viewId`, a view of the file or one that is kept with the model. */
    camera: modelCameraSchema.optional(),
    viewId: idSchema.optional(),
    /** Width over height of a perspective. */
    ratio: z.number().min(0.2).max(5).default(1.5),
    /** Planes that cut it; of a `section` the first one is drawn. */
    section: modelSectionSchema.optional(),
    /** Key of the storey of a `plan`; the lowest one where neither it nor `heightM` is there. */
    storey: z.string().min(1).max(2000).optional(),
    /** Where a `plan` is cut; else 1.1 m above its storey. */
    heightM: z.number().min(-1e6).max(1e6).optional(),
    /** Of an `elevation`. */
    side: z.enum(['north', 'east', 'south', 'west']).default('south'),
    /** Of an `axonometric`: where the viewer stands, from north clockwise, and how far above the horizon. */
    azimuth: z.number().min(-7).max(7).default(2.356),
    elevation: z.number().min(0.05).max(1.5).default(0.6155),
    /** 100 for 1:100; the largest common one that fits the sheet where it is absent. */
    scale: z.int().min(1).max(50_000).optional(),
    sheet: z.enum(MODEL_SHEETS).optional(),
    /** How what is cut is filled. */
    poche: z.enum(['auto', 'solid', 'hatch']).default('auto'),
    hidden: modelHiddenSchema.optional(),
    /** Of the model's −z from true north, clockwise. */
    north: z.number().min(-7).max(7).default(0),
  })
  .refine(
    ({ kind, camera, viewId }) =>
      (kind !== 'hidden-line' && kind !== 'clay') || (camera === undefined) !== (viewId === undefined),
    { path: ['camera'], error: 'a perspective needs a camera or a view' },
  )
  .refine(
    ({ kind, section }) => kind !== 'section' || (section?.[0] !== undefined && section[0].axis !== 'y'),
    {
      path: ['section'],
      error: 'a section needs an upright plane first',
    },
  );
export type ModelDrawingBody = z.output<typeof modelDrawingBodySchema>;

/** What a person should know of a drawing. */
export const MODEL_DRAWING_NOTES = ['coarser', 'open-cut'] as const;

export const drawnModelSchema = z.strictObject({
  format: z.enum(MODEL_DRAWING_FORMATS),
  sheet: z.enum(MODEL_SHEETS),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  /** Null for a perspective, which has none. */
  scale: z.number().positive().nullable(),
  /**
   * `coarser`: of so many things the folds inside are left out, because they would be a grey patch; `open-cut`: so many cut
   * stretches enclose nothing, and are not filled.
   */
  notes: z.array(z.strictObject({ kind: z.enum(MODEL_DRAWING_NOTES), count: z.int().positive() })),
});
export type DrawnModel = z.infer<typeof drawnModelSchema>;

/** With where the file is: kept for some hours, and drawn again for the same request. */
export const modelDrawingSchema = drawnModelSchema.extend({ url: z.string() });

export const modelDrawingFileQuerySchema = z.strictObject({
  modelId: idSchema,
  drawing: hashSchema,
  format: z.enum(MODEL_DRAWING_FORMATS),
  ...versionField,
});
