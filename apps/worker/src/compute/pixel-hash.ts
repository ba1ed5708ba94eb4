import { createHash } from 'node:crypto';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';

/**
 * SHA-256, hex, over width, height and channels (32-bit, little-endian) and the pixels: equal pictures have equal
 * hashes whatever file they lie in.
 */
export function pixelHash({ width, height, channels, data }: PixelBuffer): string {
  const size = new DataView(new ArrayBuffer(12));
  [width, height, channels].forEach((value, index) => size.setUint32(index * 4, value, true));
  return createHash('sha256').update(new Uint8Array(size.buffer)).update(data).digest('hex');
}
