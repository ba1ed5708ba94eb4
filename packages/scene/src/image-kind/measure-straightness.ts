import type { GradientField } from '@plumbline/imaging/gradient.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { isShorter } from './kind-planes.ts';

/** How edges run. All are shares 0…1 of the edge pixels. */
export interface StraightnessFeatures {
  /** Edges that go on in the same direction a little further along: ruled lines, not strokes of a hand. */
  readonly straight: number;
  readonly level: number;
  readonly upright: number;
}

/** Distance along the edge at which its direction is compared, in pixels of the analysis picture. */
const REACH = 10;
/** Weaker gradients are no edge. */
const LEAST = 0.03;
/** cos 10°. */
const SAME_DIRECTION = 0.985;
/** Part of a gradient along an axis, by its length, below which its edge is level or upright: within 6°. */
const SQUARE = 0.1;
/** Strength of the edge further along, by that here, from which it is the same one. */
const GOES_ON = 0.4;

/** Measures a picture of about 640 px by its softened gradient. */
export function measureStraightness({ dx, dy }: GradientField): StraightnessFeatures {
  const { width, height } = dx;
  const margin = REACH + 2;
  let edges = 0;
  let straight = 0;
  let level = 0;
  let upright = 0;
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const i = y * width + x;
      const gx = dx.data[i] as number;
      const gy = dy.data[i] as number;
      if (isShorter(gx, gy, LEAST)) continue;
      const m = Math.hypot(gx, gy);
      edges++;
      if (Math.abs(gx) < SQUARE * m) level++;
      else if (Math.abs(gy) < SQUARE * m) upright++;
      if (goesOn(dx, dy, i, gx, gy, m, 1) || goesOn(dx, dy, i, gx, gy, m, -1)) straight++;
    }
  }
  const all = Math.max(1, edges);
  return { straight: straight / all, level: level / all, upright: upright / all };
}

function goesOn(dx: Plane, dy: Plane, i: number, gx: number, gy: number, m: number, side: 1 | -1): boolean {
  const step = (side * REACH) / m;
  const j = i + Math.round(step * gx) * dx.width - Math.round(step * gy);
  const ox = dx.data[j] as number;
  const oy = dy.data[j] as number;
  const other = Math.hypot(ox, oy);
  return other > GOES_ON * m && ox * gx + oy * gy > SAME_DIRECTION * other * m;
}
