import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderRequest } from '../render-request.ts';
import type { LitDrawing } from './lit-drawing.ts';

/** The disc of the sun, as soft as light curtains make it, as tangent; its irradiance at noon to a white wall under the sky. */
const SIZE = 0.03;
const IRRADIANCE = 4;
/** To that at noon. */
const DUSK = 0.15;

/** Whether sun comes in by the hour and weather, and what it adds to the light on a place that it falls on squarely. */
export const SUN_IN_ROOMS: Readonly<Record<Atmosphere, Rgb>> = {
  sunny: [0.86, 0.77, 0.58],
  dusk: [0.4, 0.2, 0.08],
  lights: [0, 0, 0],
  rain: [0, 0, 0],
  fog: [0, 0, 0],
  snow: [0, 0, 0],
};

/** The sun of a room, as it goes into the tracer; undefined where none shines. */
export function sunOfRoom({ atmosphere, sun }: Pick<RenderRequest, 'atmosphere' | 'sun'>): LitDrawing['sun'] {
  if (SUN_IN_ROOMS[atmosphere].every((v) => v === 0)) return undefined;
  const strength = IRRADIANCE * (atmosphere === 'dusk' ? DUSK : 1);
  return { irradiance: [strength, strength, strength], size: SIZE, place: sun };
}
