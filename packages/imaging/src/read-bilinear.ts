import type { Plane } from './raster.ts';

/** The value of a plane between its samples, which lie at whole numbers; beyond its border the border's. */
export function readBilinear({ width, height, data }: Plane, u: number, v: number): number {
  const x = u < 0 ? 0 : u > width - 1 ? width - 1 : u;
  const y = v < 0 ? 0 : v > height - 1 ? height - 1 : v;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const right = x0 + 1 < width ? 1 : 0;
  const at = y0 * width + x0;
  const below = y0 + 1 < height ? at + width : at;
  const fx = x - x0;
  const top = (data[at] as number) * (1 - fx) + (data[at + right] as number) * fx;
  const foot = (data[below] as number) * (1 - fx) + (data[below + right] as number) * fx;
  return top + (foot - top) * (y - y0);
}
