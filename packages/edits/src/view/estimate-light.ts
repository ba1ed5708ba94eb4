import { lightStrength } from '@plumbline/imaging/recolour/light-strength.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';
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
/** How far around the surface is looked, as a share of its own extent. */
const AROUND = 0.5;
const BRIGHT = 0.9;
/**
 * The light's colour is that of the p-norm of what is seen around, which lies between the mean and the brightest ("shades of
 * grey", Finlayson and Trezzi, 2004); so much of it is believed, and no more than this factor from grey.
 */
const NORM = 5;
const TINT_SHARE: Readonly<Record<Space, number>> = { interior: 0.6, exterior: 0.3 };
const MOST_TINT = 1.22;
/** More than this share of all channels is clipped: a window or a lamp, no lit surface. */
const CLIPPED = 0.96;

/**
 * The light on a surface: how strong, by what such surfaces usually throw back ({@link lightStrength}), and of which colour.
 *
 * @param inside 1 on the surface @param level its typical luminance, linear
 */
export function estimateLight(
  colour: ColourPlanes,
  luminance: Float32Array,
  inside: Uint8Array,
  level: number,
  { kind, space }: { readonly kind: PieceKind; readonly space: Space },
): SurfaceLight {
  const { width, height } = colour;
  const box = boundsOf(inside, width, height);
  const mx = Math.round(AROUND * (box.x1 - box.x0)) + 8;
  const my = Math.round(AROUND * (box.y1 - box.y0)) + 8;
  const near: number[] = [];
  const sums = [0, 0, 0] as [number, number, number];
  for (let y = Math.max(0, box.y0 - my); y <= Math.min(height - 1, box.y1 + my); y += 2) {
    for (let x = Math.max(0, box.x0 - mx); x <= Math.min(width - 1, box.x1 + mx); x += 2) {
      const i = y * width + x;
      const [r, g, b] = [colour.r[i] as number, colour.g[i] as number, colour.b[i] as number];
      const least = Math.min(r, g, b);
      if (least > CLIPPED) continue;
      near.push(luminance[i] as number);
      sums[0] += r ** NORM;
      sums[1] += g ** NORM;
      sums[2] += b ** NORM;
    }
  }
  const brightest = near.length === 0 ? 1 : Math.max(0.05, percentile(near, BRIGHT));
  const [albedo, spread] = USUAL[kind];
  const strength = lightStrength({ level, brightest, albedo, spread });
  return { strength, tint: tintOf(sums, TINT_SHARE[space]) };
}

function tintOf(sums: readonly [number, number, number], share: number): Rgb {
  const seen = sums.map((sum) => Math.max(1e-9, sum) ** (1 / NORM)) as [number, number, number];
  const grey = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
  const [r, g, b] = seen.map((v) => clamp((v / grey) ** share, 1 / MOST_TINT, MOST_TINT)) as [
    number,
    number,
    number,
  ];
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r / luminance, g / luminance, b / luminance];
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
