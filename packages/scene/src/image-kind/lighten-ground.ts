import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

/** A ground is dark below this tone, even within so many levels of its own, and takes at least this share of the picture. */
const DARK = 110;
const EVEN = 6;
const MOSTLY_GROUND = 0.85;

/**
 * The negative of a drawing in light lines on an even dark ground, so that what is measured of ink on paper holds for it, too. Anything else comes back as it is: a
 * photograph by night has no ground that even.
 * @param picture RGB
 */
export function lightenGround(picture: Raster): Raster {
  const { width, height, data } = picture;
  const tones = new Int32Array(256);
  for (let p = 0; p < data.length; p += 3) {
    const tone =
      (77 * (data[p] as number) + 150 * (data[p + 1] as number) + 29 * (data[p + 2] as number)) >> 8;
    tones[tone] = (tones[tone] as number) + 1;
  }
  const ground = tones.indexOf(Math.max(...tones));
  if (ground >= DARK) return picture;
  const share = tones.subarray(Math.max(0, ground - EVEN), ground + EVEN + 1).reduce((sum, n) => sum + n, 0);
  if (share < MOSTLY_GROUND * width * height) return picture;
  const out = createRaster(width, height, 3);
  for (let p = 0; p < data.length; p++) out.data[p] = 255 - (data[p] as number);
  return out;
}
