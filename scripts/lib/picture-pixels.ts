import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp, { type Sharp } from 'sharp';

/** A picture as the worker gives it to an engine: upright, 8-bit sRGB, on white. */
export async function loadPicture(file: string): Promise<Raster> {
  return await toRaster(sharp(file));
}

/** Pixels of whatever sharp can read. */
export async function toRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = info.channels === 1 ? 1 : 3;
  return { width: info.width, height: info.height, channels, data: new Uint8ClampedArray(data) };
}

/** A picture's pixels for sharp to resize and encode. */
export function toSharp({ width, height, channels, data }: Raster): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels },
  });
}
