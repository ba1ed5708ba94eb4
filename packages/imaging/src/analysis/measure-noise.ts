import { greyscale } from '../greyscale.ts';
import type { Raster } from '../raster.ts';

const BLOCK = 12;
/** The quieter quarter of the blocks has noise alone; the others have texture, too. */
const QUIET = 0.25;
/** Of luma 0…1: beyond it noise is cut off and looks less. */
const LEAST = 0.03;
const MOST = 0.97;
/** Below this share of the picture nothing is told. */
const ENOUGH = 0.02;

/**
 * Standard deviation of a picture's noise in steps of 255, after Immerkær, “Fast noise variance estimation”, 1996, block by
 * block: its mask answers to nothing but noise where the picture is smooth. 0 where too little of the picture is neither white
 * nor black.
 *
 * @param picture at its own size: shrinking takes noise away
 */
export function measureNoise(picture: Raster): number {
  const { width, height, data } = greyscale(picture);
  const estimates: number[] = [];
  let blocks = 0;
  for (let top = 1; top + BLOCK < height; top += BLOCK)
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      blocks += 1;
      let sum = 0;
      let answer = 0;
      for (let y = top; y < top + BLOCK; y += 1)
        for (let x = left; x < left + BLOCK; x += 1) {
          const i = y * width + x;
          const at = (offset: number) => data[i + offset] as number;
          sum += at(0);
          answer += Math.abs(
            at(-width - 1) +
              at(-width + 1) +
              at(width - 1) +
              at(width + 1) -
              2 * (at(-width) + at(width) + at(-1) + at(1)) +
              4 * at(0),
          );
        }
      const mean = sum / BLOCK ** 2;
      if (mean > LEAST && mean < MOST) estimates.push((Math.sqrt(Math.PI / 2) / 6) * (answer / BLOCK ** 2));
    }
  if (estimates.length < ENOUGH * blocks || estimates.length === 0) return 0;
  const sorted = estimates.sort((a, b) => a - b);
  return 255 * (sorted[Math.floor(QUIET * sorted.length)] as number);
}
