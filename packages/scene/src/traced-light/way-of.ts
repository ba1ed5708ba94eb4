import type { RegionGeometry } from '../scene-value/scene-geometry.ts';

export type Way = 'level' | 'upright' | 'sloped';

/** How a surface lies. */
export function wayOf({ normal }: Pick<RegionGeometry, 'normal'>): Way {
  const up = Math.abs(normal[1]);
  return up > 0.95 ? 'level' : up < 0.2 ? 'upright' : 'sloped';
}
