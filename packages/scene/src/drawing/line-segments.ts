import type { Plane } from '@plumbline/imaging/raster.ts';

/** A straight stroke edge before the camera is known. (ux, uy) is its unit direction, (mx, my) its middle. */
export interface RawSegment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly length: number;
  readonly width: number;
  /** Root mean square distance of its pixels from the line: grows as the stroke wobbles. */
  readonly residual: number;
  readonly ux: number;
  readonly uy: number;
  readonly mx: number;
  readonly my: number;
}

/** Gradients within 22.5° of each other belong to one stroke, as in LSD. */
const LEAST_COSINE = Math.cos(Math.PI / 8);

/**
 * Straight segments by growing regions of like gradient direction and fitting a line to each. After
 * Grompone von Gioi, Jakubowicz, Morel, Randall, "LSD: a fast line segment detector with a false detection control", 2010,
 * with a bound on width in place of the false-alarm count. A stroke gives one segment for each of its two edges.
 * @param minLength in pixels. @param threshold smallest gradient per pixel (plane values).
 */
export function findSegments(plane: Plane, minLength: number, threshold: number): RawSegment[] {
  const { width, height } = plane;
  const n = width * height;
  const { magnitude, nx, ny, order } = gradients(plane, threshold);
  const used = new Uint8Array(n);
  const region = new Int32Array(n);
  const segments: RawSegment[] = [];
  for (const seed of order) {
    if (used[seed]) continue;
    let size = 1;
    region[0] = seed;
    used[seed] = 1;
    let sx = nx[seed] as number;
    let sy = ny[seed] as number;
    for (let head = 0; head < size; head++) {
      const i = region[head] as number;
      // The mean direction stands while a pixel's neighbours are asked, as its angle does in LSD.
      const meanX = sx;
      const meanY = sy;
      const least = LEAST_COSINE * Math.sqrt(sx * sx + sy * sy);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx;
          if (j < 0 || j >= n || used[j] || (magnitude[j] as number) <= threshold) continue;
          const px = nx[j] as number;
          const py = ny[j] as number;
          if (px * meanX + py * meanY <= least) continue;
          used[j] = 1;
          region[size++] = j;
          sx += px;
          sy += py;
        }
      }
    }
    if (size < minLength) continue;
    const segment = fitSegment(region, size, magnitude, width);
    if (segment.length >= minLength && segment.width <= Math.max(6, segment.length * 0.12))
      segments.push(segment);
  }
  return segments;
}

interface Gradients {
  readonly magnitude: Float32Array;
  /** Unit direction; not set where the magnitude is below the threshold. */
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  /** Pixels above the threshold, strongest first. */
  readonly order: Int32Array;
}

function gradients(plane: Plane, threshold: number): Gradients {
  const { width, height, data } = plane;
  const magnitude = new Float32Array(width * height);
  const nx = new Float32Array(width * height);
  const ny = new Float32Array(width * height);
  const at = (i: number): number => data[i] as number;
  let top = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = at(i - width - 1);
      const b = at(i - width + 1);
      const c = at(i + width - 1);
      const d = at(i + width + 1);
      const gx = 2 * (at(i + 1) - at(i - 1)) + b + d - a - c;
      const gy = 2 * (at(i + width) - at(i - width)) + c + d - a - b;
      const length = Math.sqrt(gx * gx + gy * gy);
      const m = length / 8;
      if (m <= threshold) continue;
      magnitude[i] = m;
      nx[i] = gx / length;
      ny[i] = gy / length;
      if (m > top) top = m;
      count++;
    }
  }
  return { magnitude, nx, ny, order: strongestFirst(magnitude, threshold, top, count) };
}

/** Counting sort into 1024 bins, as LSD does: exact order does not matter. */
function strongestFirst(magnitude: Float32Array, threshold: number, top: number, count: number): Int32Array {
  const bins = 1024;
  const start = new Int32Array(bins + 1);
  const bin = (m: number): number => bins - 1 - Math.min(bins - 1, Math.floor((m / (top || 1)) * bins));
  for (let i = 0; i < magnitude.length; i++) {
    const m = magnitude[i] as number;
    if (m > threshold) start[bin(m) + 1] = (start[bin(m) + 1] as number) + 1;
  }
  for (let b = 0; b < bins; b++) start[b + 1] = (start[b + 1] as number) + (start[b] as number);
  const order = new Int32Array(count);
  for (let i = 0; i < magnitude.length; i++) {
    const m = magnitude[i] as number;
    if (m <= threshold) continue;
    const b = bin(m);
    order[start[b] as number] = i;
    start[b] = (start[b] as number) + 1;
  }
  return order;
}

function fitSegment(region: Int32Array, size: number, magnitude: Float32Array, width: number): RawSegment {
  let mass = 0;
  let mx = 0;
  let my = 0;
  for (let k = 0; k < size; k++) {
    const i = region[k] as number;
    const m = magnitude[i] as number;
    mass += m;
    mx += m * (i % width);
    my += m * Math.floor(i / width);
  }
  mx /= mass;
  my /= mass;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let k = 0; k < size; k++) {
    const i = region[k] as number;
    const m = magnitude[i] as number;
    const x = (i % width) - mx;
    const y = Math.floor(i / width) - my;
    xx += m * x * x;
    xy += m * x * y;
    yy += m * y * y;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const ux = Math.cos(turn);
  const uy = Math.sin(turn);
  let low = 0;
  let high = 0;
  let half = 0;
  let square = 0;
  for (let k = 0; k < size; k++) {
    const i = region[k] as number;
    const x = (i % width) - mx;
    const y = Math.floor(i / width) - my;
    const along = x * ux + y * uy;
    if (along < low) low = along;
    if (along > high) high = along;
    const across = y * ux - x * uy;
    half = Math.max(half, Math.abs(across));
    square += across * across;
  }
  return {
    x0: mx + ux * low,
    y0: my + uy * low,
    x1: mx + ux * high,
    y1: my + uy * high,
    length: high - low,
    width: 2 * half,
    residual: Math.sqrt(square / size),
    ux,
    uy,
    mx: mx + (ux * (low + high)) / 2,
    my: my + (uy * (low + high)) / 2,
  };
}
