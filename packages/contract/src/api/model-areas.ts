import { z } from 'zod';
import { MODEL_CLASSES, MODEL_FACINGS } from '../models/model-lists.ts';

const area = z.number().nonnegative();

/** Square metres of a model, for a schedule of materials. */
export const modelAreasSchema = z.strictObject({
  /** Spaces of the file, with what their solids measure. */
  rooms: z.array(
    z.strictObject({ key: z.string(), name: z.string(), storey: z.string().nullable(), floorM2: area }),
  ),
  /** The largest first; one side of every face is counted. */
  rows: z.array(
    z.strictObject({
      class: z.enum(MODEL_CLASSES).nullable(),
      /** What the file calls it. */
      material: z.string(),
      /** Of the library; null where nothing is kept with the model for it. */
      materialId: z.string().nullable(),
      /** Key of a room; null for what lies in none, or where the file has none. */
      room: z.string().nullable(),
      facing: z.enum(MODEL_FACINGS),
      areaM2: area,
    }),
  ),
});
export type ModelAreas = z.infer<typeof modelAreasSchema>;
