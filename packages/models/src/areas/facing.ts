import type { Vector3 } from '../model/model.ts';

/** Which way a surface looks into its room: floors up, ceilings down, walls to the side. */
export const FACINGS = ['up', 'down', 'side'] as const;
export type Facing = (typeof FACINGS)[number];

/** Sloping roofs are still ceilings from below: up to 60° from the level. */
const FLAT = 0.5;

/** @param away from the surface into its room, of length one */
export function facingOf([, y]: Vector3): Facing {
  return y > FLAT ? 'up' : y < -FLAT ? 'down' : 'side';
}
