import { createPlane, type Plane } from '../raster.ts';

/** Smallest and largest sample of each 3 × 3. */
export interface LocalLimits {
  readonly low: Plane;
  readonly high: Plane;
}

export function localLimits({ width, height, data }: Plane): LocalLimits {
  const low = createPlane(width, height);
  const high = createPlane(width, height);
  // A sample more at each end: rows go on as they end.
  const rowLow = new Float32Array(width + 2);
  const rowHigh = new Float32Array(width + 2);
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    const above = y > 0 ? at - width : at;
    const below = y < height - 1 ? at + width : at;
    // `Math.min` of two is one instruction; comparing would be a guess that fails at every edge.
    for (let x = 0; x < width; x += 1) {
      const a = data[above + x] as number;
      const b = data[at + x] as number;
      const c = data[below + x] as number;
      rowLow[x + 1] = Math.min(Math.min(a, b), c);
      rowHigh[x + 1] = Math.max(Math.max(a, b), c);
    }
    for (const row of [rowLow, rowHigh]) {
      row[0] = row[1] as number;
      row[width + 1] = row[width] as number;
    }
    for (let x = 0; x < width; x += 1) {
      low.data[at + x] = Math.min(
        Math.min(rowLow[x] as number, rowLow[x + 1] as number),
        rowLow[x + 2] as number,
      );
      high.data[at + x] = Math.max(
        Math.max(rowHigh[x] as number, rowHigh[x + 1] as number),
        rowHigh[x + 2] as number,
      );
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
