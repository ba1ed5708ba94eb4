import { plainPng } from '@plumbline/imaging/file-format/png.ts';
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

export interface MadePicture {
  /** RGB, as large as the server made it. */
  readonly picture: Raster;
  /** A PNG of exactly these pixels and nothing besides, where the server sent one that can be given on as it is. */
  readonly png?: Uint8Array;
}

/**
 * A server's picture, of any format and size.
 *
 * @throws GenerationError `no_output` where it is none
 */
export async function fromFile(file: Uint8Array): Promise<MadePicture> {
  const png = plainPng(file);
  if (png) {
    // What is given on is read to its end, and every sum that it holds is checked.
    const picture = await decode(png, 'warning').catch(() => undefined);
    if (picture) return { picture, png };
  }
  try {
    return { picture: await decode(file, 'error') };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new GenerationError('no_output', `what came back is no picture: ${why}`, {
      retryable: true,
      cause: error,
    });
  }
}

async function decode(file: Uint8Array, failOn: 'warning' | 'error'): Promise<Raster> {
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${info.channels} channels`);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, channels: 3, data: pixels };
}
