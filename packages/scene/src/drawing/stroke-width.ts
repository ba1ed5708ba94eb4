import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { median } from '@plumbline/imaging/percentile.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';

/** Typical width of the strokes in pixels: twice the median distance from their middle to bare paper. */
export function strokeWidth(ink: BitMask): number {
  const { width, height } = ink;
  const inverse: BitMask = { width, height, data: ink.data.map((v) => (v ? 0 : 1)) };
  const inside = distanceTransform(inverse).data;
  const crests: number[] = [];
  for (let i = width; i < inside.length - width; i += 3) {
    const d = inside[i] as number;
    if (d < 1) continue;
    const crest =
      d >= (inside[i - 1] as number) &&
      d >= (inside[i + 1] as number) &&
      d >= (inside[i - width] as number) &&
      d >= (inside[i + width] as number);
    if (crest) crests.push(d);
  }
  return crests.length > 0 ? Math.max(1, 2 * median(crests) - 1) : 1;
}
