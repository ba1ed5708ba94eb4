import type { RowSource } from '@plumbline/imaging/resize-rows.ts';

/** The rows of a decoded picture; it is never drawn as a whole. */
export function bitmapRows(bitmap: ImageBitmap): RowSource {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, 1);
  // Read on the processor: what a graphics card hands back may be off by one.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  return {
    width,
    height,
    channels: 4,
    readRows: (from, count) => {
      // Setting the size also clears it.
      canvas.height = count;
      context.drawImage(bitmap, 0, -from);
      return context.getImageData(0, 0, width, count).data;
    },
  };
}

/** A grey picture's rows, of its red samples. */
export function greyRows(source: RowSource): RowSource {
  return {
    ...source,
    channels: 1,
    readRows: (from, count) => {
      const rgba = source.readRows(from, count);
      return Uint8Array.from({ length: source.width * count }, (_, at) => rgba[at * 4] as number);
    },
  };
}
