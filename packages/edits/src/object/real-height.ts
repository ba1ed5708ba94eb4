import type { PixelBox } from './fit-object.ts';
import type { Standing } from './standing.ts';

/** Metres at which a standing viewer holds a camera, and above it where a room ends. */
const EYE = 1.6;
const CEILING = 2.7;
/** Nearer to the horizon than this share of the picture's height a place is too far away to measure by. */
const MEASURABLE = 0.04;

/**
 * How high a thing of known size is seen where it stands, in pixels: what stands on the ground is measured by how far
 * below the horizon its foot is, what hangs from the ceiling by how far above it it begins.
 *
 * @returns undefined on a wall, whose distance nothing tells, and near the horizon
 */
export function realHeight(
  heightMm: number,
  stands: Standing,
  { y0, y1 }: PixelBox,
  { horizonY, height }: { readonly horizonY: number; readonly height: number },
): number | undefined {
  if (stands === 'wall') return undefined;
  const [gap, metres] = stands === 'floor' ? [y1 - horizonY, EYE] : [horizonY - y0, CEILING - EYE];
  return gap < MEASURABLE * height ? undefined : ((heightMm / 1000) * gap) / metres;
}
