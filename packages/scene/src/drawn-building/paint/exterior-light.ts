import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** The light outdoors, linear: a white wall turned to the sun gets about `ambient` + `sun`. */
export interface ExteriorLight {
  readonly ambient: Rgb;
  readonly sun: Rgb;
  /** How dark cast shadows are, 0…1 of the sun's part. */
  readonly shadow: number;
  /** What glass mirrors, high and low. */
  readonly glassHigh: Rgb;
  readonly glassLow: Rgb;
  /** Light from inside through panes; 0 by day. */
  readonly lit: number;
  /** Share of the openings that are lit. */
  readonly litShare: number;
  /** 0 dry … 1 wet ground. */
  readonly wet: number;
  /** 0 none … 1 settled snow. */
  readonly snow: number;
  readonly haze: Rgb;
  /** Share of haze on the building and on the far end of the ground. */
  readonly hazeNear: number;
  readonly hazeFar: number;
  /** How much of a bare sheet the sky's wash covers, 0…1. */
  readonly sheetWash: number;
  readonly saturation: number;
}

const LIGHTS: Readonly<Record<Atmosphere, ExteriorLight>> = {
  sunny: {
    ambient: [0.46, 0.51, 0.585],
    sun: [0.66, 0.6, 0.49],
    shadow: 0.8,
    glassHigh: [0.2, 0.33, 0.46],
    glassLow: [0.5, 0.6, 0.66],
    lit: 0,
    litShare: 0,
    wet: 0,
    snow: 0,
    haze: [0.8, 0.88, 0.94],
    hazeNear: 0,
    hazeFar: 0.22,
    sheetWash: 0.7,
    saturation: 1.05,
  },
  rain: {
    ambient: [0.56, 0.6, 0.65],
    sun: [0.14, 0.15, 0.16],
    shadow: 0.45,
    glassHigh: [0.24, 0.3, 0.35],
    glassLow: [0.42, 0.48, 0.52],
    lit: 0.8,
    litShare: 0.5,
    wet: 1,
    snow: 0,
    haze: [0.58, 0.63, 0.67],
    hazeNear: 0.04,
    hazeFar: 0.5,
    sheetWash: 0.7,
    saturation: 0.88,
  },
  fog: {
    ambient: [0.76, 0.78, 0.79],
    sun: [0.12, 0.12, 0.115],
    shadow: 0.3,
    glassHigh: [0.5, 0.54, 0.56],
    glassLow: [0.62, 0.65, 0.66],
    lit: 0.62,
    litShare: 0.4,
    wet: 0.25,
    snow: 0,
    haze: [0.76, 0.78, 0.785],
    hazeNear: 0.24,
    hazeFar: 0.85,
    sheetWash: 1,
    saturation: 0.7,
  },
  snow: {
    ambient: [0.6, 0.65, 0.73],
    sun: [0.25, 0.25, 0.255],
    shadow: 0.45,
    glassHigh: [0.3, 0.38, 0.46],
    glassLow: [0.5, 0.56, 0.61],
    lit: 0.85,
    litShare: 0.5,
    wet: 0,
    snow: 1,
    haze: [0.8, 0.84, 0.88],
    hazeNear: 0.02,
    hazeFar: 0.4,
    sheetWash: 1,
    saturation: 0.9,
  },
  dusk: {
    ambient: [0.4, 0.4, 0.5],
    sun: [0.5, 0.31, 0.2],
    shadow: 0.5,
    glassHigh: [0.16, 0.18, 0.3],
    glassLow: [0.5, 0.33, 0.28],
    lit: 1.1,
    litShare: 0.9,
    wet: 0,
    snow: 0,
    haze: [0.62, 0.42, 0.38],
    hazeNear: 0.03,
    hazeFar: 0.35,
    sheetWash: 1,
    saturation: 1.05,
  },
  lights: {
    ambient: [0.33, 0.37, 0.5],
    sun: [0.06, 0.07, 0.1],
    shadow: 0.4,
    glassHigh: [0.06, 0.09, 0.17],
    glassLow: [0.12, 0.15, 0.24],
    lit: 1.3,
    litShare: 1,
    wet: 0.2,
    snow: 0,
    haze: [0.12, 0.15, 0.25],
    hazeNear: 0,
    hazeFar: 0.4,
    sheetWash: 1,
    saturation: 1.05,
  },
};

/** The light of an atmosphere, warmed or cooled by the style and modelled as strongly as it asks. */
export function exteriorLight(atmosphere: Atmosphere, style: StyleSpec['light']): ExteriorLight {
  const light = LIGHTS[atmosphere];
  const model = 0.75 + 0.5 * style.modelling;
  const warm: Rgb = [1 + 0.04 * style.warmth, 1, 1 - 0.05 * style.warmth];
  const sun: Rgb = [light.sun[0] * model * warm[0], light.sun[1] * model, light.sun[2] * model * warm[2]];
  // What the sun gains the sky loses, so that a lit wall keeps its brightness.
  const ambient: Rgb = [
    (light.ambient[0] + light.sun[0] * (1 - model)) * warm[0],
    light.ambient[1] + light.sun[1] * (1 - model),
    (light.ambient[2] + light.sun[2] * (1 - model)) * warm[2],
  ];
  return { ...light, sun, ambient };
}
