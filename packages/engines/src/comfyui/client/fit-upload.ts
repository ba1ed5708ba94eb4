import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { GenerationError } from '../../generative/generation-error.ts';
import { toPng } from '../../generative/picture-file.ts';

export interface UploadFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const QUALITY = 92;
/** Of each side, from one try to the next. */
const SMALLER = 0.8;
/** Less says nothing of a picture any more. */
const LEAST_EDGE = 64;

/** As a JPEG: for what is sent many times a second and is begun from, not kept. */
export async function quickUpload({ width, height, channels, data }: Raster): Promise<UploadFile> {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const jpeg = await sharp(raw, { raw: { width, height, channels } })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes: new Uint8Array(jpeg), mime: 'image/jpeg', width, height };
}

/**
 * A picture as a file of at most so many bytes: lossless where that goes, else as JPEG, else as a smaller one. Pictures that hold
 * exactly what is locked are laid over the answer later, so nothing that must stay depends on it.
 *
 * @throws GenerationError `bad_image` where nothing that is worth sending fits
 */
export async function fitUpload(picture: Raster, most: number): Promise<UploadFile> {
  const { width, height, channels, data } = picture;
  const png = await toPng(picture);
  if (png.byteLength <= most) return { bytes: png, mime: 'image/png', width, height };
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let scale = 1; Math.min(width, height) * scale >= LEAST_EDGE; scale *= SMALLER) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const jpeg = await sharp(raw, { raw: { width, height, channels } })
      .resize(size.width, size.height, { fit: 'fill' })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.byteLength <= most) return { bytes: new Uint8Array(jpeg), mime: 'image/jpeg', ...size };
  }
  throw new GenerationError('bad_image', `${width}×${height} is more than the server takes (${most} bytes)`, {
    retryable: false,
  });
}
