import { createHash } from 'node:crypto';
import type { Raster } from '@plumbline/imaging/raster.ts';

/** SHA-256, hex, over size and pixels of pictures; of one picture it is the `pixelHash` of its record. */
export function hashPixels(pictures: readonly Raster[]): string {
  const hash = createHash('sha256');
  for (const { width, height, channels, data } of pictures) {
    const size = new DataView(new ArrayBuffer(12));
    [width, height, channels].forEach((value, index) => size.setUint32(index * 4, value, true));
    hash.update(new Uint8Array(size.buffer)).update(data);
  }
  return hash.digest('hex');
}
