import { createPlane, type Plane } from '../raster.ts';

/** Smallest and largest sample of each 3 × 3. */
export interface LocalLimits {
  readonly low: Plane;
  readonly high: Plane;
}

export function localLimits({ width, height, data }: Plane): LocalLimits {
  const low = createPlane(width, height);
  const high = createPlane(width, height);
  const rowLow = new Float32Array(width);
  const rowHigh = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    const above = y > 0 ? at - width : at;
    const below = y < height - 1 ? at + width : at;
    for (let x = 0; x < width; x += 1) {
      const [a, b, c] = [data[above + x] as number, data[at + x] as number, data[below + x] as number];
      rowLow[x] = a < b ? (a < c ? a : c) : b < c ? b : c;
      rowHigh[x] = a > b ? (a > c ? a : c) : b > c ? b : c;
    }
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? x - 1 : x;
      const right = x < width - 1 ? x + 1 : x;
      low.data[at + x] = Math.min(rowLow[left] as number, rowLow[x] as number, rowLow[right] as number);
      high.data[at + x] = Math.max(rowHigh[left] as number, rowHigh[x] as number, rowHigh[right] as number);
    }
  }
  return { low, high };
}

/**
 * Keeps a doubled plane within what stood around each place before it was doubled: interpolation overshoots at edges,
 * which people see as halos.
 */
export function limitDoubled(doubled: Plane, { low, high }: LocalLimits): void {
  const { width, height, data } = doubled;
  for (let y = 0; y < height; y += 1) {
    const row = (y >> 1) * low.width;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const least = low.data[row + (x >> 1)] as number;
      const most = high.data[row + (x >> 1)] as number;
      const value = data[at] as number;
      if (value < least) data[at] = least;
      else if (value > most) data[at] = most;
    }
  }
}
