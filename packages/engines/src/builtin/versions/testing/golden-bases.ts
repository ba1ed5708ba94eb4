import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import sharp from 'sharp';

const SAMPLES = new URL('../../../../../../content/public/samples/', import.meta.url);
/** Pixels: large enough for a drawing to be read as what it shows, small enough to be made in a second. */
const WIDTH = 480;

/** A sample that the product ships, as an engine gets it: RGB, and small. */
export async function goldenBase(file: string): Promise<Raster> {
  const { data, info } = await sharp(await readFile(fileURLToPath(new URL(file, SAMPLES))))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture: Raster = { width, height, channels: 3, data: new Uint8ClampedArray(data) };
  // By our own filter: one of an image library may change with its version.
  return resizeArea(picture, WIDTH, Math.round((WIDTH * height) / width));
}

/** Left, top, right and bottom edge as shares of the picture. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A mask of a base's size with one painted box, grey at its rim as a soft brush leaves it. */
export function maskOf({ width, height }: Raster, [left, top, right, bottom]: Box): Raster {
  const mask = createRaster(width, height, 1);
  const x0 = Math.round(left * width);
  const x1 = Math.round(right * width);
  for (let y = Math.round(top * height); y < Math.round(bottom * height); y++) {
    mask.data.fill(255, y * width + x0, y * width + x1);
    mask.data[y * width + x0] = 128;
    mask.data[y * width + x1 - 1] = 128;
  }
  return mask;
}
