/** Numbers of every pixel, read from a picture that holds them in 24 bits of red, green and blue. */
export interface IdPicture {
  readonly width: number;
  readonly height: number;
  readonly ids: Uint32Array;
}

/** @throws where the picture does not come. */
export async function readIdPicture(url: string, signal: AbortSignal): Promise<IdPicture> {
  const response = await fetch(url, { signal, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status}`);
  // Colours must stay numbers: nothing is converted, nothing is multiplied.
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, ids: idsOf(context.getImageData(0, 0, width, height).data) };
}

/** @param pixels four bytes each. */
export function idsOf(pixels: Uint8ClampedArray): Uint32Array {
  return Uint32Array.from(
    { length: pixels.length / 4 },
    (_, at) => (pixels[at * 4] ?? 0) * 65_536 + (pixels[at * 4 + 1] ?? 0) * 256 + (pixels[at * 4 + 2] ?? 0),
  );
}

/** Four bytes for each pixel: where it is this number, a colour. */
export function maskOf(
  { ids }: IdPicture,
  id: number,
  [r, g, b]: readonly [number, number, number],
): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(ids.length * 4);
  ids.forEach((each, at) => {
    if (each === id) bytes.set([r, g, b, 130], at * 4);
  });
  return bytes;
}
