import { createPlane, createRaster, type Plane, type Raster } from './raster.ts';

/** Size that fits `width` × `height` into `maxEdge`, never enlarging. */
export function fitWithin(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const k = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) };
}

/** Resampling by pixel area: exact means where it shrinks, linear interpolation where it grows. Samples keep their encoding. */
export function resizeArea(source: Raster, width: number, height: number): Raster {
  const out = createRaster(width, height, source.channels);
  const c = source.channels;
  const rows = new Float32Array(width * source.height * c);
  resampleLines(source.data, rows, source.width, width, source.height, c, source.width * c, width * c, c);
  resampleLines(rows, out.data, source.height, height, width, c, c, c, width * c);
  return out;
}

/** {@link resizeArea} for a plane. */
export function resizePlaneArea(source: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  const rows = new Float32Array(width * source.height);
  resampleLines(source.data, rows, source.width, width, source.height, 1, source.width, width, 1);
  resampleLines(rows, out.data, source.height, height, width, 1, 1, 1, width);
  return out;
}

/**
 * Resamples `lines` lines of `from` samples to `to` samples. `pitchIn`, `pitchOut`: distance between lines;
 * `step`: distance between the samples of a line (the same in source and target).
 */
function resampleLines(
  source: ArrayLike<number>,
  target: Float32Array | Uint8ClampedArray,
  from: number,
  to: number,
  lines: number,
  channels: number,
  pitchIn: number,
  pitchOut: number,
  step: number,
): void {
  const { start, weights, taps } = areaWeights(from, to);
  const resample = (line: number, x: number): void => {
    const first = start[x] as number;
    for (let c = 0; c < channels; c++) {
      let sum = 0;
      let at = line * pitchIn + first * step + c;
      for (let k = 0; k < taps; k++, at += step)
        sum += (weights[x * taps + k] as number) * (source[at] as number);
      target[line * pitchOut + x * step + c] = sum;
    }
  };
  // Whichever of line and sample lies closer together in memory is walked inside.
  if (pitchIn > step) {
    for (let line = 0; line < lines; line++) for (let x = 0; x < to; x++) resample(line, x);
  } else {
    for (let x = 0; x < to; x++) for (let line = 0; line < lines; line++) resample(line, x);
  }
}

function areaWeights(from: number, to: number): { start: Int32Array; weights: Float32Array; taps: number } {
  const ratio = from / to;
  const taps = Math.min(from, ratio > 1 ? Math.ceil(ratio) + 2 : 3);
  const start = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let x = 0; x < to; x++) {
    const centre = (x + 0.5) * ratio;
    const half = Math.max(ratio, 1) / 2;
    const low = centre - half;
    const high = centre + half;
    const first = Math.floor(low);
    const base = Math.min(Math.max(0, first), Math.max(0, from - taps));
    start[x] = base;
    for (let k = 0; k < taps; k++) {
      const overlap = Math.min(high, first + k + 1) - Math.max(low, first + k);
      if (overlap <= 0) continue;
      const sample = Math.min(from - 1, Math.max(0, first + k)) - base;
      if (sample < taps)
        weights[x * taps + sample] = (weights[x * taps + sample] as number) + overlap / (high - low);
    }
  }
  return { start, weights, taps };
}
