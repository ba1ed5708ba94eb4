import { PREVIEW_WIDTH } from '@plumbline/contract/constants.ts';
import type { AiLabels } from '@plumbline/core/labels/ai-labels.ts';
import type { ConvertOptions } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Sharp } from 'sharp';
import { labelsXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import { addPngLabels } from '@plumbline/imaging/file-format/png.ts';
import { openPixels } from './open-picture.ts';

const JPEG_QUALITY = 92;
const WEBP_QUALITY = 90;
const THUMBNAIL_QUALITY = 80;
/** Of the copy by which a large picture is judged. */
const PREVIEW_QUALITY = 92;
/** What a JPEG shows where a cut-out is clear. */
const PAPER = '#ffffff';

/** Lossless. Level 3: a quarter of level 9's time for a tenth more bytes; never a palette, which would lose colours. */
export async function encodePng(picture: PixelBuffer, labels: AiLabels | null): Promise<Uint8Array> {
  const png = await openPixels(picture).png({ compressionLevel: 3, palette: false }).toBuffer();
  return addPngLabels(png, labels);
}

/** Encodes in a file type of the download, labels carried over. */
export async function encodeAs(
  picture: Sharp,
  { format, quality }: Pick<ConvertOptions, 'format' | 'quality'>,
  labels: AiLabels | null,
): Promise<Uint8Array> {
  if (format === 'png') return addPngLabels(await picture.png({ compressionLevel: 6 }).toBuffer(), labels);
  const labelled = labels ? picture.withXmp(labelsXmp(labels)) : picture;
  return format === 'jpg'
    ? labelled
        .flatten({ background: PAPER })
        .jpeg({ quality: quality ?? JPEG_QUALITY, chromaSubsampling: '4:4:4', mozjpeg: false })
        .toBuffer()
    : labelled.webp({ quality: quality ?? WEBP_QUALITY, smartSubsample: true }).toBuffer();
}

/** The whole picture in `width` pixels: nothing is cut off, the height follows. */
export async function encodeThumbnail(
  picture: Sharp,
  width: number,
  format: 'webp' | 'jpeg',
  labels: AiLabels | null,
): Promise<Uint8Array> {
  const quality = width < PREVIEW_WIDTH ? THUMBNAIL_QUALITY : PREVIEW_QUALITY;
  const small = picture.resize({ width, kernel: 'lanczos3' });
  const labelled = labels ? small.withXmp(labelsXmp(labels)) : small;
  return format === 'webp'
    ? labelled.webp({ quality }).toBuffer()
    : labelled.flatten({ background: PAPER }).jpeg({ quality }).toBuffer();
}
