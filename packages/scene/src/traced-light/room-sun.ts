import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderRequest } from '../render-request.ts';
import type { LitDrawing } from './lit-drawing.ts';

/** Sun that comes into a room. */
export interface RoomSun {
  /** 0…1; 0 where none shines. */
  readonly sun: number;
  /** Linear light that it adds to white paint, squarely hit. */
  readonly sunColour: Rgb;
}

const NO_SUN: RoomSun = { sun: 0, sunColour: [0, 0, 0] };

export const ROOM_SUN: Readonly<Record<Atmosphere, RoomSun>> = {
  sunny: { sun: 1, sunColour: [0.86, 0.77, 0.58] },
  dusk: { sun: 0.7, sunColour: [0.86, 0.46, 0.2] },
  rain: NO_SUN,
  fog: NO_SUN,
  snow: NO_SUN,
  lights: NO_SUN,
};

/** The disc of the sun, as soft as light curtains make it, as tangent; its irradiance at noon to a white wall under the sky. */
const SIZE = 0.03;
const IRRADIANCE = 4;
/** To that at noon. */
const DUSK = 0.15;

/** The sun of a room as the tracer takes it; undefined where none shines. */
export function tracedSun({
  atmosphere,
  sun: place,
}: Pick<RenderRequest, 'atmosphere' | 'sun'>): LitDrawing['sun'] {
  if (ROOM_SUN[atmosphere].sun === 0) return undefined;
  const strength = IRRADIANCE * (atmosphere === 'dusk' ? DUSK : 1);
  return { irradiance: [strength, strength, strength], size: SIZE, place };
}
