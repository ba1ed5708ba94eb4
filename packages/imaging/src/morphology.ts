import { createPlane, type Plane } from './raster.ts';

/** Largest value in a (2·radius + 1)² window. Time does not depend on the radius. */
export function dilate(source: Plane, radius: number): Plane {
  return slidingExtreme(source, radius, 1);
}

/** Smallest value in a (2·radius + 1)² window. */
export function erode(source: Plane, radius: number): Plane {
  return slidingExtreme(source, radius, -1);
}

/** Dilation, then erosion: fills what is darker and narrower than the window. */
export function closeGrey(source: Plane, radius: number): Plane {
  return erode(dilate(source, radius), radius);
}

/** Erosion, then dilation: removes what is brighter and narrower than the window. */
export function openGrey(source: Plane, radius: number): Plane {
  return dilate(erode(source, radius), radius);
}

/**
 * Window cut off at the edges. Extremes of windows twice as wide come from two of half the width, so that a window of n takes log₂ n passes,
 * each of which runs straight through memory: rows, then columns as whole rows at a time.
 */
function slidingExtreme(source: Plane, radius: number, sign: 1 | -1): Plane {
  const { width, height, data } = source;
  const r = Math.max(0, Math.round(radius));
  const out = createPlane(width, height);
  const line = new Float32Array(width + 2 * r);
  const rows = new Float32Array((height + 2 * r) * width).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < height; y++) {
    line.fill(Number.NEGATIVE_INFINITY);
    for (let x = 0, i = y * width; x < width; x++, i++) line[r + x] = sign * (data[i] as number);
    const apart = widen(line, 2 * r + 1, 1);
    const to = (y + r) * width;
    for (let x = 0; x < width; x++) rows[to + x] = larger(line[x] as number, line[x + apart] as number);
  }
  const apart = width * widen(rows, 2 * r + 1, width);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = sign * larger(rows[i] as number, rows[i + apart] as number);
  return out;
}

/**
 * Puts into each place the largest value of as many from there on as is the greatest power of two within a window.
 * @param step from one value of a window to the next. @returns how far apart two such stretches lie that cover a window together
 */
function widen(values: Float32Array, window: number, step: number): number {
  let wide = 1;
  for (; 2 * wide <= window; wide *= 2) {
    const shift = wide * step;
    const end = values.length - shift;
    for (let i = 0; i < end; i++) {
      const next = values[i + shift] as number;
      if (next > (values[i] as number)) values[i] = next;
    }
  }
  return window - wide;
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}
