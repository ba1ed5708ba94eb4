import { CHANNELS, type Raster } from '@plumbline/imaging/raster.ts';

/** Fainter light detail than this is the grain of a print. */
const LEAST = 0.03;

/**
 * Lays what a coloured sheet shows lighter than its ground over the new colours: white labels, markings, the light sides of
 * objects. Each goes the same share of the way from its ground to white that it goes on the sheet, so that it stays legible on
 * any ground. Ink only darkens and cannot bring it.
 * @param picture display values 0…1, RGB interleaved; changed in place. @param own colour of the ground on the sheet, 0…1.
 * @param white what white paper is in the light of the hour, 0…1.
 */
export function layLightDetail(
  picture: Float32Array,
  { data }: Raster,
  own: Float32Array,
  white: readonly [number, number, number],
): void {
  for (let p = 0; p < picture.length; p += 3) {
    let share = 1;
    for (let c = 0; c < CHANNELS; c++) {
      const ground = own[p + c] as number;
      share = Math.min(share, ((data[p + c] as number) / 255 - ground) / Math.max(0.02, 1 - ground));
    }
    if (share < LEAST) continue;
    for (let c = 0; c < CHANNELS; c++) {
      const from = picture[p + c] as number;
      picture[p + c] = from + (Math.max(from, white[c] as number) - from) * share;
    }
  }
}
