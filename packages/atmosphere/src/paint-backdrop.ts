import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import type { Atmosphere, Environment } from './atmosphere.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { paintScenery, type Scenery } from './paint-scenery.ts';

export interface BackdropPlace {
  /** y where the ground meets the sky at a column, in pixels. */
  readonly groundAt: (x: number) => number;
  /** Pixels the backdrop may be painted on: open sky. */
  readonly isOpen: (i: number) => boolean;
}

/** One layer of far-away scenery: a silhouette above the ground line. Heights are shares of the picture's height. */
interface Layer {
  readonly profile: (x: number, seed: number) => number;
  readonly colour: string;
  /** 0…1: how far it stands out of the haze. */
  readonly strength: number;
  /** Softness of its upper edge in units of width / 1024. */
  readonly soft: number;
  /** A water surface: level, with light streaks. */
  readonly water?: boolean;
}

const trees =
  (low: number, high: number, scale: number, octave: number) =>
  (x: number, seed: number): number => {
    const crowns = 1 - Math.abs(2 * valueNoise(x / (22 * scale), octave, seed + 11) - 1);
    const twigs = valueNoise(x / (6 * scale), octave + 3, seed + 13);
    const groups = valueNoise(x / (150 * scale), octave + 6, seed + 12);
    return low + high * groups * (0.55 + 0.35 * crowns + 0.1 * twigs);
  };
const hills =
  (low: number, high: number, scale: number, octave: number) =>
  (x: number, seed: number): number =>
    low + high * fractalNoise(x / (300 * scale), octave, 2, seed + 17);
const ridge =
  (low: number, high: number, scale: number, octave: number) =>
  (x: number, seed: number): number =>
    low + high * (1 - Math.abs(2 * fractalNoise(x / (260 * scale), octave, 4, seed + 19) - 1)) ** 1.4;
const blocks =
  (low: number, high: number, scale: number, octave: number) =>
  (x: number, seed: number): number => {
    const lot = Math.floor(x / (46 * scale) + 0.6 * octave);
    return low + high * hashNoise(lot, octave, seed + 23);
  };
const level = (height: number) => (): number => height;

const SCENES: Readonly<Record<Environment | 'plain', readonly Layer[]>> = {
  plain: [{ profile: trees(0.012, 0.075, 1, 1), colour: '#9fb09a', strength: 0.5, soft: 6 }],
  'city-street': [
    { profile: blocks(0.07, 0.26, 1.5, 1), colour: '#b0bbc5', strength: 0.5, soft: 3 },
    { profile: blocks(0.04, 0.16, 1.1, 4), colour: '#a2acb5', strength: 0.58, soft: 3 },
    { profile: trees(0.005, 0.05, 0.8, 2), colour: '#93a78f', strength: 0.6, soft: 4 },
  ],
  forest: [
    { profile: trees(0.1, 0.26, 1.6, 1), colour: '#a9bcb0', strength: 0.45, soft: 8 },
    { profile: trees(0.05, 0.19, 1, 4), colour: '#86a286', strength: 0.72, soft: 4 },
  ],
  lakeside: [
    { profile: hills(0.06, 0.13, 1.2, 1), colour: '#a2b7c0', strength: 0.58, soft: 7 },
    { profile: trees(0.04, 0.05, 0.7, 3), colour: '#8fa793', strength: 0.6, soft: 4 },
    { profile: level(0.028), colour: '#b9d3df', strength: 0.85, soft: 1.5, water: true },
  ],
  seaside: [
    { profile: level(0.06), colour: '#9fc3d6', strength: 0.85, soft: 2, water: true },
    { profile: level(0.01), colour: '#e9dfc6', strength: 0.8, soft: 3 },
  ],
  countryside: [
    { profile: hills(0.03, 0.15, 1.3, 1), colour: '#a9bca8', strength: 0.62, soft: 6 },
    { profile: hills(0.01, 0.09, 0.9, 4), colour: '#a9bd8b', strength: 0.65, soft: 4 },
    { profile: trees(0, 0.06, 0.9, 3), colour: '#8da381', strength: 0.65, soft: 4 },
  ],
  'mountain-foot': [
    { profile: ridge(0.14, 0.3, 1.6, 1), colour: '#a9bacd', strength: 0.62, soft: 5 },
    { profile: ridge(0.06, 0.17, 1, 5), colour: '#98adb6', strength: 0.66, soft: 5 },
    { profile: trees(0.005, 0.04, 0.9, 2), colour: '#8ba18d', strength: 0.65, soft: 4 },
  ],
};

/** How each atmosphere colours what is far away: a tint that colours are mixed with, and how much of it. */
const AIR: Readonly<Record<Atmosphere, readonly [tint: string, share: number]>> = {
  sunny: ['#dbe6ec', 0.12],
  rain: ['#a4adb3', 0.55],
  fog: ['#d8dcdd', 0.82],
  snow: ['#d3dade', 0.6],
  dusk: ['#6b6687', 0.68],
  lights: ['#1d2944', 0.86],
};

/**
 * Paints far-away, quiet scenery over open sky, along the edge of the ground. Silhouettes are soft and hazy: a backdrop
 * must not look designed, nor add edges of its own. In place.
 * @param environment absent: a faint line of trees.
 * @param scenery a picture that takes the place of what is painted.
 */
export function paintBackdrop(
  sky: ColourPlanes,
  place: BackdropPlace,
  atmosphere: Atmosphere,
  environment: Environment | undefined,
  seed: number,
  scenery?: Scenery,
): void {
  const { width, height, r, g, b } = sky;
  const unit = Math.max(width, height) / 1024;
  const [airHex, airShare] = AIR[atmosphere];
  const air = linearFromHex(airHex);
  if (scenery) {
    paintScenery(sky, place, scenery, atmosphere, { colour: air, share: airShare });
    return;
  }
  for (const layer of SCENES[environment ?? 'plain']) {
    const pigment = linearFromHex(layer.colour);
    const colour = pigment.map((v, c) => v + ((air[c] as number) - v) * airShare) as unknown as Rgb;
    for (let x = 0; x < width; x++) {
      const ground = place.groundAt(x);
      const rise = layer.profile(x / unit, seed) * height;
      const top = Math.max(0, Math.floor(ground - rise - 2 * layer.soft * unit));
      for (let y = top; y < Math.min(height, Math.ceil(ground + 2)); y++) {
        const i = y * width + x;
        if (!place.isOpen(i)) continue;
        const up = ground - y;
        let a = layer.strength * smoothstep(-0.5 * layer.soft * unit, layer.soft * unit, rise - up);
        // Mist gathers at the foot of far-away things.
        if (!layer.water) a *= 0.55 + 0.45 * clamp(up / Math.max(1, rise), 0, 1);
        const streak = layer.water
          ? 0.94 + 0.14 * valueNoise(x / (50 * unit), y / (1.6 * unit), seed + 29)
          : 1;
        r[i] = (r[i] as number) + (colour[0] * streak - (r[i] as number)) * a;
        g[i] = (g[i] as number) + (colour[1] * streak - (g[i] as number)) * a;
        b[i] = (b[i] as number) + (colour[2] * streak - (b[i] as number)) * a;
      }
    }
  }
}
