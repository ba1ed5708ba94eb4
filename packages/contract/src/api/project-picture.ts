import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/** One of a person's own pictures. */
export const projectPictureSchema = z.strictObject({
  imageId: idSchema,
  /** Of the task that made it; null of an upload. */
  taskId: idSchema.nullable(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ProjectPicture = z.infer<typeof projectPictureSchema>;
