import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere, StyleSpec } from '../render-types.ts';

/** The light in a room, linear; a white wall that faces the viewer gets about `ambient` + .55 `key`. */
export interface InteriorLight {
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
  /** Strength of sun on the floor, 0…1. */
  readonly sun: number;
  /** Milky air: colour and share at the far end of the room. */
  readonly haze: Rgb;
  readonly hazeShare: number;
  readonly bloom: number;
  /** Multiplies the style's saturation. */
  readonly saturation: number;
}

const LIGHTS: Readonly<Record<Atmosphere, InteriorLight>> = {
  sunny: {
    ambient: [0.54, 0.54, 0.545],
    key: [1.14, 1.02, 0.82],
    windowSpill: [0.62, 0.58, 0.5],
    skyTop: [0.4, 0.68, 1.15],
    skyLow: [1.05, 1.16, 1.24],
    garden: [0.4, 0.56, 0.28],
    lamp: [0, 0, 0],
    sun: 0.6,
    haze: [1, 0.97, 0.9],
    hazeShare: 0.03,
    bloom: 0.16,
    saturation: 1,
  },
  rain: {
    ambient: [0.57, 0.655, 0.735],
    key: [0.33, 0.38, 0.43],
    windowSpill: [0.24, 0.3, 0.36],
    skyTop: [0.42, 0.5, 0.58],
    skyLow: [0.66, 0.74, 0.8],
    garden: [0.26, 0.36, 0.32],
    lamp: [0, 0, 0],
    sun: 0,
    haze: [0.55, 0.63, 0.7],
    hazeShare: 0.05,
    bloom: 0.08,
    saturation: 0.8,
  },
  fog: {
    ambient: [0.72, 0.73, 0.725],
    key: [0.16, 0.16, 0.155],
    windowSpill: [0.5, 0.51, 0.5],
    skyTop: [1.15, 1.17, 1.16],
    skyLow: [1.25, 1.26, 1.24],
    garden: [0.95, 0.98, 0.95],
    lamp: [0, 0, 0],
    sun: 0,
    haze: [0.9, 0.91, 0.9],
    hazeShare: 0.34,
    bloom: 0.3,
    saturation: 0.62,
  },
  snow: {
    ambient: [0.72, 0.79, 0.9],
    key: [0.44, 0.5, 0.6],
    windowSpill: [0.55, 0.65, 0.85],
    skyTop: [1.35, 1.5, 1.75],
    skyLow: [1.8, 1.85, 1.95],
    garden: [1.5, 1.58, 1.7],
    lamp: [0, 0, 0],
    sun: 0,
    haze: [0.9, 0.95, 1],
    hazeShare: 0.06,
    bloom: 0.26,
    saturation: 0.95,
  },
  // White stays white: the evening is blue in the window, warm where the last sun and the lamps fall.
  dusk: {
    ambient: [0.475, 0.475, 0.53],
    key: [0.5, 0.43, 0.385],
    windowSpill: [0.46, 0.29, 0.2],
    skyTop: [0.11, 0.19, 0.46],
    skyLow: [0.86, 0.56, 0.48],
    garden: [0.07, 0.09, 0.14],
    lamp: [0.36, 0.245, 0.13],
    sun: 0.3,
    haze: [0.72, 0.64, 0.66],
    hazeShare: 0.04,
    bloom: 0.2,
    saturation: 0.95,
  },
  lights: {
    ambient: [0.205, 0.21, 0.27],
    key: [0.03, 0.035, 0.05],
    windowSpill: [0.02, 0.03, 0.055],
    skyTop: [0.014, 0.026, 0.07],
    skyLow: [0.05, 0.07, 0.13],
    garden: [0.012, 0.02, 0.03],
    lamp: [0.98, 0.69, 0.41],
    sun: 0,
    haze: [0.5, 0.36, 0.22],
    hazeShare: 0.03,
    bloom: 0.22,
    saturation: 1.05,
  },
};

/** The light of an atmosphere, warmed or cooled by the style. */
export function interiorLight(atmosphere: Atmosphere, style: StyleSpec['light']): InteriorLight {
  const light = LIGHTS[atmosphere];
  const tint: Rgb = [1 + 0.035 * style.warmth, 1, 1 - 0.05 * style.warmth];
  return {
    ...light,
    ambient: times(light.ambient, tint),
    key: times(light.key, tint),
    lamp: times(light.lamp, tint),
  };
}

function times(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}
