import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Environment } from '@plumbline/atmosphere/atmosphere.ts';

/**
 * What surroundings add to and take from the daylight of a room, linear: leaves, water, fields and walls throw their
 * own colour in, also where no window is in the picture. Small enough that white stays white.
 */
const TINTS: Readonly<Record<Environment, Rgb>> = {
  'city-street': [0.945, 0.95, 0.97],
  forest: [0.945, 0.985, 0.93],
  lakeside: [0.955, 0.99, 1.03],
  seaside: [0.96, 1, 1.055],
  countryside: [1.03, 1.01, 0.935],
  'mountain-foot': [0.95, 0.975, 1.045],
};
const NONE: Rgb = [1, 1, 1];

/** Multiplies daylight; nothing changes where no surroundings were chosen. */
export function daylightTint(environment: Environment | undefined): Rgb {
  return environment === undefined ? NONE : TINTS[environment];
}
