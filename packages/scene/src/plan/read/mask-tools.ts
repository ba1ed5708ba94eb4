import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';

/** Pixels nearer to a wall than this, at the size at which plans are read, run along it. */
export const BESIDE_WALL = 3;

/** All pixels within `radius` of a set one (a disc, not a square: walls run in any direction). */
export function dilateDisc(mask: BitMask, radius: number): BitMask {
  const away = distanceTransform(mask).data;
  const out = createBitMask(mask.width, mask.height);
  for (let i = 0; i < away.length; i++) out.data[i] = (away[i] as number) <= radius ? 1 : 0;
  return out;
}

/** The set pixels farther than `radius` from any that is not set. */
export function erodeDisc(mask: BitMask, radius: number): BitMask {
  const away = distanceTransform(invertMask(mask)).data;
  const out = createBitMask(mask.width, mask.height);
  for (let i = 0; i < away.length; i++) out.data[i] = (away[i] as number) > radius ? 1 : 0;
  return out;
}

/** What a disc of that radius can sweep within the mask. */
export function openDisc(mask: BitMask, radius: number): BitMask {
  const swept = dilateDisc(erodeDisc(mask, radius), radius + 0.8);
  for (let i = 0; i < swept.data.length; i++) if (!mask.data[i]) swept.data[i] = 0;
  return swept;
}

export function invertMask(mask: BitMask): BitMask {
  const out = createBitMask(mask.width, mask.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = mask.data[i] ? 0 : 1;
  return out;
}

/** Draws a line that a flood of four neighbours does not cross, in place. */
export function drawBarrier(
  { width, height, data }: BitMask,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): void {
  const steps = 2 * Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  for (let t = 0; t <= steps; t++) {
    const x = Math.round(x0 + ((x1 - x0) * t) / steps);
    const y = Math.round(y0 + ((y1 - y0) * t) / steps);
    for (const [px, py] of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
    ] as const)
      if (px >= 0 && py >= 0 && px < width && py < height) data[py * width + px] = 1;
  }
}

/** All pixels that either mask sets. */
export function unite(a: BitMask, b: BitMask): BitMask {
  const out = createBitMask(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i] || b.data[i] ? 1 : 0;
  return out;
}

export function countSet(mask: BitMask): number {
  const { data } = mask;
  let count = 0;
  for (let i = 0; i < data.length; i++) count += data[i] as number;
  return count;
}

/** Size, place and shape of each label, index by label (entry 0 is unused). */
export interface PartShapes {
  readonly area: Int32Array;
  readonly x0: Int32Array;
  readonly y0: Int32Array;
  readonly x1: Int32Array;
  readonly y1: Int32Array;
  readonly cx: Float32Array;
  readonly cy: Float32Array;
  /** Longer side of the rectangle with the same second moments, and its direction (radians, −π/2…π/2). */
  readonly long: Float32Array;
  readonly short: Float32Array;
  readonly angle: Float32Array;
}

export function measureParts({ width, height, data, count }: LabelMap): PartShapes {
  const area = new Int32Array(count + 1);
  const x0 = new Int32Array(count + 1).fill(width);
  const y0 = new Int32Array(count + 1).fill(height);
  const x1 = new Int32Array(count + 1).fill(-1);
  const y1 = new Int32Array(count + 1).fill(-1);
  const sums = new Float64Array((count + 1) * 5);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = data[i] as number;
      if (l === 0) continue;
      area[l] = (area[l] as number) + 1;
      if (x < (x0[l] as number)) x0[l] = x;
      if (x > (x1[l] as number)) x1[l] = x;
      if (y < (y0[l] as number)) y0[l] = y;
      if (y > (y1[l] as number)) y1[l] = y;
      const s = l * 5;
      sums[s] = (sums[s] as number) + x;
      sums[s + 1] = (sums[s + 1] as number) + y;
      sums[s + 2] = (sums[s + 2] as number) + x * x;
      sums[s + 3] = (sums[s + 3] as number) + y * y;
      sums[s + 4] = (sums[s + 4] as number) + x * y;
    }
  }
  const cx = new Float32Array(count + 1);
  const cy = new Float32Array(count + 1);
  const long = new Float32Array(count + 1);
  const short = new Float32Array(count + 1);
  const angle = new Float32Array(count + 1);
  for (let l = 1; l <= count; l++) {
    const a = area[l] as number;
    if (a === 0) continue;
    const s = l * 5;
    const mx = (sums[s] as number) / a;
    const my = (sums[s + 1] as number) / a;
    const vx = (sums[s + 2] as number) / a - mx * mx + 1 / 12;
    const vy = (sums[s + 3] as number) / a - my * my + 1 / 12;
    const vxy = (sums[s + 4] as number) / a - mx * my;
    const spread = Math.hypot(vx - vy, 2 * vxy);
    cx[l] = mx;
    cy[l] = my;
    // A rectangle of side s has variance s² / 12 along it.
    long[l] = Math.sqrt(6 * (vx + vy + spread));
    short[l] = Math.sqrt(6 * Math.max(1 / 6, vx + vy - spread));
    angle[l] = 0.5 * Math.atan2(2 * vxy, vx - vy);
  }
  return { area, x0, y0, x1, y1, cx, cy, long, short, angle };
}
