import { boxBlurInto } from '../box-blur.ts';
import type { Raster } from '../raster.ts';

export interface ForegroundColours {
  /** Three planes each, 0…255: the item's own colour and the background's, wherever the other hides it too. */
  readonly item: readonly Float32Array[];
  readonly back: readonly Float32Array[];
}

/** Wide first, for places that see little of one side; then what lies close by. */
const RADII = [40, 5] as const;
const LEAST = 1e-4;

/**
 * Colours of item and background behind a mixed pixel, so that no rim of the old background stays: M. Forte, "Approximate
 * fast foreground colour estimation" (2021), two rounds of blur fusion.
 *
 * @param alpha 0…1 for each pixel
 */
export function foregroundColours(picture: Raster, alpha: Float32Array): ForegroundColours {
  const { width, height, data, channels } = picture;
  const n = width * height;
  const scratch = new Float32Array(n);
  const blur = (values: Float32Array, radius: number): Float32Array => {
    boxBlurInto(values, values, scratch, width, height, radius);
    return values;
  };
  const own = [0, 1, 2].map((k) => {
    const plane = new Float32Array(n);
    for (let i = 0; i < n; i++) plane[i] = data[i * channels + k] as number;
    return plane;
  });
  let item: readonly Float32Array[] = own;
  let back: readonly Float32Array[] = own;
  for (const radius of RADII) {
    const weight = blur(Float32Array.from(alpha), radius);
    const mean = (planes: readonly Float32Array[], ofItem: boolean): Float32Array[] =>
      planes.map((plane) => {
        const sum = new Float32Array(n);
        for (let i = 0; i < n; i++) {
          const share = ofItem ? (alpha[i] as number) : 1 - (alpha[i] as number);
          sum[i] = (plane[i] as number) * share;
        }
        blur(sum, radius);
        for (let i = 0; i < n; i++) {
          const total = ofItem ? (weight[i] as number) : 1 - (weight[i] as number);
          sum[i] = total > LEAST ? (sum[i] as number) / total : (plane[i] as number);
        }
        return sum;
      });
    const items = mean(item, true);
    const backs = mean(back, false);
    items.forEach((plane, k) => {
      const behind = backs[k] as Float32Array;
      const seen = own[k] as Float32Array;
      for (let i = 0; i < n; i++) {
        const share = alpha[i] as number;
        const miss = (seen[i] as number) - share * (plane[i] as number) - (1 - share) * (behind[i] as number);
        plane[i] = Math.min(255, Math.max(0, (plane[i] as number) + share * miss));
      }
    });
    item = items;
    back = backs;
  }
  return { item, back };
}
