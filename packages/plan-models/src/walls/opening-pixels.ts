import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { forOpening } from '@plumbline/scene/plan/read/opening-pixels.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';

/** The pixels of all openings of a plan, as deep as its walls. @param beyond pixels on both sides of the wall */
export function openingPixels(
  { width, height, openings, wallThickness }: PlanReading,
  beyond: number,
): BitMask {
  const mask = createBitMask(width, height);
  for (const opening of openings)
    forOpening(opening, Math.max(2, wallThickness) + 2 * beyond, width, height, (i) => {
      mask.data[i] = 1;
    });
  return mask;
}
