import { type BitMask, createRaster, type Raster } from './raster.ts';

/**
 * Lays an edited picture over its base where a mask allows it: 0 keeps the base byte for byte, 255 takes the edit, and
 * between the two is a linear blend in sRGB, rounded to the nearest.
 *
 * @param weights one byte per pixel, 0…255
 * @returns a picture with the base's size and channels
 * @throws RangeError where the sizes or channels differ
 */
export function blendInside(base: Raster, edited: Raster, weights: BitMask): Raster {
  const { width, height, channels } = base;
  if (edited.width !== width || edited.height !== height || edited.channels !== channels)
    throw new RangeError(`an edit of ${edited.width}×${edited.height} over ${width}×${height}`);
  if (weights.width !== width || weights.height !== height)
    throw new RangeError(`a mask of ${weights.width}×${weights.height} over ${width}×${height}`);
  const result = createRaster(width, height, channels);
  result.data.set(base.data);
  for (let pixel = 0, at = 0; pixel < weights.data.length; pixel += 1, at += channels) {
    const weight = weights.data[pixel] as number;
    if (weight === 0) continue;
    for (let channel = at; channel < at + channels; channel += 1) {
      const from = base.data[channel] as number;
      const to = edited.data[channel] as number;
      result.data[channel] = Math.round(from + ((to - from) * weight) / 255);
    }
  }
  return result;
}
