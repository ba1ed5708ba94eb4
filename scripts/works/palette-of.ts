import { COLOUR_BUCKETS, colourBucketOf } from '@plumbline/contract/works/colour-buckets.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toSharp } from '../lib/picture-pixels.ts';

const GRID = 72;
const MOST = 6;
/** A colour that takes less of a picture than this is not one of its colours. */
const LEAST_SHARE = 0.02;

/**
 * The colours of a picture, the largest share first: the means of the search's buckets, so that a work is found by the
 * colours that it is shown with.
 */
export async function paletteOf(picture: Raster): Promise<string[]> {
  const pixels = await toSharp(picture).resize(GRID, GRID, { fit: 'fill' }).raw().toBuffer();
  const sums = COLOUR_BUCKETS.map(() => ({ r: 0, g: 0, b: 0, count: 0 }));
  for (let p = 0; p + 2 < pixels.length; p += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(p, p + 3);
    const sum = sums[colourBucketOf(hexOf(r, g, b))];
    if (!sum) continue;
    sum.r += r;
    sum.g += g;
    sum.b += b;
    sum.count++;
  }
  const found = sums
    .filter(({ count }) => count >= LEAST_SHARE * GRID * GRID)
    .sort((a, b) => b.count - a.count);
  return found.slice(0, MOST).map(({ r, g, b, count }) => hexOf(r / count, g / count, b / count));
}

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
