import { createPlane, type Plane } from '../raster.ts';

const TAPS = 6;
type Six = readonly [number, number, number, number, number, number];
/** Lanczos kernel of three lobes at a quarter of a sample before and after the middle: the two places of a doubling. */
const EARLY = lanczosAt([-2.75, -1.75, -0.75, 0.25, 1.25, 2.25]);
const LATE = EARLY.toReversed() as unknown as Six;

function lanczosAt(places: Six): Six {
  const sinc = (x: number) => Math.sin(Math.PI * x) / (Math.PI * x);
  const weights = places.map((x) => sinc(x) * sinc(x / 3));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum) as unknown as Six;
}

/** Twice the size by Lanczos interpolation, edges repeated. Sample centres stay where they are in the picture. */
export function doublePlane(source: Plane): Plane {
  const { width, height } = source;
  const wide = createPlane(2 * width, height);
  const padded = new Float32Array(width + 2 * TAPS);
  for (let y = 0; y < height; y += 1) {
    const row = source.data.subarray(y * width, (y + 1) * width);
    padded.fill(row[0] as number, 0, TAPS);
    padded.set(row, TAPS);
    padded.fill(row[width - 1] as number, TAPS + width);
    doubleRow(padded, width, wide.data, 2 * width * y);
  }
  return doubleRows(wide);
}

/** @param padded a row with as many samples more at each end as there are taps */
function doubleRow(padded: Float32Array, width: number, out: Float32Array, start: number): void {
  const [e0, e1, e2, e3, e4, e5] = EARLY;
  const [l0, l1, l2, l3, l4, l5] = LATE;
  for (let x = 0, from = TAPS - 3, at = start; x < width; x += 1, from += 1, at += 2) {
    const b = padded[from + 1] as number;
    const c = padded[from + 2] as number;
    const d = padded[from + 3] as number;
    const e = padded[from + 4] as number;
    const f = padded[from + 5] as number;
    out[at] = e0 * (padded[from] as number) + e1 * b + e2 * c + e3 * d + e4 * e + e5 * f;
    out[at + 1] = l0 * b + l1 * c + l2 * d + l3 * e + l4 * f + l5 * (padded[from + 6] as number);
  }
}

function doubleRows({ width, height, data }: Plane): Plane {
  const out = createPlane(width, 2 * height);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  const rowsAt = (y: number): Six => [
    rowAt(y),
    rowAt(y + 1),
    rowAt(y + 2),
    rowAt(y + 3),
    rowAt(y + 4),
    rowAt(y + 5),
  ];
  for (let y = 0; y < height; y += 1) {
    mixRows(data, rowsAt(y - 3), EARLY, out.data, 2 * y * width, width);
    mixRows(data, rowsAt(y - 2), LATE, out.data, (2 * y + 1) * width, width);
  }
  return out;
}

/** The weighted sum of six rows, which begin at `rows`; rounded at every step, so that it is one on every machine. */
function mixRows(
  from: Float32Array,
  rows: Six,
  weights: Six,
  to: Float32Array,
  at: number,
  width: number,
): void {
  const [r0, r1, r2, r3, r4, r5] = rows;
  const [w0, w1, w2, w3, w4, w5] = weights;
  for (let x = 0; x < width; x += 1) {
    let sum = Math.fround(w0 * (from[r0 + x] as number));
    sum = Math.fround(sum + w1 * (from[r1 + x] as number));
    sum = Math.fround(sum + w2 * (from[r2 + x] as number));
    sum = Math.fround(sum + w3 * (from[r3 + x] as number));
    sum = Math.fround(sum + w4 * (from[r4 + x] as number));
    to[at + x] = sum + w5 * (from[r5 + x] as number);
  }
}

/** Half the size by the mean of each four samples. */
export function halvePlane({ width, height, data }: Plane): Plane {
  const out = createPlane(width >> 1, height >> 1);
  for (let y = 0; y < out.height; y += 1)
    for (let x = 0, at = 2 * y * width; x < out.width; x += 1, at += 2)
      out.data[y * out.width + x] =
        ((data[at] as number) +
          (data[at + 1] as number) +
          (data[at + width] as number) +
          (data[at + width + 1] as number)) /
        4;
  return out;
}
