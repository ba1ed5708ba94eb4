import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { PixelBox } from './fit-object.ts';

/** A mask weaker than this is border. */
export const INSIDE = 64;

/** The box around what is painted; around the border of the brush where nothing else is. */
export function paintedBox({ width, height, data }: BitMask): PixelBox {
  const least = data.some((weight) => weight >= INSIDE) ? INSIDE : 1;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] as number) < least) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  return { x0, y0, x1, y1 };
}
