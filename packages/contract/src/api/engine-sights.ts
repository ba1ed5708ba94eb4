import { z } from 'zod';
import { ENGINE_PLACES } from '../engines/engine-place.ts';
import { timeSchema } from '../scalars.ts';

/** What an engine can be given to make a picture of. */
export const SEEN_DATA = [
  'words',
  'base',
  'mask',
  'reference',
  'texture',
  'object',
  'background',
  'material-map',
  'model',
  /** Pictures that were made of the base, to hold its geometry. */
  'line',
  'depth',
  'normal',
  'regions',
] as const;
export type SeenData = (typeof SEEN_DATA)[number];

/** One time that an engine was given data, also where nothing usable came of it. */
export const engineSightSchema = z.strictObject({
  /** Which image of the task, from 0. */
  variant: z.int().min(0),
  /** Which time in a row this image was made by this worker, from 1. */
  attempt: z.int().min(1),
  engine: z.string(),
  /** Host of the server, without credentials; null where the data stayed in the worker's process. */
  server: z.string().nullable(),
  place: z.enum(ENGINE_PLACES),
  data: z.array(z.enum(SEEN_DATA)),
  /** Main model, control networks and LoRAs that took part. */
  models: z.array(z.string()),
  at: timeSchema,
});
export type EngineSight = z.output<typeof engineSightSchema>;
