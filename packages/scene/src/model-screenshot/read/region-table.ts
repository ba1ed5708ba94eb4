import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/** What is measured of each region, by label; index 0 is unused. Colours are display values 0…1. */
export interface RegionTable {
  readonly count: number;
  readonly area: Int32Array;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly light: Float32Array;
  /** Largest less smallest channel of the mean colour. */
  readonly chroma: Float32Array;
  readonly x0: Int32Array;
  readonly x1: Int32Array;
  readonly y0: Int32Array;
  readonly y1: Int32Array;
  readonly centreX: Float32Array;
  readonly centreY: Float32Array;
  /** Pixels on each border of the picture. */
  readonly top: Int32Array;
  readonly bottom: Int32Array;
  readonly sides: Int32Array;
  /** Pixel sides shared with other regions. */
  readonly perimeter: Int32Array;
  /** Of those, the ones whose other side is further up than itself. */
  readonly upper: Int32Array;
}

/** Sums that are kept of a region: of its three channels, its light, and where it lies. */
const SUMS = 6;

export function measureRegions(labels: LabelMap, colours: DisplayPlanes): RegionTable {
  const { width, height, data, count } = labels;
  const size = count + 1;
  const ints = (fill = 0): Int32Array => new Int32Array(size).fill(fill);
  const floats = (): Float32Array => new Float32Array(size);
  const t = {
    count,
    area: ints(),
    r: floats(),
    g: floats(),
    b: floats(),
    light: floats(),
    chroma: floats(),
    x0: ints(width),
    x1: ints(),
    y0: ints(height),
    y1: ints(),
    centreX: floats(),
    centreY: floats(),
    top: ints(),
    bottom: ints(),
    sides: ints(),
    perimeter: ints(),
    upper: ints(),
  };
  const sums = new Float64Array(size * SUMS);
  const bump = (table: Int32Array, l: number): void => {
    table[l] = (table[l] as number) + 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      bump(t.area, l);
      const values = [colours.r.data[i], colours.g.data[i], colours.b.data[i], colours.light.data[i], x, y];
      for (let k = 0; k < SUMS; k++)
        sums[l * SUMS + k] = (sums[l * SUMS + k] as number) + (values[k] as number);
      if (x < (t.x0[l] as number)) t.x0[l] = x;
      if (x > (t.x1[l] as number)) t.x1[l] = x;
      if (y < (t.y0[l] as number)) t.y0[l] = y;
      if (y > (t.y1[l] as number)) t.y1[l] = y;
      if (y === 0) bump(t.top, l);
      if (y === height - 1) bump(t.bottom, l);
      if (x === 0 || x === width - 1) bump(t.sides, l);
      if (x < width - 1 && data[i + 1] !== l) {
        bump(t.perimeter, l);
        bump(t.perimeter, data[i + 1] as number);
      }
      if (y < height - 1 && data[i + width] !== l) {
        bump(t.perimeter, l);
        bump(t.perimeter, data[i + width] as number);
        bump(t.upper, data[i + width] as number);
      }
    }
  }
  for (let l = 1; l <= count; l++) {
    const n = Math.max(1, t.area[l] as number);
    const mean = (k: number): number => (sums[l * SUMS + k] as number) / n;
    t.r[l] = mean(0);
    t.g[l] = mean(1);
    t.b[l] = mean(2);
    t.light[l] = mean(3);
    t.centreX[l] = mean(4);
    t.centreY[l] = mean(5);
    t.chroma[l] = Math.max(mean(0), mean(1), mean(2)) - Math.min(mean(0), mean(1), mean(2));
  }
  return t;
}
