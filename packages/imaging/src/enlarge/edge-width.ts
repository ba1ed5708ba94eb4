import type { Plane } from '../raster.ts';
import { percentile } from '../percentile.ts';
import { localLimits } from './local-limits.ts';

/** Smallest contrast of an edge that is measured, in 8-bit levels. */
const CONTRAST = 40;
const FEWEST = 200;

/**
 * How many pixels the picture's edges take from dark to light: 1 where they are as sharp as pixels are, 4 and more where
 * it is blurred. The sharper third of the edges counts, because a picture may have soft places by intent.
 */
export function edgeWidth(source: Plane): number {
  const { width, height, data } = source;
  let limits = localLimits(source);
  const near = limits;
  for (let pass = 0; pass < 3; pass += 1)
    limits = { low: localLimits(limits.low).low, high: localLimits(limits.high).high };
  const widths: number[] = [];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const contrast = (limits.high.data[at] as number) - (limits.low.data[at] as number);
      if (contrast < CONTRAST) continue;
      const dx = ((data[at + 1] as number) - (data[at - 1] as number)) / 2;
      const dy = ((data[at + width] as number) - (data[at - width] as number)) / 2;
      const slope = Math.sqrt(dx * dx + dy * dy);
      // Only where the slope is the steepest around: the middle of the edge.
      if (slope < 0.3 * ((near.high.data[at] as number) - (near.low.data[at] as number))) continue;
      if (slope > CONTRAST / 10) widths.push(contrast / (2 * slope));
    }
  return widths.length < FEWEST ? 1 : Math.max(1, percentile(widths, 1 / 3));
}
