import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp, { type Sharp } from 'sharp';
import { GenerationError } from '../../generative/generation-error.ts';
import type { BuiltGraph } from '../built-graph.ts';

/** What a server sends is nobody's file of ours: a small one may unfold to more than memory holds. */
const MOST_PIXELS = 120_000_000;

/** A PNG that is quick to make; it is written once and read once. */
export async function encodePng({ width, height, channels, data }: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const png = await sharp(bytes, { raw: { width, height, channels } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return new Uint8Array(png);
}

/** A picture of any format and size as RGB. */
export function decodePicture(file: Uint8Array): Promise<Raster> {
  return decode(file, (picture) => picture);
}

export interface Wanted {
  readonly crop: BuiltGraph['crop'];
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a server's picture that is the answer, in the size that is wanted.
 *
 * @throws GenerationError where it is no picture, or the part lies outside
 */
export function decodeAnswer(file: Uint8Array, { crop, width, height }: Wanted): Promise<Raster> {
  return decode(file, (picture) => {
    const part = crop
      ? picture.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
      : picture;
    return part.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  });
}

async function decode(file: Uint8Array, change: (picture: Sharp) => Sharp): Promise<Raster> {
  try {
    const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { data, info } = await change(opened)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`${info.channels} channels`);
    return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new GenerationError('no_output', `what came back is not the picture: ${why}`, {
      retryable: true,
      cause: error,
    });
  }
}
