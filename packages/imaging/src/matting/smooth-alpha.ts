import type { Raster } from '../raster.ts';
import type { SampledAlpha } from './sample-alpha.ts';
import { type Trimap, UNKNOWN } from './trimap.ts';

/** Variance of colours 0…1 that counts as flat. */
const EPSILON = 1e-5;
/** Weight of a trusted estimate against the smoothness around it; of known pixels it is endless. */
const TRUST = 0.12;
const ROUNDS = 80;
/** Left over of the first error at which the rounds end. */
const ENOUGH = 2e-3;
/** Window of 3 × 3. */
const SIZE = 9;

/**
 * Draws opacity along the picture's own edges: A. Levin, D. Lischinski, Y. Weiss, "A closed-form solution to natural image
 * matting" (2008), solved for the unknown pixels alone by conjugate gradients, the Laplacian applied window by window and never
 * stored. `estimate` stands as a data term weighted by its confidence.
 *
 * @param check called now and then; may throw to abort
 * @returns 0…1 for every pixel
 */
export function smoothAlpha(
  picture: Raster,
  trimap: Trimap,
  estimate: SampledAlpha,
  check: () => void = () => undefined,
): Float32Array {
  const { width, height, data } = trimap;
  const n = width * height;
  const alpha = Float32Array.from(estimate.alpha);
  const windows = openWindows(trimap);
  const models = windowModels(picture, windows, width);
  const unknown: number[] = [];
  for (let i = 0; i < n; i++) if (data[i] === UNKNOWN) unknown.push(i);
  if (unknown.length === 0 || windows.length === 0) return alpha;
  const trust = estimate.confidence;
  const offsets = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * width + dx));
  const product = new Float32Array(n);
  const apply = (values: Float32Array): Float32Array => {
    product.fill(0);
    applyLaplacian(picture, windows, models, offsets, values, product);
    for (const i of unknown)
      product[i] = (product[i] as number) + TRUST * (trust[i] as number) * (values[i] as number);
    return product;
  };
  // Residual of the start: the data term's pull less what is there already.
  const first = apply(alpha);
  const residual = new Float32Array(n);
  for (const i of unknown)
    residual[i] = TRUST * (trust[i] as number) * (estimate.alpha[i] as number) - (first[i] as number);
  const scale = diagonal(windows, offsets, trust, unknown, n);
  const direction = new Float32Array(n);
  let energy = 0;
  for (const i of unknown) {
    direction[i] = (residual[i] as number) / (scale[i] as number);
    energy += (residual[i] as number) * (direction[i] as number);
  }
  const goal = energy * ENOUGH * ENOUGH;
  for (let round = 0; round < ROUNDS && energy > goal; round++) {
    check();
    const step = apply(direction);
    let bend = 0;
    for (const i of unknown) bend += (direction[i] as number) * (step[i] as number);
    if (bend <= 0) break;
    const far = energy / bend;
    let next = 0;
    for (const i of unknown) {
      alpha[i] = (alpha[i] as number) + far * (direction[i] as number);
      const rest = (residual[i] as number) - far * (step[i] as number);
      residual[i] = rest;
      next += (rest * rest) / (scale[i] as number);
    }
    const turn = next / energy;
    energy = next;
    for (const i of unknown)
      direction[i] = (residual[i] as number) / (scale[i] as number) + turn * (direction[i] as number);
  }
  for (const i of unknown) alpha[i] = Math.min(1, Math.max(0, alpha[i] as number));
  return alpha;
}

/** Centres of the 3 × 3 windows that hold an unknown pixel. */
function openWindows({ width, height, data }: Trimap): Int32Array {
  const centres: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let open = false;
      for (let dy = -width; dy <= width && !open; dy += width)
        open = data[i + dy - 1] === UNKNOWN || data[i + dy] === UNKNOWN || data[i + dy + 1] === UNKNOWN;
      if (open) centres.push(i);
    }
  return Int32Array.from(centres);
}

