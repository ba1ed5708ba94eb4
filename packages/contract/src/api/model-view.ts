import { z } from 'zod';
import {
  MODEL_ASSIGNMENTS_MAX,
  MODEL_CLASSES,
  MODEL_HIDDEN_MAX,
  MODEL_SECTIONS_MAX,
} from '../models/model-lists.ts';
import { flagField, idSchema, timeSchema } from '../scalars.ts';

/** SHA-256 of a stored form, hex. */
export const modelHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Metres; a model's frame has x to the east, y up and −z to the north unless a sun's `north` says otherwise. */
const lengthM = z.number().min(-1e6).max(1e6);
const vectorSchema = z.tuple([lengthM, lengthM, lengthM]).readonly();
/** Key or name of a part of a model, as the model has it. */
const partName = z.string().min(1).max(2000);

export const modelCameraSchema = z.strictObject({
  eye: vectorSchema,
  target: vectorSchema,
  /** Radians, across the width of the picture: about 3° to 149°. */
  fieldOfView: z.number().min(0.05).max(2.6),
  /** Verticals stay parallel: a shift lens. */
  twoPoint: z.boolean(),
  /** Of a parallel projection: metres across the width of the picture; absent: a perspective. */
  parallelWidthM: z.number().min(0.05).max(1e5).optional(),
});

/** Planes that cut the model open; `keep` is the side that stays. */
export const modelSectionSchema = z
  .array(z.strictObject({ axis: z.enum(['x', 'y', 'z']), at: lengthM, keep: z.enum(['below', 'above']) }))
  .max(MODEL_SECTIONS_MAX);
export type ModelSection = z.infer<typeof modelSectionSchema>;

/** Where the sun stands, or a place and an instant that it follows from. */
export const modelSunSchema = z.union([
  z.strictObject({
    /** Radians from north, clockwise. */
    azimuth: z.number().min(-7).max(7),
    /** Radians above the horizon. */
    elevation: z.number().min(-1.6).max(1.6),
  }),
  z.strictObject({
    /** Degrees. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    at: timeSchema,
    /** Radians of the model's −z from true north, clockwise. */
    north: z.number().min(-7).max(7),
  }),
]);
export type ModelSun = z.infer<typeof modelSunSchema>;

/** What an assignment is of, by a name that the next export of the same file still has. */
export const modelMatchSchema = z.union([
  z.strictObject({ class: z.enum(MODEL_CLASSES) }),
  z.strictObject({ layer: partName }),
  z.strictObject({ material: partName }),
  z.strictObject({ thing: partName }),
]);

/** Later ones win over earlier ones; a thing's over its material's, layer's and class's. */
export const modelMaterialsSchema = z
  .array(z.strictObject({ match: modelMatchSchema, materialId: idSchema }))
  .max(MODEL_ASSIGNMENTS_MAX);
export type ModelAssignment = z.infer<typeof modelMaterialsSchema>[number];

export const modelHiddenSchema = z.strictObject({
  layers: z.array(partName).max(MODEL_HIDDEN_MAX).optional(),
  /** Keys of storeys. */
  storeys: z.array(partName).max(MODEL_HIDDEN_MAX).optional(),
  classes: z.array(z.enum(MODEL_CLASSES)).max(MODEL_HIDDEN_MAX).optional(),
  /** Keys of things. */
  things: z.array(partName).max(MODEL_HIDDEN_MAX).optional(),
  /** Of everything, this alone; what is hidden besides stays hidden. */
  only: modelMatchSchema.optional(),
});
export type ModelHidden = z.infer<typeof modelHiddenSchema>;

/** Fields that `startTask` takes of a tool that renders a model. */
export const modelTaskFields = {
  modelId: idSchema,
  camera: modelCameraSchema,
  /** A view of the file, or one that is kept with the model, instead of `camera`. */
  viewId: idSchema,
  section: modelSectionSchema,
  sun: modelSunSchema,
  materials: modelMaterialsSchema,
  hidden: modelHiddenSchema,
  /** Whether parts that carry a picture of the file keep it where the style would act. */
  keepTextures: flagField,
} as const;
