import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { median } from '@plumbline/imaging/percentile.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import { invertMask } from './mask-tools.ts';

/** Twice the median distance from the middle of walls to their faces. */
export function wallThickness(walls: BitMask): number {
  const crests = crestsOf(walls);
  return crests.length > 0 ? 2 * median(crests) - 1 : 1;
}

/** The thickness that half of the walls' area has at least: hairlines among them, however many, hardly count. */
export function bulkThickness(walls: BitMask): number {
  const crests = crestsOf(walls).toSorted((a, b) => b - a);
  let left = crests.reduce((sum, d) => sum + d, 0) / 2;
  for (const d of crests) {
    left -= d;
    if (left <= 0) return 2 * d - 1;
  }
  return 1;
}

/** Distances to the faces along the middle of walls. */
function crestsOf(walls: BitMask): number[] {
  const { width } = walls;
  const depth = distanceTransform(invertMask(walls)).data;
  const crests: number[] = [];
  for (let i = width; i < depth.length - width; i += 2) {
    const d = depth[i] as number;
    if (
      d >= 1 &&
      d >= (depth[i - 1] as number) &&
      d >= (depth[i + 1] as number) &&
      d >= (depth[i - width] as number) &&
      d >= (depth[i + width] as number)
    )
      crests.push(d);
  }
  return crests;
}
