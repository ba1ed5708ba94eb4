import { z } from 'zod';
import { idSchema } from '../scalars.ts';
import { startedModelSchema } from './models.ts';

/** A floor plan that is to stand up. */
export const modelFromPlanBodySchema = z.strictObject({
  imageId: idSchema,
  /** Metres; a plan shows none. */
  wallHeightM: z.number().min(1).max(12).optional(),
  /** Metres of the building's longer side with its walls; absent: as the widths of its doors tell. */
  longSideM: z.number().min(1).max(1000).optional(),
  /** Whether rooms get furniture: as the plan draws it, else by what they are. */
  furnished: z.boolean().default(true),
});
export type ModelFromPlanBody = z.output<typeof modelFromPlanBodySchema>;

const share = z.number().min(0).max(1);

/** The model as it is being read, and how its plan lies in it. */
export const modelFromPlanSchema = startedModelSchema.extend({
  /** A place of the picture is at ((x − centre x) · metres, (y − centre y) · metres) in the model: east and south, x and z. */
  frame: z.strictObject({
    /** The model's origin, in pixels of the picture. */
    centre: z.tuple([z.number(), z.number()]),
    /** Of a pixel of the picture. */
    metresPerPixel: z.number().positive(),
  }),
  /** How far the model's walls stand from where they are drawn, as shares of the building's longer side. */
  walls: z.strictObject({
    mean: share,
    /** 99 of 100 places on their faces are nearer. */
    most: share,
  }),
});
export type ModelFromPlan = z.infer<typeof modelFromPlanSchema>;
