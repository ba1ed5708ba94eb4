import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';

/** The picture is brought to a square of this many pixels, and measured in blocks. */
const EDGE = 512;
const BLOCK = 4;
export const KIND_SIDE = EDGE / BLOCK;
export const KIND_CHANNELS = 8;
/** Neighbours that differ by no more than this are even. */
const EVEN = 2;

/**
 * What the net of kinds sees of each block of a picture, in whole numbers of 0…255: means of red, green and blue, darkest and lightest,
 * change across and down, evenness. Lines that are thinner than a block are seen in what they do to it.
 * @param picture RGB
 * @returns channels side by side
 */
export function kindInput(picture: Raster): Uint8Array {
  const { data } = resizeArea(picture, EDGE, EDGE);
  const luma = new Uint8Array(EDGE * EDGE);
  for (let i = 0, p = 0; i < luma.length; i++, p += 3)
    luma[i] = (77 * (data[p] as number) + 150 * (data[p + 1] as number) + 29 * (data[p + 2] as number)) >> 8;
  const seen = new Uint8Array(KIND_SIDE * KIND_SIDE * KIND_CHANNELS);
  for (let v = 0, to = 0; v < KIND_SIDE; v++)
    for (let u = 0; u < KIND_SIDE; u++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let dark = 255;
      let light = 0;
      let across = 0;
      let down = 0;
      let even = 0;
      for (let y = BLOCK * v; y < BLOCK * v + BLOCK; y++)
        for (let x = BLOCK * u; x < BLOCK * u + BLOCK; x++) {
          const i = y * EDGE + x;
          red += data[3 * i] as number;
          green += data[3 * i + 1] as number;
          blue += data[3 * i + 2] as number;
          const own = luma[i] as number;
          if (own < dark) dark = own;
          if (own > light) light = own;
          const right = x + 1 < EDGE ? Math.abs((luma[i + 1] as number) - own) : 0;
          const below = y + 1 < EDGE ? Math.abs((luma[i + EDGE] as number) - own) : 0;
          across += right;
          down += below;
          if (right + below <= EVEN) even++;
        }
      seen[to] = red >> 4;
      seen[to + 1] = green >> 4;
      seen[to + 2] = blue >> 4;
      seen[to + 3] = dark;
      seen[to + 4] = light;
      seen[to + 5] = Math.min(255, across >> 3);
      seen[to + 6] = Math.min(255, down >> 3);
      seen[to + 7] = (even * 255) >> 4;
      to += KIND_CHANNELS;
    }
  return seen;
}
