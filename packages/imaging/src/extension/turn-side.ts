import { createRaster, type Raster } from '../raster.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The picture flipped or transposed such that one of its sides lies at the right; done twice over it is as before. */
export function turnSide(picture: Raster, side: Side): Raster {
  if (side === 'right') return picture;
  const { width, height, data } = picture;
  const upright = side === 'left';
  const out = upright ? createRaster(width, height, 3) : createRaster(height, width, 3);
  for (let y = 0, to = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++, to += 3) {
      // Transposed for the bottom; for the top over the other diagonal.
      const at =
        side === 'left'
          ? y * width + width - 1 - x
          : side === 'bottom'
            ? x * width + y
            : (height - 1 - x) * width + width - 1 - y;
      out.data[to] = data[3 * at] as number;
      out.data[to + 1] = data[3 * at + 1] as number;
      out.data[to + 2] = data[3 * at + 2] as number;
    }
  return out;
}
