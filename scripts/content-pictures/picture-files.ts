import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp, { type Sharp } from 'sharp';

const PUBLIC = new URL('../../content/public/', import.meta.url).pathname;

/** Where the file of an address under the server's `/content/` lies. */
export function fileOf(url: string): string {
  const file = `${PUBLIC}${url.replace('/content/', '')}`;
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

export function toSharp({ width, height, channels, data }: Raster): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels },
  });
}

/** The pixels of an SVG text, RGB on white. */
export async function rasterOfSvg(svg: string): Promise<Raster> {
  return await rasterOf(sharp(Buffer.from(svg)));
}

/** The pixels of a picture file, RGB on white. */
export async function rasterOfFile(file: string): Promise<Raster> {
  return await rasterOf(sharp(file));
}

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}
