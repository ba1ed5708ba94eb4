import { z } from 'zod';
import { IMAGE_MAX_EDGE_WEB } from '../constants.ts';
import { idSchema, numberField } from '../scalars.ts';

/** Nobody clicks more often at one object; each point costs time. */
export const PICK_POINTS_MAX = 64;

const coordinate = numberField({ min: 0, max: IMAGE_MAX_EDGE_WEB });

export const pickPointSchema = z.strictObject({
  /** In pixels of the image, from its top left corner; the first pixel's centre is at .5. */
  x: coordinate,
  y: coordinate,
  /** 1: belongs to the object. 0: does not. */
  label: z.preprocess((value) => (typeof value === 'boolean' ? Number(value) : value), z.literal([0, 1])),
});
export type PickPoint = z.infer<typeof pickPointSchema>;

export const pickBoxSchema = z.strictObject({
  x: numberField({ min: -IMAGE_MAX_EDGE_WEB, max: IMAGE_MAX_EDGE_WEB }),
  y: numberField({ min: -IMAGE_MAX_EDGE_WEB, max: IMAGE_MAX_EDGE_WEB }),
  width: numberField({ min: 1, max: 2 * IMAGE_MAX_EDGE_WEB }),
  height: numberField({ min: 1, max: 2 * IMAGE_MAX_EDGE_WEB }),
});
export type PickBox = z.infer<typeof pickBoxSchema>;

export const clickMaskBodySchema = z
  .strictObject({
    imageId: idSchema,
    points: z.array(pickPointSchema).max(PICK_POINTS_MAX).default([]),
    /** The object lies inside; alone it is enough. It may stick out of the image. */
    box: pickBoxSchema.optional(),
    /** Whether the pick joins the mask `maskId` or is cut out of it. Without one the answer is the pick itself. */
    mode: z.enum(['add', 'subtract']).default('add'),
    /** A mask of the image's size. */
    maskId: idSchema.optional(),
  })
  .refine(({ points, box }) => box !== undefined || points.some(({ label }) => label === 1), {
    path: ['points'],
    message: 'needs a point with label 1, or a box',
  });
export type ClickMaskBody = z.infer<typeof clickMaskBodySchema>;

const pixels = z.int().nonnegative();

export const clickMaskSchema = z.strictObject({
  /** An image of purpose `mask`, of the image's size: 0 outside, 255 inside, between along soft edges. */
  maskId: idSchema,
  url: z.string(),
  /** What is selected lies inside, in pixels of the image. */
  bounds: z.strictObject({ x: pixels, y: pixels, width: pixels, height: pixels }),
  /** Pixels of which at least half is selected. */
  area: pixels,
});
export type ClickMask = z.infer<typeof clickMaskSchema>;
