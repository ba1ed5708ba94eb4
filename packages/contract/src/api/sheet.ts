import { z } from 'zod';
import { idSchema, versionField } from '../scalars.ts';

export const sheetQuerySchema = z.strictObject({ imageId: idSchema, ...versionField });

const share = z.number().min(0).max(1);

/** One of several drawings on a sheet: a rectangle in shares of the picture's width and height, with a margin of paper. */
const sheetDrawingSchema = z.strictObject({ x: share, y: share, width: share, height: share });
export type SheetDrawing = z.infer<typeof sheetDrawingSchema>;

export const sheetSchema = z.strictObject({
  imageId: idSchema,
  /** From top to bottom and left to right; none where the picture is one drawing, or no drawing. */
  drawings: z.array(sheetDrawingSchema),
});
export type Sheet = z.infer<typeof sheetSchema>;
