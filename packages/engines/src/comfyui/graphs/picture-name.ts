import { createHash } from 'node:crypto';
import type { Raster } from '@plumbline/imaging/raster.ts';

const names = new WeakMap<Raster, string>();

/** The same pixels have the same name: what a server already has need not be sent again, and no name collides. ASCII, as servers want. */
export function pictureName(picture: Raster): string {
  const name = names.get(picture) ?? hashName(picture);
  names.set(picture, name);
  return name;
}

function hashName({ width, height, channels, data }: Raster): string {
  const hash = createHash('sha256').update(`${width}x${height}x${channels}:`).update(data).digest('hex');
  return `${hash.slice(0, 32)}.png`;
}
