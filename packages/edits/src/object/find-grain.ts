import { percentile } from '@plumbline/imaging/percentile.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { PixelBox } from './fit-object.ts';

const BLOCK = 12;
/** The calmest blocks show grain alone, the others pattern too. */
const CALM = 0.2;
const MOST = 9;

/**
 * Standard deviation of a picture's grain about a place, in 8-bit values: the residual of a mask that cancels slopes and edges
 * (Immerkær, "Fast noise variance estimation", 1996), of the calmest blocks.
 */
export function findGrain({ width, height, data }: Raster, { x0, y0, x1, y1 }: PixelBox): number {
  const mx = Math.round(0.4 * (x1 - x0)) + BLOCK;
  const my = Math.round(0.4 * (y1 - y0)) + BLOCK;
  const deviations: number[] = [];
  const value = (x: number, y: number): number => data[3 * (y * width + x) + 1] as number;
  for (let by = Math.max(1, y0 - my); by + BLOCK < Math.min(height - 1, y1 + my); by += BLOCK)
    for (let bx = Math.max(1, x0 - mx); bx + BLOCK < Math.min(width - 1, x1 + mx); bx += BLOCK) {
      let sum = 0;
      let clipped = false;
      for (let y = by; y < by + BLOCK; y++)
        for (let x = bx; x < bx + BLOCK; x++) {
          const v = value(x, y);
          if (v <= 4 || v >= 251) clipped = true;
          sum += Math.abs(
            value(x - 1, y - 1) +
              value(x + 1, y - 1) +
              value(x - 1, y + 1) +
              value(x + 1, y + 1) -
              2 * (value(x, y - 1) + value(x, y + 1) + value(x - 1, y) + value(x + 1, y)) +
              4 * v,
          );
        }
      if (!clipped) deviations.push((Math.sqrt(Math.PI / 2) * sum) / (6 * BLOCK * BLOCK));
    }
  return deviations.length === 0 ? 0 : Math.min(MOST, percentile(deviations, CALM));
}

/** Grain of standard deviation 1 at a pixel, always the same for a seed. */
export function grainAt(x: number, y: number, seed: number): number {
  let h = Math.imul(x ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(y + 0x7f4a7c15, 0xc2b2ae35) ^ seed;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  h ^= h >>> 15;
  // Four bytes are nearly a bell.
  const sum = (h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) + ((h >>> 24) & 255);
  return (sum - 510) / 147.8;
}
