import type { Raster } from './raster.ts';

/**
 * The edit that `blendInside` laid over a base: laid over it again by the same weights it gives the same result, to a level.
 * Where the weight is 0 the edit left no trace, and the result stands.
 *
 * @param result of the base's size; its alpha, where it has one, stays
 * @param weights a grey mask of the same size
 * @param channels of all three
 */
export function unblendInside(
  result: Pick<Raster, 'data'>,
  base: Pick<Raster, 'data'>,
  weights: Pick<Raster, 'data'>,
  channels: 3 | 4,
): Uint8ClampedArray {
  const edited = new Uint8ClampedArray(result.data);
  for (let at = 0; at < edited.length; at += channels) {
    const weight = weights.data[at] as number;
    if (weight === 0 || weight === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const from = base.data[channel] as number;
      edited[channel] = from + (((result.data[channel] as number) - from) * 255) / weight;
    }
  }
  return edited;
}
