import { createPlane, createRaster, type Plane, type Raster } from './raster.ts';

/** Size that fits `width` × `height` into `maxEdge`, never enlarging. */
export function fitWithin(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const k = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) };
}

/** Resampling by pixel area: exact means where it shrinks, linear interpolation where it grows. Samples keep their encoding. */
export function resizeArea(source: Raster, width: number, height: number): Raster {
  const out = createRaster(width, height, source.channels);
  resample(source, out, source.channels);
  return out;
}

/** {@link resizeArea} for a plane. */
export function resizePlaneArea(source: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  resample(source, out, 1);
  return out;
}

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Float32Array;
}

function resample(source: Samples, out: Samples, channels: number): void {
  if (source.width === out.width && source.height === out.height) {
    out.data.set(source.data);
    return;
  }
  const rows = resampleAlong(source, out.width, channels);
  resampleDown(rows, source.height, out, out.width * channels);
}

/** Every line of the source at the target's width; each is copied out first, so that one loop serves bytes and floats. */
function resampleAlong(source: Samples, to: number, channels: number): Float32Array {
  const { width, height, data } = source;
  const weights = areaWeights(width, to);
  const line = new Float32Array(width * channels);
  const rows = new Float32Array(to * height * channels);
  for (let y = 0; y < height; y++) {
    line.set(data.subarray(y * width * channels, (y + 1) * width * channels));
    resampleLine(line, weights, channels, rows, y * to * channels);
  }
  return rows;
}

/** One line at the target's width, written into `out` from `at` on. */
export function resampleLine(
  line: Float32Array,
  { first, taps, weights, stride }: AreaWeights,
  channels: number,
  out: Float32Array,
  at: number,
): void {
  for (let x = 0; x < first.length; x++) {
    const start = (first[x] as number) * channels;
    const count = taps[x] as number;
    if (channels === 3) {
      // Colour pictures are most of all: one pass over the taps for their three sums.
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0, from = start; k < count; k++, from += 3) {
        const weight = weights[x * stride + k] as number;
        r += weight * (line[from] as number);
        g += weight * (line[from + 1] as number);
        b += weight * (line[from + 2] as number);
      }
      out[at++] = r;
      out[at++] = g;
      out[at++] = b;
      continue;
    }
    if (channels === 4) {
      // What a browser hands over.
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let k = 0, from = start; k < count; k++, from += 4) {
        const weight = weights[x * stride + k] as number;
        r += weight * (line[from] as number);
        g += weight * (line[from + 1] as number);
        b += weight * (line[from + 2] as number);
        a += weight * (line[from + 3] as number);
      }
      out[at++] = r;
      out[at++] = g;
      out[at++] = b;
      out[at++] = a;
      continue;
    }
    for (let c = 0; c < channels; c++) {
      let sum = 0;
      for (let k = 0, from = start + c; k < count; k++, from += channels)
        sum += (weights[x * stride + k] as number) * (line[from] as number);
      out[at++] = sum;
    }
  }
}

/** Lines of `pitch` samples brought to the target's height: whole lines are added up, so memory is read in order. */
function resampleDown(rows: Float32Array, from: number, out: Samples, pitch: number): void {
  const weights = areaWeights(from, out.height);
  const sums = new Float64Array(pitch);
  for (let y = 0; y < out.height; y++) {
    addLines(sums, weights, y, (line) => rows.subarray(line * pitch, (line + 1) * pitch));
    out.data.set(sums, y * pitch);
  }
}

/** The sums of target line `y` over the lines of the source that have a share in it. */
export function addLines(
  sums: Float64Array,
  { first, taps, weights, stride }: AreaWeights,
  y: number,
  lineAt: (index: number) => Float32Array,
): void {
  sums.fill(0);
  for (let k = 0; k < (taps[y] as number); k++) {
    const weight = weights[y * stride + k] as number;
    const line = lineAt((first[y] as number) + k);
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + weight * (line[i] as number);
  }
}

/** Which source samples make a target sample, and how much of each. */
export interface AreaWeights {
  /** Of each target sample: the first source sample with a share in it, and how many there are. */
  readonly first: Int32Array;
  readonly taps: Int32Array;
  /** `stride` for each target sample, of which the first `taps` count. */
  readonly weights: Float32Array;
  readonly stride: number;
}

/** Of `from` samples for `to`. */
export function areaWeights(from: number, to: number): AreaWeights {
  const ratio = from / to;
  const stride = Math.min(from, ratio > 1 ? Math.ceil(ratio) + 2 : 3);
  const first = new Int32Array(to);
  const taps = new Int32Array(to);
  const weights = new Float32Array(to * stride);
  for (let x = 0; x < to; x++) {
    const centre = (x + 0.5) * ratio;
    const half = Math.max(ratio, 1) / 2;
    const low = centre - half;
    const high = centre + half;
    const lowest = Math.floor(low);
    const base = Math.min(from - 1, Math.max(0, lowest));
    first[x] = base;
    for (let k = 0; k < stride; k++) {
      const overlap = Math.min(high, lowest + k + 1) - Math.max(low, lowest + k);
      if (overlap <= 0) continue;
      // Beyond the border the outermost sample is repeated.
      const tap = Math.min(from - 1, Math.max(0, lowest + k)) - base;
      weights[x * stride + tap] = (weights[x * stride + tap] as number) + overlap / (high - low);
      taps[x] = tap + 1;
    }
  }
  return { first, taps, weights, stride };
}
