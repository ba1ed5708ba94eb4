import { createHash } from 'node:crypto';
import type { PixelBuffer } from '../ports/image-engine.ts';

/**
 * SHA-256, hex, over width, height and channels (32-bit, little-endian) and the pixels: equal pictures have equal
 * hashes whatever file they lie in. Of several pictures it is one hash over all of them, in their order.
 */
export function pixelHash(...pictures: readonly PixelBuffer[]): string {
  const hash = createHash('sha256');
  for (const { width, height, channels, data } of pictures) {
    const size = new DataView(new ArrayBuffer(12));
    [width, height, channels].forEach((value, index) => size.setUint32(index * 4, value, true));
    hash.update(new Uint8Array(size.buffer)).update(data);
  }
  return hash.digest('hex');
}
