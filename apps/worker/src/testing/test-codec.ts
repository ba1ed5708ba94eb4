import { createHash } from 'node:crypto';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';

/** A codec without pictures: any file is 4 × 3 pixels, and an encoded picture is its bare pixels. */
export const testCodec: PictureCodec = {
  decode: async () => ({ width: 4, height: 3, channels: 3, data: new Uint8ClampedArray(36), labels: null }),
  encode: async ({ data }) => ({
    png: new Uint8Array(data),
    pixelHash: createHash('sha256').update(data).digest('hex'),
  }),
};
