import { seededRandom } from '@plumbline/imaging/random.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Points of a colour space, interleaved l, a, b. */
export type ColourSamples = Float32Array;

/** Chance that a weight of 1 is taken is the same for all pixels; the seed is fixed, since colours must not vary with it. */
const STREAM = 0x51d3;
/** Sum of the weights, in pixels, below which they leave nothing. */
const LEAST_TOTAL = 1e-3;

/**
 * Draws `count` colours of a picture, each pixel with a chance proportional to its weight; repeats where there are fewer.
 * @param weight 0…1 per pixel; absent: all alike.
 * @returns null where the weights leave nothing.
 */
export function drawSamples(
  picture: OklabPlanes,
  count: number,
  weight?: ArrayLike<number>,
): ColourSamples | null {
  const { l, a, b } = picture;
  const n = l.length;
  let total = 0;
  for (let i = 0; i < n; i++) total += weight === undefined ? 1 : (weight[i] as number);
  if (total < LEAST_TOTAL) return null;
  const random = seededRandom(STREAM);
  const samples = new Float32Array(3 * count);
  const step = total / count;
  // Systematic sampling: equal strides along the summed weights, so that every area is met in proportion.
  let next = step * random();
  let sum = 0;
  let k = 0;
  for (let i = 0; i < n && k < count; i++) {
    sum += weight === undefined ? 1 : (weight[i] as number);
    while (next < sum && k < count) {
      samples[3 * k] = l[i] as number;
      samples[3 * k + 1] = a[i] as number;
      samples[3 * k + 2] = b[i] as number;
      k++;
      next += step;
    }
  }
  for (; k > 0 && k < count; k++) samples.copyWithin(3 * k, 3 * (k - 1), 3 * k);
  return samples;
}
