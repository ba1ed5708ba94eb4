import { percentile } from '@plumbline/imaging/percentile.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '../compose/colour-planes.ts';
import type { PieceKind } from './split-planes.ts';

/** What falls on a surface. */
export interface SurfaceLight {
  /** What a surface that throws everything back would show, linear. */
  readonly strength: number;
  /** Its colour, of luminance 1. */
  readonly tint: Rgb;
}

/** What surfaces usually throw back, and by which factor they differ (natural logarithm of it). */
const USUAL: Readonly<Record<PieceKind, readonly [albedo: number, spread: number]>> = {
  ceiling: [0.75, 0.35],
  'wall-0': [0.52, 0.6],
  'wall-2': [0.52, 0.6],
  floor: [0.3, 0.65],
  'assumed-floor': [0.25, 0.65],
  slope: [0.22, 0.6],
  front: [0.42, 0.65],
};
/** Light on a surface against that on the brightest things nearby, and by which factor it differs. */
const BELOW_BRIGHTEST = 0.8;
const LIGHT_SPREAD = 0.5;
/** The brightest things nearby throw back so much. */
const WHITE = 0.85;
/** Nothing throws back more. */
const MOST = 0.9;
/** How far around the surface is looked, as a share of its own extent. */
const AROUND = 0.5;
const BRIGHT = 0.94;
/** Colours nearly without chroma show the light's own, of which not all is believed. */
const NEUTRAL = 0.2;
const TINT_SHARE = 0.7;
/** More than this share of all channels is clipped: a window or a lamp, no lit surface. */
const CLIPPED = 0.96;

/**
 * How strongly a surface is lit, which one picture does not tell: a white wall in the shade and a grey one in the sun look
 * alike. The likeliest pair is taken of what such surfaces usually throw back and how much light falls nearby, each
 * with its spread (a Gaussian prior on both logarithms), never so little that it would throw back more than it gets.
 *
 * @param inside 1 on the surface @param level its typical luminance, linear
 */
export function estimateLight(
  colour: ColourPlanes,
  luminance: Float32Array,
  inside: Uint8Array,
  level: number,
  kind: PieceKind,
): SurfaceLight {
  const { width, height } = colour;
  const box = boundsOf(inside, width, height);
  const mx = Math.round(AROUND * (box.x1 - box.x0)) + 8;
  const my = Math.round(AROUND * (box.y1 - box.y0)) + 8;
  const near: number[] = [];
  const sums = [0, 0, 0] as [number, number, number];
  let neutrals = 0;
  for (let y = Math.max(0, box.y0 - my); y <= Math.min(height - 1, box.y1 + my); y += 2) {
    for (let x = Math.max(0, box.x0 - mx); x <= Math.min(width - 1, box.x1 + mx); x += 2) {
      const i = y * width + x;
      const [r, g, b] = [colour.r[i] as number, colour.g[i] as number, colour.b[i] as number];
      const least = Math.min(r, g, b);
      if (least > CLIPPED) continue;
      const light = luminance[i] as number;
      near.push(light);
      const most = Math.max(r, g, b);
      if (light < 0.12 || most - least > NEUTRAL * most) continue;
      sums[0] += r / light;
      sums[1] += g / light;
      sums[2] += b / light;
      neutrals++;
    }
  }
  const brightest = near.length === 0 ? 1 : Math.max(0.05, percentile(near, BRIGHT));
  const [albedo, spread] = USUAL[kind];
  const expected = Math.log((BELOW_BRIGHTEST * brightest) / WHITE);
  const surface = Math.log(Math.max(0.004, level));
  const share = LIGHT_SPREAD ** 2 / (LIGHT_SPREAD ** 2 + spread ** 2);
  const strength = Math.exp(expected + share * (surface - expected - Math.log(albedo)));
  return { strength: clamp(strength, level / MOST, 1.15), tint: tintOf(sums, neutrals, near.length) };
}

function tintOf(sums: readonly [number, number, number], neutrals: number, all: number): Rgb {
  if (neutrals < 40 || neutrals < 0.01 * all) return [1, 1, 1];
  const raw = sums.map((sum) => (sum / neutrals) ** TINT_SHARE) as [number, number, number];
  const luminance = 0.2126 * raw[0] + 0.7152 * raw[1] + 0.0722 * raw[2];
  return [raw[0] / luminance, raw[1] / luminance, raw[2] / luminance];
}

function boundsOf(
  inside: Uint8Array,
  width: number,
  height: number,
): { x0: number; y0: number; x1: number; y1: number } {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (inside[i] === 0) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return { x0, y0, x1, y1 };
}