/** Of each window: mean colour (3) and the inverse of its covariance with a little added (6). */
function windowModels({ data, channels }: Raster, windows: Int32Array, width: number): Float32Array {
  const models = new Float32Array(windows.length * 9);
  const sums = new Float64Array(9);
  windows.forEach((centre, at) => {
    sums.fill(0);
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const p = (centre + dy + dx) * channels;
        const r = (data[p] as number) / 255;
        const g = (data[p + 1] as number) / 255;
        const b = (data[p + 2] as number) / 255;
        sums[0] = (sums[0] as number) + r;
        sums[1] = (sums[1] as number) + g;
        sums[2] = (sums[2] as number) + b;
        sums[3] = (sums[3] as number) + r * r;
        sums[4] = (sums[4] as number) + r * g;
        sums[5] = (sums[5] as number) + r * b;
        sums[6] = (sums[6] as number) + g * g;
        sums[7] = (sums[7] as number) + g * b;
        sums[8] = (sums[8] as number) + b * b;
      }
    const [r = 0, g = 0, b = 0, rr = 0, rg = 0, rb = 0, gg = 0, gb = 0, bb = 0] = Array.from(
      sums,
      (sum) => sum / SIZE,
    );
    const xx = rr - r * r + EPSILON / SIZE;
    const yy = gg - g * g + EPSILON / SIZE;
    const zz = bb - b * b + EPSILON / SIZE;
    const xy = rg - r * g;
    const xz = rb - r * b;
    const yz = gb - g * b;
    const c0 = yy * zz - yz * yz;
    const c1 = xz * yz - xy * zz;
    const c2 = xy * yz - xz * yy;
    const k = 1 / (xx * c0 + xy * c1 + xz * c2);
    models.set(
      [
        r,
        g,
        b,
        c0 * k,
        c1 * k,
        c2 * k,
        (xx * zz - xz * xz) * k,
        (xy * xz - xx * yz) * k,
        (xx * yy - xy * xy) * k,
      ],
      at * 9,
    );
  });
  return models;
}

/** Adds to `out` what each window makes of the values: each less the window's best linear model of colour. */
function applyLaplacian(
  { data, channels }: Raster,
  windows: Int32Array,
  models: Float32Array,
  offsets: readonly number[],
  values: Float32Array,
  out: Float32Array,
): void {
  for (let w = 0; w < windows.length; w++) {
    const centre = windows[w] as number;
    const m = w * 9;
    const mr = models[m] as number;
    const mg = models[m + 1] as number;
    const mb = models[m + 2] as number;
    let sum = 0;
    let sr = 0;
    let sg = 0;
    let sb = 0;
    for (const offset of offsets) {
      const i = centre + offset;
      const value = values[i] as number;
      if (value === 0) continue;
      const p = i * channels;
      sum += value;
      sr += value * ((data[p] as number) / 255 - mr);
      sg += value * ((data[p + 1] as number) / 255 - mg);
      sb += value * ((data[p + 2] as number) / 255 - mb);
    }
    if (sum === 0 && sr === 0 && sg === 0 && sb === 0) continue;
    sr /= SIZE;
    sg /= SIZE;
    sb /= SIZE;
    const ar =
      (models[m + 3] as number) * sr + (models[m + 4] as number) * sg + (models[m + 5] as number) * sb;
    const ag =
      (models[m + 4] as number) * sr + (models[m + 6] as number) * sg + (models[m + 7] as number) * sb;
    const ab =
      (models[m + 5] as number) * sr + (models[m + 7] as number) * sg + (models[m + 8] as number) * sb;
    const mean = sum / SIZE;
    for (const offset of offsets) {
      const i = centre + offset;
      const p = i * channels;
      out[i] =
        (out[i] as number) +
        (values[i] as number) -
        mean -
        ar * ((data[p] as number) / 255 - mr) -
        ag * ((data[p + 1] as number) / 255 - mg) -
        ab * ((data[p + 2] as number) / 255 - mb);
    }
  }
}

/** About the diagonal of the system, by which the rounds are scaled. */
function diagonal(
  windows: Int32Array,
  offsets: readonly number[],
  trust: Float32Array,
  unknown: readonly number[],
  n: number,
): Float32Array {
  const scale = new Float32Array(n);
  for (const centre of windows)
    for (const offset of offsets) scale[centre + offset] = (scale[centre + offset] as number) + 0.6;
  for (const i of unknown) scale[i] = Math.max(1e-3, (scale[i] as number) + TRUST * (trust[i] as number));
  return scale;
}
