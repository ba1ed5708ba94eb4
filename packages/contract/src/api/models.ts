import { z } from 'zod';
import {
  MODEL_CERTAINTIES,
  MODEL_CLASSES,
  MODEL_FORMATS,
  MODEL_UNITS,
  MODEL_VIEWS_MAX,
  MODEL_WARNING_KINDS,
} from '../models/model-lists.ts';
import { flagField, idSchema, numberField, textField, timeSchema, versionField } from '../scalars.ts';
import {
  modelCameraSchema,
  modelHashSchema,
  modelHiddenSchema,
  modelMaterialsSchema,
  modelSectionSchema,
  modelSunSchema,
} from './model-view.ts';

export const MODEL_STATES = ['reading', 'ready', 'failed'] as const;
export type ModelState = (typeof MODEL_STATES)[number];

const vectorSchema = z.tuple([z.number(), z.number(), z.number()]);
const countSchema = z.int().nonnegative();

/** Ids of views that a file brings; those that people keep have others. */
export const FILE_VIEW_ID = /^file-\d+$/;

const viewFields = {
  camera: modelCameraSchema,
  section: modelSectionSchema.optional(),
  sun: modelSunSchema.optional(),
  hidden: modelHiddenSchema.optional(),
};

/** A view that is kept with a model. */
export const keptModelViewSchema = z.strictObject({
  viewId: idSchema.refine((id) => !FILE_VIEW_ID.test(id), 'the id of a view of the file'),
  name: textField(120),
  ...viewFields,
});
export type KeptModelView = z.infer<typeof keptModelViewSchema>;

/** A view of a model, kept by a person or of the file (`FILE_VIEW_ID`). */
export const modelViewSchema = z.strictObject({ viewId: z.string(), name: z.string(), ...viewFields });
export type ModelView = z.infer<typeof modelViewSchema>;

export const modelWarningSchema = z.strictObject({
  kind: z.enum(MODEL_WARNING_KINDS),
  count: countSchema,
  /** The first few of what it is about. */
  names: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ModelWarning = z.infer<typeof modelWarningSchema>;

/** What was read; lengths in metres, y up, in the frame of the stored form. */
export const modelContentSchema = z.strictObject({
  triangles: countSchema,
  boundsM: z.strictObject({ min: vectorSchema, max: vectorSchema }),
  /** To be added to give the file's own coordinates, in metres. */
  originM: vectorSchema,
  unit: z.strictObject({
    name: z.enum([...MODEL_UNITS, 'other']),
    metres: z.number().positive(),
    certainty: z.enum(MODEL_CERTAINTIES),
  }),
  upAxis: z.strictObject({ axis: z.enum(['y', 'z']), certainty: z.enum(MODEL_CERTAINTIES) }),
  /** How many. */
  things: countSchema,
  classes: z.array(z.strictObject({ class: z.enum(MODEL_CLASSES), things: countSchema })),
  materials: z.array(
    z.strictObject({ name: z.string(), colour: vectorSchema, opacity: z.number(), textured: z.boolean() }),
  ),
  layers: z.array(z.strictObject({ name: z.string(), things: countSchema })),
  storeys: z.array(z.strictObject({ key: z.string(), name: z.string(), elevationM: z.number() })),
  /** How many rooms the file knows. */
  rooms: countSchema,
  /** Cameras of the file. */
  fileViews: z.array(
    z.strictObject({
      viewId: z.string(),
      name: z.string(),
      camera: modelCameraSchema,
      hidden: modelHiddenSchema.optional(),
    }),
  ),
  warnings: z.array(modelWarningSchema),
});
export type ModelContent = z.infer<typeof modelContentSchema>;

const read = modelContentSchema.shape;

export const modelSchema = z.strictObject({
  modelId: idSchema,
  /** Of the file, without folders. */
  name: z.string(),
  state: z.enum(MODEL_STATES),
  /** 0…1 while it is read. */
  progress: z.number().min(0).max(1),
  /** Of `failed`: a code of the catalogue, in the caller's language. */
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  /** Counts the exports of the same file that were brought, from 1. */
  version: z.int().positive(),
  /** SHA-256 of the stored form, hex; null until it is ready. */
  hash: z.string().nullable(),
  format: z.enum(MODEL_FORMATS).nullable(),
  /** Size of the file as it was brought. */
  bytes: countSchema,
  /** What was read: null or nothing until it is ready. A version that fails leaves the last ready one in use. */
  ...{ triangles: read.triangles.nullable(), things: read.things.nullable(), rooms: read.rooms.nullable() },
  ...{ boundsM: read.boundsM.nullable(), originM: read.originM.nullable() },
  ...{ unit: read.unit.nullable(), upAxis: read.upAxis.nullable() },
  ...{ classes: read.classes, layers: read.layers, materials: read.materials, storeys: read.storeys },
  /** `message`: in the caller's language. */
  warnings: z.array(modelWarningSchema.extend({ message: z.string() })),
  /** Of the stored form; null until it is ready. */
  geometryUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
  /** Those of people, kept through all its versions and in their order, then those of the file. */
  views: z.array(modelViewSchema),
  /** Materials of the library, kept through all its versions. */
  assignments: modelMaterialsSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type ModelAnswer = z.infer<typeof modelSchema>;

export const startedModelSchema = z.strictObject({
  modelId: idSchema,
  state: z.enum(MODEL_STATES),
  version: z.int().positive(),
});

/** The fields of the upload beside `file`. */
export const modelUploadFields = {
  unit: z.enum(MODEL_UNITS).optional(),
  upAxis: z.enum(['y', 'z']).optional(),
  /** Another export of this model: its next version. */
  modelId: idSchema.optional(),
  /** True: a model of its own, though one of the same file name is there; else that one gets its next version. */
  asNew: flagField.optional(),
} as const;
export const modelUploadFieldsSchema = z.strictObject(modelUploadFields);

export const modelQuerySchema = z.strictObject({ modelId: idSchema, ...versionField });
/** Gone at once; until then it can be brought back. */
export const deletedModelSchema = z.strictObject({ modelId: idSchema, restorableUntil: timeSchema });
export const modelParamsSchema = z.strictObject({ modelId: idSchema });
export const modelListQuerySchema = z.strictObject({
  q: textField(200).optional(),
  cursor: z.string().max(200).optional(),
  pageSize: numberField({ min: 1, max: 100, integer: true }).default(20),
  ...versionField,
});
export type ModelListQuery = z.infer<typeof modelListQuerySchema>;
/** Newest first. */
export const modelListSchema = z.strictObject({
  items: z.array(modelSchema),
  total: countSchema,
  nextCursor: z.string().nullable(),
});

/** Whatever is given takes the place of what was kept; a unit or an axis has the file read again. */
export const changeModelBodySchema = z
  .strictObject({
    name: textField(120).optional(),
    views: z.array(keptModelViewSchema).max(MODEL_VIEWS_MAX).optional(),
    assignments: modelMaterialsSchema.optional(),
    unit: z.enum(MODEL_UNITS).optional(),
    upAxis: z.enum(['y', 'z']).optional(),
  })
  .refine(({ views = [] }) => new Set(views.map(({ viewId }) => viewId)).size === views.length, {
    path: ['views'],
    error: 'two views have the same id',
  });
export type ChangeModelBody = z.infer<typeof changeModelBodySchema>;

/** `of`: hash of the version; the newest that is ready where it is absent. */
export const modelFileQuerySchema = z.strictObject({
  modelId: idSchema,
  of: modelHashSchema.optional(),
  ...versionField,
});
