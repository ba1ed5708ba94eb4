import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { toRaster } from '../lib/picture-pixels.ts';

const PUBLIC = new URL('../../content/public/', import.meta.url).pathname;

/** Where the file of an address under the server's `/content/` lies. */
export function fileOf(url: string): string {
  const file = `${PUBLIC}${url.replace('/content/', '')}`;
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** The pixels of an SVG text, RGB on white. */
export async function rasterOfSvg(svg: string): Promise<Raster> {
  return await toRaster(sharp(Buffer.from(svg)));
}
