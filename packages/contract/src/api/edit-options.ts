import { z } from 'zod';
import { IMAGE_MAX_EDGE_WEB, OBJECT_SIZE_MM, TILE_SIZE_MM } from '../constants.ts';
import { STANDINGS } from '../content/own-content.ts';
import { flagField, idSchema, numberField } from '../scalars.ts';

/** In pixels of the base; corners may lie somewhat outside it, as a floor's do. */
export const cornerSchema = z.tuple([
  z
    .number()
    .min(-4 * IMAGE_MAX_EDGE_WEB)
    .max(5 * IMAGE_MAX_EDGE_WEB),
  z
    .number()
    .min(-4 * IMAGE_MAX_EDGE_WEB)
    .max(5 * IMAGE_MAX_EDGE_WEB),
]);

/** What is laid on a surface, and how. */
export const materialOptionsSchema = z.strictObject({
  /** An uploaded picture or a material of the library. */
  textureId: idSchema,
  /**
   * The corners of a rectangle on the surface as the base shows them: top left, top right, bottom right, bottom left of
   * it. Absent: the surface is recovered from the picture.
   */
  quad: z.tuple([cornerSchema, cornerSchema, cornerSchema, cornerSchema]).optional(),
  /** Width of one tile of the texture in the real world. Absent: the library's, or a metre for an own picture. */
  tileSizeMm: numberField({ min: TILE_SIZE_MM.min, max: TILE_SIZE_MM.max }).optional(),
  /** Degrees on the surface, counter-clockwise. */
  rotation: numberField({ min: -360, max: 360 }).default(0),
  /** On: the base's own light and shade stay on the new material. */
  keepLight: flagField.default(true),
});
export type MaterialOptions = z.infer<typeof materialOptionsSchema>;

const stands = z.enum(STANDINGS).default('floor');
/**
 * How large a cut-out of one's own is in the real world, by its height or by its width, and where it has its place. What is
 * measured is what is seen of it, without its clear border.
 */
export const objectOptionsSchema = z.union([
  z.strictObject({ heightMm: numberField(OBJECT_SIZE_MM), stands }),
  z.strictObject({ widthMm: numberField(OBJECT_SIZE_MM), stands }),
]);
export type ObjectOptions = z.infer<typeof objectOptionsSchema>;

/** The new canvas and where the base's top left corner stands in it, in pixels of the base. */
export const outpaintSchema = z.strictObject({
  width: numberField({ min: 1, max: IMAGE_MAX_EDGE_WEB, integer: true }),
  height: numberField({ min: 1, max: IMAGE_MAX_EDGE_WEB, integer: true }),
  x: numberField({ min: -IMAGE_MAX_EDGE_WEB, max: IMAGE_MAX_EDGE_WEB, integer: true }),
  y: numberField({ min: -IMAGE_MAX_EDGE_WEB, max: IMAGE_MAX_EDGE_WEB, integer: true }),
});
export type Outpaint = z.infer<typeof outpaintSchema>;

export const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** What an edit can say of its own result; each tool states what applies to it. */
export const editFactsSchema = z.strictObject({
  /** Pixels that had to stay, all of them byte for byte as in the base. */
  keptPixels: z.int().nonnegative().optional(),
  /** Pixels that differ from the base. */
  changedPixels: z.int().nonnegative().optional(),
  /** CIEDE2000 between the asked colour and the median of the recoloured surface in its own light. */
  deltaE: z.number().nonnegative().optional(),
  bytesBefore: z.int().nonnegative().optional(),
  bytesAfter: z.int().nonnegative().optional(),
  /** How an operation came to its result, where it has several ways: a stable key. */
  method: z.string().max(64).optional(),
});
export type EditFacts = z.infer<typeof editFactsSchema>;
