import type { BitMask, Raster } from '../raster.ts';
import { saturate } from '../scalar.ts';

/**
 * A mask (0 or 1) at another size, its outline smooth between its pixels and soft over one pixel: for pictures whose own edges
 * are lines, which a mask must not be drawn to.
 *
 * @returns grey, 0…255
 */
export function enlargeMask({ width, height, data }: BitMask, toWidth: number, toHeight: number): Raster {
  const out = new Uint8ClampedArray(toWidth * toHeight);
  const kx = width / toWidth;
  const ky = height / toHeight;
  const steep = Math.max(1, Math.min(1 / kx, 1 / ky));
  for (let y = 0; y < toHeight; y++) {
    const fy = Math.min(height - 1, Math.max(0, (y + 0.5) * ky - 0.5));
    const above = (fy | 0) * width;
    const below = Math.min(height - 1, (fy | 0) + 1) * width;
    const ty = fy - (fy | 0);
    for (let x = 0; x < toWidth; x++) {
      const fx = Math.min(width - 1, Math.max(0, (x + 0.5) * kx - 0.5));
      const x0 = fx | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const tx = fx - x0;
      const upper = (data[above + x0] as number) * (1 - tx) + (data[above + x1] as number) * tx;
      const lower = (data[below + x0] as number) * (1 - tx) + (data[below + x1] as number) * tx;
      out[y * toWidth + x] = 255 * saturate((upper * (1 - ty) + lower * ty - 0.5) * steep + 0.5);
    }
  }
  return { width: toWidth, height: toHeight, channels: 1, data: out };
}
