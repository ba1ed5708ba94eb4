import { z } from 'zod';
import { ROOM_TYPES } from '../projects/project-lists.ts';
import { idSchema, versionField } from '../scalars.ts';
import { SCENE_STANDS, sceneGeometrySchema } from './scene-geometry.ts';

/** What a region of a picture can be. */
export const SCENE_CLASSES = [
  'sky',
  'background',
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
  'planting',
  'tree',
  'wall',
  'siding',
  'masonry',
  'timber',
  'roof',
  'glass',
  'door',
  'opening',
  'trim',
  'metal',
  'floor',
  'ceiling',
  'rug',
  'fabric',
  'furniture',
  'joinery',
  'lamp',
  'person',
  'vehicle',
  'plan-wall',
  'plan-room',
  'plan-door',
  'plan-outside',
  'unknown',
] as const;
/** How a picture is read: the outside or inside of a building, a garden, a site from above, a floor plan, a master plan. */
export const SCENE_SPACES = ['exterior', 'interior', 'landscape', 'aerial', 'plan', 'site'] as const;
export type SceneSpace = (typeof SCENE_SPACES)[number];
export const SCENE_CORRECTIONS_MAX = 500;

const share = z.number().min(0).max(1);
const point = z.tuple([z.number(), z.number()]);

/** Of what a person says of where a region is; null: as it was read. */
const said = {
  /** Which way it stands. */
  facing: z.enum(SCENE_STANDS).nullable().optional(),
  /** Metres above the floor at which it lies, or at which it stands. */
  heightM: z.number().min(-20).max(200).nullable().optional(),
};

/** One corrected region. It is found again by its anchor, because a region's number may change with the engine. */
export const sceneCorrectionSchema = z.strictObject({
  /** A point inside the region, as shares of the base's width and height. */
  anchor: z.tuple([share, share]),
  class: z.enum(SCENE_CLASSES).optional(),
  /** Id of a library material; null: the style's own. */
  material: idSchema.nullable().optional(),
  /** The region's pixels stay exactly the base's. */
  lock: z.boolean().optional(),
  ...said,
});
export type SceneCorrection = z.infer<typeof sceneCorrectionSchema>;

/** All that a user changed of a base's reading. */
export const sceneChangesSchema = z.strictObject({
  corrections: z.array(sceneCorrectionSchema).max(SCENE_CORRECTIONS_MAX),
  /** A flat-colour picture whose colours say which pixels are one material. */
  idMap: idSchema.optional(),
});
export type SceneChanges = z.infer<typeof sceneChangesSchema>;

export const sceneQuerySchema = z.strictObject({
  imageId: idSchema,
  /** Read as which space; default: as the picture looks. */
  space: z.enum(SCENE_SPACES).optional(),
  ...versionField,
});

export const correctSceneBodySchema = z.strictObject({
  imageId: idSchema,
  space: z.enum(SCENE_SPACES).optional(),
  /** Each replaces what is set of its region; `reset` takes all of it back. */
  corrections: z
    .array(
      z.strictObject({
        regionId: idSchema,
        class: z.enum(SCENE_CLASSES).optional(),
        material: idSchema.nullable().optional(),
        lock: z.boolean().optional(),
        ...said,
        reset: z.literal(true).optional(),
      }),
    )
    .max(SCENE_CORRECTIONS_MAX)
    .optional(),
  /** A flat-colour material map of the base; null removes it. Either change starts the regions anew. */
  idMap: idSchema.nullable().optional(),
  /** Forgets every correction and the map. */
  reset: z.boolean().optional(),
});
export type CorrectSceneBody = z.infer<typeof correctSceneBodySchema>;

export const sceneRegionSchema = z.strictObject({
  id: idSchema,
  class: z.enum(SCENE_CLASSES),
  /** Id of a library material, null: the style's own. */
  material: z.string().nullable(),
  /** 0…1; below the gate the neutral look is used. 1 where the user said so. */
  confidence: share,
  /** A point inside, in pixels of the base. */
  anchor: point,
  /** Rings in pixels of the base: the outer one first, holes after it. */
  outline: z.array(z.array(point)),
  /** Share of the picture. */
  areaShare: share,
  /** Smaller is nearer. */
  depthOrder: z.int(),
  lock: z.boolean(),
  corrected: z.boolean(),
});
export type SceneRegion = z.infer<typeof sceneRegionSchema>;

export const sceneCameraSchema = z.strictObject({
  focalPx: z.number(),
  /** Radians. */
  pitch: z.number(),
  yaw: z.number(),
  /** Ends of the horizon at the left and right edge, in pixels of the base. */
  horizon: z.tuple([point, point]).nullable(),
  /** In pixels of the base; those at infinity are left out. */
  vanishingPoints: z.array(z.strictObject({ axis: z.enum(['x', 'y', 'z']), x: z.number(), y: z.number() })),
});

/** What of a base stands in space: its latest corrections are in it. */
export const sceneModelQuerySchema = z.strictObject({
  imageId: idSchema,
  space: z.enum(SCENE_SPACES).optional(),
});

/** What a floor plan tells of sizes, in pixels of the base. */
export const planMeasuresSchema = z.strictObject({
  rooms: z.array(
    z.strictObject({
      type: z.enum(ROOM_TYPES),
      /** A point well inside. */
      at: point,
      /** Its floor between the walls, in square pixels. */
      area: z.number().nonnegative(),
    }),
  ),
  /** The building with its walls. */
  building: z.strictObject({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
  /** How long a pixel is: by the widths of doors, or a guess by the size of a common home that nothing is to be reckoned by. */
  mmPerPixel: z.number().positive(),
  from: z.enum(['doors', 'footprint']),
  confidence: share,
});
export type PlanMeasures = z.infer<typeof planMeasuresSchema>;

export const sceneSchema = z.strictObject({
  imageId: idSchema,
  /** Version of this value's shape. */
  version: z.literal(1),
  width: z.int().positive(),
  height: z.int().positive(),
  kind: z.string(),
  space: z.enum(SCENE_SPACES),
  confidence: share,
  camera: sceneCameraSchema.nullable(),
  /** Where everything is; null where there is no camera to stand it up by. */
  geometry: sceneGeometrySchema.nullable(),
  regions: z.array(sceneRegionSchema),
  idMap: idSchema.nullable(),
  /** Of a floor plan whose rooms were found. */
  plan: planMeasuresSchema.exactOptional(),
});
export type Scene = z.infer<typeof sceneSchema>;
