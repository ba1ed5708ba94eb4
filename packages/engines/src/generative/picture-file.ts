import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { GenerationError } from './generation-error.ts';

/** What a server sends is no file of ours: a small one may unfold to more than memory holds. */
const MOST_PIXELS = 120_000_000;

/** A PNG that is quick to make: it is written once and read once. */
export async function toPng({ width, height, channels, data }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const png = await sharp(bytes, { raw: { width, height, channels } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return new Uint8Array(png);
}

/**
 * A server's picture, of any format and size, as RGB.
 *
 * @throws GenerationError `no_output` where it is none
 */
export async function fromFile(file: Uint8Array): Promise<Raster> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`${info.channels} channels`);
    return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new GenerationError('no_output', `what came back is no picture: ${why}`, {
      retryable: true,
      cause: error,
    });
  }
}
