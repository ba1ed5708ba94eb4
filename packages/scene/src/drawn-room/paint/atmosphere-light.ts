import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { daylightTint } from '../../painting/daylight-tint.ts';
import { ROOM_SUN, type RoomSun } from '../../traced-light/room-sun.ts';

/** The light in a room, linear; a white wall that faces the viewer gets about `ambient` + .55 `key`. */
export interface InteriorLight extends RoomSun {
  /** From everywhere. */
  readonly ambient: Rgb;
  /** Daylight from the window side. */
  readonly key: Rgb;
  /** What panes spill on what is near them. */
  readonly windowSpill: Rgb;
  /** The view through panes: above, at the sill, and the blurred green between. */
  readonly skyTop: Rgb;
  readonly skyLow: Rgb;
  readonly garden: Rgb;
  /** Warm pools of lamps; 0 by day. */
  readonly lamp: Rgb;
  /** Milky air: colour and share at the far end of the room. */
  readonly haze: Rgb;
  readonly hazeShare: number;
  readonly bloom: number;
  /** Multiplies the sheen of floors: what grazes a floor on a grey day is the sky's light alone. */
  readonly sheen: number;
  /** Light that comes in from below, off a bright ground, and falls on the ceiling. */
  readonly fromBelow: number;
  /** Multiplies the style's saturation. */
  readonly saturation: number;
}

const NONE: Rgb = [0, 0, 0];

const LIGHTS: Readonly<Record<Atmosphere, Omit<InteriorLight, keyof RoomSun>>> = {
  sunny: {
    ambient: [0.475, 0.495, 0.53],
    key: [1.3, 1.12, 0.84],
    windowSpill: [0.7, 0.62, 0.5],
    skyTop: [0.3, 0.58, 1.08],
    skyLow: [1.0, 1.14, 1.26],
    garden: [0.36, 0.52, 0.2],
    lamp: NONE,
    haze: [1, 0.97, 0.9],
    hazeShare: 0.03,
    bloom: 0.16,
    saturation: 1,
    sheen: 1.2,
    fromBelow: 0.06,
  },
  rain: {
    ambient: [0.5, 0.54, 0.555],
    key: [0.23, 0.25, 0.26],
    windowSpill: [0.34, 0.39, 0.42],
    skyTop: [0.36, 0.41, 0.45],
    skyLow: [0.62, 0.68, 0.71],
    garden: [0.17, 0.235, 0.2],
    lamp: NONE,
    haze: [0.5, 0.55, 0.58],
    hazeShare: 0.06,
    bloom: 0.08,
    saturation: 0.78,
    sheen: 1.9,
    fromBelow: 0,
  },
  fog: {
    ambient: [0.72, 0.73, 0.725],
    key: [0.16, 0.16, 0.155],
    windowSpill: [0.5, 0.51, 0.5],
    skyTop: [1.15, 1.17, 1.16],
    skyLow: [1.25, 1.26, 1.24],
    garden: [0.95, 0.98, 0.95],
    lamp: NONE,
    haze: [0.9, 0.91, 0.9],
    hazeShare: 0.34,
    bloom: 0.3,
    saturation: 0.62,
    sheen: 0.7,
    fromBelow: 0,
  },
  snow: {
    ambient: [0.72, 0.775, 0.84],
    key: [0.34, 0.4, 0.48],
    windowSpill: [0.6, 0.7, 0.88],
    skyTop: [0.66, 0.76, 0.9],
    skyLow: [0.95, 1.04, 1.16],
    garden: [0.8, 0.9, 1.04],
    lamp: [0.2, 0.125, 0.05],
    haze: [0.9, 0.95, 1],
    hazeShare: 0.06,
    bloom: 0.26,
    saturation: 0.95,
    sheen: 1,
    fromBelow: 0.24,
  },
  // White stays white: the evening is blue in the window, warm where the last sun and the lamps fall.
  dusk: {
    ambient: [0.4, 0.415, 0.5],
    key: [0.66, 0.47, 0.34],
    windowSpill: [0.46, 0.29, 0.2],
    skyTop: [0.14, 0.22, 0.48],
    skyLow: [0.86, 0.56, 0.48],
    garden: [0.07, 0.09, 0.14],
    lamp: [0.38, 0.25, 0.12],
    haze: [0.72, 0.64, 0.66],
    hazeShare: 0.04,
    bloom: 0.2,
    saturation: 0.95,
    sheen: 1.3,
    fromBelow: 0,
  },
  lights: {
    ambient: [0.205, 0.21, 0.27],
    key: [0.03, 0.035, 0.05],
    windowSpill: [0.02, 0.03, 0.055],
    skyTop: [0.014, 0.026, 0.07],
    skyLow: [0.05, 0.07, 0.13],
    garden: [0.012, 0.02, 0.03],
    lamp: [0.98, 0.69, 0.41],
    haze: [0.5, 0.36, 0.22],
    hazeShare: 0.03,
    bloom: 0.22,
    saturation: 1.05,
    sheen: 1.3,
    fromBelow: 0,
  },
};

/** The light of an atmosphere, warmed or cooled by the style; daylight also brings a little of the surroundings in. */
export function interiorLight(
  atmosphere: Atmosphere,
  style: StyleSpec['light'],
  environment?: Environment,
): InteriorLight {
  const light = LIGHTS[atmosphere];
  const tint: Rgb = [1 + 0.035 * style.warmth, 1, 1 - 0.05 * style.warmth];
  const daylight = times(tint, daylightTint(environment));
  return {
    ...light,
    ...ROOM_SUN[atmosphere],
    ambient: times(light.ambient, daylight),
    key: times(light.key, daylight),
    windowSpill: times(light.windowSpill, daylightTint(environment)),
    lamp: times(light.lamp, tint),
  };
}

function times(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}
