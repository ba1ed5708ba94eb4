import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

/** Fainter than this is no part of the thing. */
const SEEN = 16;

/** A cut-out (RGBA) without its clear border; undefined where nothing of it is seen. */
export function trimCutOut({ width, height, channels, data }: Raster): Raster | undefined {
  if (channels !== 4) return { width, height, channels, data };
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0, p = 3; y < height; y++)
    for (let x = 0; x < width; x++, p += 4) {
      if ((data[p] as number) < SEEN) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  if (x1 <= x0) return undefined;
  const out = createRaster(x1 - x0, y1 - y0, 4);
  for (let y = y0; y < y1; y++) {
    const from = 4 * (y * width + x0);
    out.data.set(data.subarray(from, from + 4 * out.width), 4 * (y - y0) * out.width);
  }
  return out;
}
