import type { Plane } from './raster.ts';

/** Summed-area table (Crow, 1984) with a leading row and column of zeros. */
export interface IntegralImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float64Array;
}

export function integralImage(source: Plane): IntegralImage {
  const { width, height } = source;
  const pitch = width + 1;
  const data = new Float64Array(pitch * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += source.data[y * width + x] as number;
      data[(y + 1) * pitch + x + 1] = (data[y * pitch + x + 1] as number) + row;
    }
  }
  return { width, height, data };
}

/** Sum over columns x0…x1 and rows y0…y1, both exclusive at the end and cut off at the picture. */
export function sumWithin(table: IntegralImage, x0: number, y0: number, x1: number, y1: number): number {
  const pitch = table.width + 1;
  const xa = Math.max(0, Math.min(table.width, x0));
  const xb = Math.max(xa, Math.min(table.width, x1));
  const ya = Math.max(0, Math.min(table.height, y0));
  const yb = Math.max(ya, Math.min(table.height, y1));
  const at = (x: number, y: number): number => table.data[y * pitch + x] as number;
  return at(xb, yb) - at(xa, yb) - at(xb, ya) + at(xa, ya);
}
