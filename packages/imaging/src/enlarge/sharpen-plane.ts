import { boxBlurInto } from '../box-blur.ts';
import { createPlane, type Plane } from '../raster.ts';
import { localLimits } from './local-limits.ts';

export interface Sharpening {
  /** Means of 3 × 3 in a row: how wide the blur is that is taken away. */
  readonly passes: number;
  readonly amount: number;
  /** Share of its neighbours' range that a sample may leave it by. */
  readonly slack: number;
  /** Ranges up to about this are taken for noise and left alone. */
  readonly noise?: number;
}

/**
 * Steeper edges without halos: what a blur takes away is added again `amount` times, and no sample leaves the range of
 * its neighbours by more than `slack` of it.
 */
export function sharpenPlane(source: Plane, { passes, amount, slack, noise = 0 }: Sharpening): Plane {
  const { width, height } = source;
  const blurred = Float32Array.from(source.data);
  const scratch = new Float32Array(blurred.length);
  for (let pass = 0; pass < passes; pass += 1) boxBlurInto(blurred, blurred, scratch, width, height, 1);
  const { low, high } = localLimits(source);
  const out = createPlane(width, height);
  for (let at = 0; at < out.data.length; at += 1) {
    const value = source.data[at] as number;
    const least = low.data[at] as number;
    const most = high.data[at] as number;
    const range = most - least;
    const trust = noise > 0 ? (range * range) / (range * range + noise * noise) : 1;
    const wanted = value + amount * trust * (value - (blurred[at] as number));
    const lowest = least - slack * range;
    const highest = most + slack * range;
    const held = wanted < lowest ? lowest : wanted;
    out.data[at] = held > highest ? highest : held;
  }
  return out;
}
