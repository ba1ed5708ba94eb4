import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/** Which way a region stands: square to an axis of the camera, or turned to the viewer as a card. */
export const SCENE_STANDS = ['up', 'down', 'left', 'right', 'front', 'card'] as const;
export type SceneStand = (typeof SCENE_STANDS)[number];

/** Metres: x to the right along a level axis, y up, z towards the viewer; the floor is at y = 0, below the eye. */
const place = z.tuple([z.number(), z.number(), z.number()]);
/** Points p with normal · p = at. */
const plane = { normal: place, at: z.number() };

/** A drawing as planes, things and backdrops in metres. */
export const sceneGeometrySchema = z.strictObject({
  version: z.literal(1),
  /** A point of the picture is principal + focalPx · (right, down) / ahead, in pixels of the base. */
  camera: z.strictObject({
    focalPx: z.number(),
    principal: z.tuple([z.number(), z.number()]),
    position: place,
    right: place,
    down: place,
    ahead: place,
  }),
  shell: z.array(
    z.strictObject({
      side: z.enum(['floor', 'ceiling', 'left', 'right', 'far']),
      ...plane,
      /** False: not found by drawn edges but taken as usual. */
      drawn: z.boolean(),
    }),
  ),
  /** Metres ahead at which everything that is farther is shown. */
  farM: z.number(),
  regions: z.array(
    z.strictObject({
      id: idSchema,
      part: z.enum(['plane', 'thing', 'backdrop']),
      stand: z.enum(SCENE_STANDS),
      ...plane,
      /** Where it touches what it stands on. */
      contact: place.nullable(),
      /** By what it is known where it lies, surest first. */
      evidence: z.enum(['said', 'shell', 'contact', 'surround', 'guess']),
    }),
  ),
});
export type SceneGeometry = z.infer<typeof sceneGeometrySchema>;
