import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/**
 * Flattens a picture into washes that stop at its edges: a self-guided filter, twice. @param radius pixels.
 * @param flat variance of lightness that still counts as one wash.
 */
export function smoothWashes(picture: OklabPlanes, radius: number, flat: number): OklabPlanes {
  const { width, height } = picture;
  let { l, a, b } = picture;
  for (let round = 0; round < 2; round++) {
    const guide = { width, height, data: l };
    const smooth = (data: Float32Array): Float32Array =>
      guidedFilter({ width, height, data }, guide, radius, flat).data;
    [l, a, b] = [smooth(l), smooth(a), smooth(b)];
  }
  return { width, height, l, a, b };
}
