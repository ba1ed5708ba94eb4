import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** Light and season of a plan. Colours multiply display values. */
export interface PlanLight {
  /** Where shadows fall, a unit vector in the sheet (y down): the sun of a plan stands at the upper left. */
  readonly towards: readonly [number, number];
  /** Length of the shadow of a wall, in metres. */
  readonly length: number;
  /** What full shadow leaves, and how soft its rim is in metres. */
  readonly shade: Rgb;
  readonly softness: number;
  readonly light: Rgb;
  readonly page: Rgb;
  /** What fills the cavity of walls; darker than this between two lines, neither line would show. */
  readonly walls: Rgb;
  /** Share of a pale veil over everything but the ink. */
  readonly veil: number;
  /** Lamp light: what rooms gain at their middle; 0 by day. */
  readonly lamps: number;
  /** Snow lying, and water standing, on what is outdoors: 0…1. */
  readonly snow: number;
  readonly wet: number;
}

/** Snow that lies, a display colour. */
export const SNOW: Rgb = [0.925, 0.948, 0.98];

const NONE = { veil: 0, lamps: 0, snow: 0, wet: 0 };
const PLAIN: Rgb = [1, 1, 1];
const MORNING: readonly [number, number] = [0.64, 0.77];

export const PLAN_LIGHT: Readonly<Record<Atmosphere, PlanLight>> = {
  sunny: {
    ...NONE,
    towards: MORNING,
    length: 0.62,
    shade: [0.79, 0.805, 0.84],
    softness: 0.03,
    light: [1.01, 1, 0.985],
    page: PLAIN,
    walls: PLAIN,
  },
  dusk: {
    ...NONE,
    towards: [0.94, 0.34],
    length: 1.5,
    shade: [0.8, 0.765, 0.82],
    softness: 0.06,
    light: [1.03, 0.965, 0.88],
    page: [1.02, 0.945, 0.89],
    walls: [1.05, 1, 0.94],
  },
  lights: {
    ...NONE,
    towards: MORNING,
    length: 0.3,
    shade: [0.88, 0.87, 0.9],
    softness: 0.12,
    light: [0.73, 0.735, 0.82],
    page: [0.735, 0.775, 0.87],
    // Seen between lit rooms, cut walls catch their light.
    walls: [1.06, 1.03, 0.98],
    lamps: 1,
  },
  snow: {
    ...NONE,
    towards: MORNING,
    length: 0.7,
    shade: [0.845, 0.87, 0.905],
    softness: 0.12,
    light: [0.98, 0.995, 1.01],
    page: [0.975, 1.01, 1.06],
    walls: PLAIN,
    snow: 1,
  },
  rain: {
    ...NONE,
    towards: MORNING,
    length: 0.35,
    shade: [0.88, 0.89, 0.905],
    softness: 0.2,
    light: [0.9, 0.925, 0.945],
    page: [0.885, 0.92, 0.95],
    walls: [0.97, 0.985, 1],
    wet: 1,
  },
  fog: {
    ...NONE,
    towards: MORNING,
    length: 0.3,
    shade: [0.94, 0.945, 0.95],
    softness: 0.3,
    light: [0.985, 0.99, 1],
    page: [0.93, 0.945, 0.96],
    walls: PLAIN,
    veil: 0.36,
  },
};
