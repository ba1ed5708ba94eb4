import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** Linear-light colour of a point of a material and how mirror-like it is (0 matt … 1 mirror). */
export interface SurfaceTexel {
  r: number;
  g: number;
  b: number;
  gloss: number;
}

/**
 * A material on a plane: fills `texel` for the point (u, v), both in metres. `footprint` is the size of a pixel in
 * metres there: detail finer than that is faded out, or it would alias.
 */
export type Surface = (u: number, v: number, footprint: number, texel: SurfaceTexel) => void;

/** How much of a detail of size `feature` can be seen where a pixel covers `footprint`: 1 clearly, 0 not at all. */
export function detailVisibility(feature: number, footprint: number): number {
  const t = (feature / Math.max(1e-9, footprint) - 0.7) / 1.8;
  const c = t < 0 ? 0 : t > 1 ? 1 : t;
  return c * c * (3 - 2 * c);
}

/** A colour scaled by `k`, then moved by `warm` towards red (positive) or blue (negative). */
export function shiftColour(c: Rgb, k: number, warm: number): Rgb {
  return [c[0] * k * (1 + warm), c[1] * k, c[2] * k * (1 - warm)];
}
