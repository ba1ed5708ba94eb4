import type { Raster } from '../raster.ts';

/** A row beyond the first or last as if reflected there, any number of times. */
export function turnBack(row: number, height: number): number {
  if (row >= 0 && row <= height - 1) return row;
  if (height === 1) return 0;
  const period = 2 * (height - 1);
  const place = ((row % period) + period) % period;
  return place <= height - 1 ? place : period - place;
}

/** The picture beside its right border along the rays: rows of the border, columns of depth; 3 values each. */
export function straighten(
  { width, height, data }: Raster,
  slopes: Float32Array,
  deep: number,
): Float32Array {
  const out = new Float32Array(3 * deep * height);
  for (let s = 0; s < height; s++) {
    const slope = slopes[s] as number;
    for (let t = 0; t < deep; t++) {
      const y = turnBack(s - slope * t, height);
      const y0 = Math.floor(y);
      const y1 = Math.min(height - 1, y0 + 1);
      const f = y - y0;
      const a = 3 * (y0 * width + width - 1 - t);
      const b = 3 * (y1 * width + width - 1 - t);
      const at = 3 * (s * deep + t);
      for (let c = 0; c < 3; c++)
        out[at + c] = (1 - f) * (data[a + c] as number) + f * (data[b + c] as number);
    }
  }
  return out;
}

/** Largest step from the border's own colour (of 255, any channel) on a plain run, and its least share of the depth. */
const PLAIN_STEP = 7;
const LEAST_RUN = 0.025;

/** Of each row the columns beside the border that are of one plain colour: what begins there stands before a backdrop. */
export function plainRuns(inside: Float32Array, deep: number, height: number): Int32Array {
  const runs = new Int32Array(height);
  for (let s = 0; s < height; s++) {
    const from = 3 * s * deep;
    let t = 1;
    while (t < deep && isNear(inside, from, from + 3 * t)) t++;
    if (t >= Math.max(4, LEAST_RUN * deep)) runs[s] = t;
  }
  return runs;
}

function isNear(inside: Float32Array, a: number, b: number): boolean {
  for (let c = 0; c < 3; c++)
    if (Math.abs((inside[a + c] as number) - (inside[b + c] as number)) > PLAIN_STEP) return false;
  return true;
}

/** A mean along each row that falls off exponentially to both sides, a plain run by itself. */
export function smoothAlongRows(
  inside: Float32Array,
  runs: Int32Array,
  deep: number,
  sigma: number,
): Float32Array {
  const out = new Float32Array(inside.length);
  const sums = new Float64Array(deep);
  const weights = new Float64Array(deep);
  const keep = Math.exp(-1 / (0.7 * sigma));
  for (const [s, run] of runs.entries())
    for (let c = 0; c < 3; c++) {
      const at = 3 * s * deep + c;
      smoothRun(inside, out, at, 0, run, keep, sums, weights);
      smoothRun(inside, out, at, run, deep, keep, sums, weights);
    }
  return out;
}

function smoothRun(
  inside: Float32Array,
  out: Float32Array,
  at: number,
  from: number,
  to: number,
  keep: number,
  sums: Float64Array,
  weights: Float64Array,
): void {
  let [sum, weight] = [0, 0];
  for (let t = from; t < to; t++) {
    sum = keep * sum + (inside[at + 3 * t] as number);
    weight = keep * weight + 1;
    sums[t] = sum;
    weights[t] = weight;
  }
  [sum, weight] = [0, 0];
  for (let t = to - 1; t >= from; t--) {
    out[at + 3 * t] = ((sums[t] as number) + sum) / ((weights[t] as number) + weight);
    sum = keep * (sum + (inside[at + 3 * t] as number));
    weight = keep * (weight + 1);
  }
}

/** Means over rows, each over `reach` rows to both sides. */
export function smoothOverRows(
  tone: Float32Array,
  deep: number,
  height: number,
  reach: number,
): Float32Array {
  const out = new Float32Array(tone.length);
  const stride = 3 * deep;
  for (let k = 0; k < stride; k++) {
    let [sum, count] = [0, 0];
    for (let s = 0; s < Math.min(height, reach); s++, count++) sum += tone[s * stride + k] as number;
    for (let s = 0; s < height; s++) {
      if (s + reach < height) {
        sum += tone[(s + reach) * stride + k] as number;
        count++;
      }
      if (s - reach > 0) {
        sum -= tone[(s - reach - 1) * stride + k] as number;
        count--;
      }
      out[s * stride + k] = sum / count;
    }
  }
  return out;
}
