import type { RegionGeometry } from '../scene-value/scene-geometry.ts';

export type Way = 'level' | 'upright' | 'sloped';

/** Upright part of a unit normal: level within 18°, upright within 12°. */
const LEVEL = 0.95;
const UPRIGHT = 0.2;

/** How a surface lies. */
export function wayOf({ normal }: Pick<RegionGeometry, 'normal'>): Way {
  const up = Math.abs(normal[1]);
  return up > LEVEL ? 'level' : up < UPRIGHT ? 'upright' : 'sloped';
}
