import { addJpegLabels } from '@plumbline/imaging/file-format/jpeg.ts';
import type { AiLabels } from '@plumbline/imaging/file-format/ai-labels.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import type { PictureMime } from '@plumbline/imaging/file-format/inspected-file.ts';
import { addPngLabels } from '@plumbline/imaging/file-format/png.ts';
import { addWebpLabels } from '@plumbline/imaging/file-format/webp.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeRows } from '@plumbline/imaging/resize-rows.ts';
import { bitmapRows, greyRows } from './bitmap-rows.ts';
import { type Encoding, encodingsFor, sizesFrom } from './encodings.ts';
import type { PictureLimits, PictureSize } from './picture-limits.ts';
import { readFacts } from './read-labels.ts';
import type { ShrinkAnswer, ShrinkQuestion, SmallerPicture } from './shrink-messages.ts';

const ADD_LABELS: Readonly<Record<PictureMime, (file: Uint8Array, labels: AiLabels | null) => Uint8Array>> = {
  'image/png': addPngLabels,
  'image/jpeg': addJpegLabels,
  'image/webp': addWebpLabels,
};

async function shrink(file: Blob, limits: PictureLimits): Promise<SmallerPicture | undefined> {
  const { mime, labels } = await readFacts(new Uint8Array(await file.arrayBuffer()));
  // Upright, in sRGB, with the colours of what is half clear as they are.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    colorSpaceConversion: 'default',
    premultiplyAlpha: 'none',
  });
  try {
    for (const size of sizesFrom(bitmap, limits.maxEdge)) {
      const picture = resized(bitmap, size);
      for (const encoding of encodingsFor(mime, isClear(picture))) {
        const encoded = await encode(picture, encoding, limits.maxBytes);
        const bytes = encoded && ADD_LABELS[encoding.mime](encoded, labels);
        if (bytes && bytes.byteLength <= limits.maxBytes)
          return { ...size, mime: encoding.mime, bytes: bytes as Uint8Array<ArrayBuffer> };
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function resized(bitmap: ImageBitmap, { width, height }: PictureSize): Raster {
  const picture = createRaster(width, height, 4);
  resizeRows(bitmapRows(bitmap), width, height, (y, row) => picture.data.set(row, y * width * 4));
  return picture;
}

function isClear({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

async function encode(
  picture: Raster,
  { mime, quality }: Encoding,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const { width, height, data } = picture;
  if (mime === 'image/png') {
    const clear = isClear(picture);
    return encodePng({ width, height, channels: clear ? 4 : 3, filter: 'sub', maxBytes }, (y, row) => {
      if (clear) row.set(data.subarray(y * width * 4, (y + 1) * width * 4));
      else
        for (let x = 0, from = y * width * 4; x < width * 3; x += 3, from += 4) {
          row[x] = data[from] as number;
          row[x + 1] = data[from + 1] as number;
          row[x + 2] = data[from + 2] as number;
        }
    });
  }
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: mime, ...(quality === undefined ? {} : { quality }) });
  // A browser that does not know the type writes PNG.
  return blob.type === mime ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}

/** Values stay as they are: a mask has no colour profile. */
async function scaleMask(file: Blob, size: PictureSize): Promise<SmallerPicture | undefined> {
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  try {
    const { width, height } = size;
    const grey = createRaster(width, height, 1);
    resizeRows(greyRows(bitmapRows(bitmap)), width, height, (y, row) => grey.data.set(row, y * width));
    const bytes = await encodePng({ width, height, channels: 1, filter: 'none' }, (y, row) =>
      row.set(grey.data.subarray(y * width, (y + 1) * width)),
    );
    return bytes && { ...size, mime: 'image/png', bytes };
  } finally {
    bitmap.close();
  }
}

addEventListener('message', async ({ data: question }: MessageEvent<ShrinkQuestion>) => {
  const work =
    question.kind === 'picture'
      ? shrink(question.file, question.limits)
      : scaleMask(question.file, question.size);
  // Whatever the reason: the server says better what is wrong with a file.
  const smaller = await work.catch(() => undefined);
  postMessage({ smaller } satisfies ShrinkAnswer);
});
