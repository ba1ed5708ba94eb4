import { type FeatureMap, rowAt } from './feature-map.ts';

/** Adds a map to one of twice its size: each pixel to the four that lie in its place. */
export function addDoubled(floats: Float32Array, small: FeatureMap, large: FeatureMap): void {
  const { channels } = large;
  for (let y = 0; y < large.height; y++) {
    let from = rowAt(small, y >> 1) / 4;
    let to = rowAt(large, y) / 4;
    for (let x = 0; x < large.width; x++) {
      for (let c = 0; c < channels; c++)
        floats[to + c] = (floats[to + c] as number) + (floats[from + c] as number);
      to += channels;
      if (x & 1) from += channels;
    }
  }
}
