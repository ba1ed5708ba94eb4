import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { CHANNELS, type BitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { mix } from '@plumbline/imaging/scalar.ts';
import { type PlanLight, SNOW } from './plan-light.ts';
import { coverAt } from './plan-at-output.ts';

/** How far snow covers what is painted. */
const SNOW_COVER = 0.5;

/**
 * Lays back what the author of a sheet has painted leaf by leaf (gardens, crowns, roofs of a rendering), in the light of the hour, over what was painted
 * for a flat fill, in place.
 *
 * @param picture display values 0…1, RGB interleaved
 * @param base of the same size
 * @param painted where nothing is a flat fill, at any size
 */
export function keepPainted(
  picture: Float32Array,
  { width, height, data }: Raster,
  painted: BitMask,
  { light, snow, veil }: PlanLight,
): void {
  const cover = gaussianBlur(coverAt(painted, width, height), 1).data;
  for (let i = 0; i < cover.length; i++) {
    const share = cover[i] as number;
    if (share === 0) continue;
    for (let c = 0; c < CHANNELS; c++) {
      const lit = ((data[3 * i + c] as number) / 255) * (light[c] as number);
      const value = mix(mix(lit, SNOW[c] as number, SNOW_COVER * snow), 0.95, veil);
      picture[3 * i + c] = mix(picture[3 * i + c] as number, Math.min(1, value), share);
    }
  }
}
