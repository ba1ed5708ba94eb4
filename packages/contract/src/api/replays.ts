import { z } from 'zod';
import { idSchema, timeSchema, versionField } from '../scalars.ts';

/** Replays an hour that one person may start: each takes as long as the picture took. */
export const REPLAYS_PER_HOUR = 20;

/** Why a picture cannot be made again. */
export const REPLAY_OBSTACLES = [
  /** A picture that it was made from is gone. */
  'input-gone',
  /** One is there, and its pixels are not those of the record. */
  'input-changed',
  /** The version that made it is not to be had here. */
  'version-gone',
  /** The engine refuses the request, or its process ended. */
  'refused',
  /** The worker ended again and again before it was done. */
  'interrupted',
] as const;
export type ReplayObstacle = (typeof REPLAY_OBSTACLES)[number];

export const replayQuerySchema = z.strictObject({ imageId: idSchema, ...versionField });
export const replayBodySchema = z.strictObject({ imageId: idSchema });

/** A result's making, and what came of making it again the last time. */
export const replaySchema = z.strictObject({
  imageId: idSchema,
  madeBy: z.strictObject({
    engine: z.string(),
    /** The engine's version of the function. */
    version: z.string(),
    /** The commit of the program; null where it was not noted. */
    commit: z.string().nullable(),
    /** The program held changes that this commit does not: nothing promises that they can be had again. */
    uncommitted: z.boolean(),
  }),
  /** The version that would make it today; null while no worker is there. */
  currentVersion: z.string().nullable(),
  /** `none`: it was never made again. */
  state: z.enum(['none', 'queued', 'running', 'done']),
  outcome: z.enum(['match', 'mismatch', 'cannot']).nullable(),
  /** Of `cannot`. */
  obstacle: z.enum(REPLAY_OBSTACLES).nullable(),
  /** Of `mismatch`, from what is stored: the share of pixels that differ and the largest difference of a channel. */
  difference: z
    .strictObject({ share: z.number().min(0).max(1), largest: z.int().min(0).max(255) })
    .nullable(),
  /** When its state last changed. */
  at: timeSchema.nullable(),
});
export type Replay = z.infer<typeof replaySchema>;
