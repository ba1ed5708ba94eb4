import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { type Frame, intoFrame } from './frame.ts';

/**
 * Our mask as this protocol wants it, which is the other way about: what is fully clear may be edited, what is opaque stays. Every
 * pixel that may change at all is clear; how much of it changes is laid over afterwards. What lies outside the wanted picture stays.
 *
 * @param framed the base in its frame, RGB
 */
export function editMask(mask: Raster, framed: Raster, frame: Frame): Raster {
  const { width, height, x, y, inner } = frame;
  const may = intoFrame(mask, frame);
  const out = createRaster(width, height, 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const inside = column >= x && column < x + inner.width && row >= y && row < y + inner.height;
      out.data.set(framed.data.subarray(3 * i, 3 * i + 3), 4 * i);
      out.data[4 * i + 3] = inside && (may.data[i * may.channels] as number) > 0 ? 0 : 255;
    }
  return out;
}
