import { boxBlurInto } from '../box-blur.ts';
import type { BitMask, Raster } from '../raster.ts';
import { saturate } from '../scalar.ts';

/** What of a small picture does not depend on the mask. */
export interface UpsamplingGuide {
  readonly width: number;
  readonly height: number;
  /** 0…1: the three channels, their local means and the six local covariances. */
  readonly channels: readonly Float32Array[];
  readonly means: readonly Float32Array[];
  readonly covariances: readonly Float32Array[];
}

const RADIUS = 3;
/** Variance of the guide (0…1) that counts as flat. */
const EPSILON = 4e-4;
/** Pixels of the small mask around its outline in which the picture decides; beyond, the mask stands as it is. */
const BAND = 3;

/** @param picture the small picture that masks are cut in, RGB */
export function prepareGuide({ width, height, data, channels: step }: Raster): UpsamplingGuide {
  const n = width * height;
  const channels = [0, 1, 2].map((k) => {
    const plane = new Float32Array(n);
    for (let i = 0; i < n; i++) plane[i] = (data[i * step + (step === 1 ? 0 : k)] as number) / 255;
    return plane;
  });
  const scratch = new Float32Array(n);
  const means = channels.map((plane) => blur(plane, scratch, width, height));
  const covariances = PAIRS.map(([p, q]) => {
    const one = channels[p] as Float32Array;
    const other = channels[q] as Float32Array;
    const product = blur(
      one.map((value, i) => value * (other[i] as number)),
      scratch,
      width,
      height,
    );
    const a = means[p] as Float32Array;
    const b = means[q] as Float32Array;
    for (let i = 0; i < n; i++) product[i] = (product[i] as number) - (a[i] as number) * (b[i] as number);
    return product;
  });
  return { width, height, channels, means, covariances };
}

/**
 * Brings a mask of the small picture to the size of the large one, its outline drawn along the large one's edges: the
 * linear model of colour to mask is found on the small picture and applied to the large one's colours (K. He, J. Sun,
 * "Fast guided filter", 2015, with the colour guide of "Guided image filtering", 2013).
 *
 * @param mask 0 or 1, of the guide's size
 * @param picture RGB or RGBA, of the same shape as the small one
 * @returns a grey picture of its size, 0…255
 */
export function upsampleMask(mask: BitMask, guide: UpsamplingGuide, picture: Raster): Raster {
  const { width, height } = guide;
  const model = fitModel(mask, guide);
  const near = outlineBand(mask);
  const out = new Uint8ClampedArray(picture.width * picture.height);
  const kx = width / picture.width;
  const ky = height / picture.height;
  const step = picture.channels;
  const [green, blue] = step === 1 ? [0, 0] : [1, 2];
  const [ar, ag, ab, offset] = model as [Float32Array, Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < picture.height; y++) {
    const fy = Math.min(height - 1, Math.max(0, (y + 0.5) * ky - 0.5));
    const row = Math.min(height - 1, Math.floor((y + 0.5) * ky)) * width;
    const y0 = fy | 0;
    const below = Math.min(height - 1, y0 + 1) * width;
    const above = y0 * width;
    const ty = fy - y0;
    for (let x = 0; x < picture.width; x++) {
      const i = row + Math.min(width - 1, Math.floor((x + 0.5) * kx));
      const at = y * picture.width + x;
      if (near[i] === 0) {
        out[at] = mask.data[i] === 1 ? 255 : 0;
        continue;
      }
      const fx = Math.min(width - 1, Math.max(0, (x + 0.5) * kx - 0.5));
      const x0 = fx | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const tx = fx - x0;
      const w00 = (1 - tx) * (1 - ty);
      const w10 = tx * (1 - ty);
      const w01 = (1 - tx) * ty;
      const w11 = tx * ty;
      const between = (plane: Float32Array): number =>
        (plane[above + x0] as number) * w00 +
        (plane[above + x1] as number) * w10 +
        (plane[below + x0] as number) * w01 +
        (plane[below + x1] as number) * w11;
      const p = at * step;
      const value =
        (between(ar) * (picture.data[p] as number) +
          between(ag) * (picture.data[p + green] as number) +
          between(ab) * (picture.data[p + blue] as number)) /
          255 +
        between(offset);
      // The model is soft where colours are alike; an outline is not.
      out[at] = 255 * saturate((value - 0.3) / 0.4);
    }
  }
  return { width: picture.width, height: picture.height, channels: 1, data: out };
}

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/** Smoothed coefficients of mask = r·R + g·G + b·B + offset. */
function fitModel({ data }: BitMask, guide: UpsamplingGuide): Float32Array[] {
  const { width, height, channels, means, covariances } = guide;
  const n = width * height;
  const scratch = new Float32Array(n);
  const target = Float32Array.from(data);
  const mean = blur(target, scratch, width, height);
  const shared = channels.map((plane) =>
    blur(
      plane.map((value, i) => value * (target[i] as number)),
      scratch,
      width,
      height,
    ),
  );
  const model = [0, 1, 2, 3].map(() => new Float32Array(n));
  const [r, g, b, offset] = model as [Float32Array, Float32Array, Float32Array, Float32Array];
  const [rr, rg, rb, gg, gb, bb] = covariances as Float32Array[] as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [mr, mg, mb] = means as Float32Array[] as [Float32Array, Float32Array, Float32Array];
  const [sr, sg, sb] = shared as Float32Array[] as [Float32Array, Float32Array, Float32Array];
  for (let i = 0; i < n; i++) {
    const m = mean[i] as number;
    offset[i] = m;
    if (m <= 0 || m >= 1) continue;
    const a = (rr[i] as number) + EPSILON;
    const d = (gg[i] as number) + EPSILON;
    const f = (bb[i] as number) + EPSILON;
    const bq = rg[i] as number;
    const c = rb[i] as number;
    const e = gb[i] as number;
    const c0 = d * f - e * e;
    const c1 = c * e - bq * f;
    const c2 = bq * e - c * d;
    const k = 1 / (a * c0 + bq * c1 + c * c2);
    const vr = (sr[i] as number) - (mr[i] as number) * m;
    const vg = (sg[i] as number) - (mg[i] as number) * m;
    const vb = (sb[i] as number) - (mb[i] as number) * m;
    const wr = k * (c0 * vr + c1 * vg + c2 * vb);
    const wg = k * (c1 * vr + (a * f - c * c) * vg + (bq * c - a * e) * vb);
    const wb = k * (c2 * vr + (bq * c - a * e) * vg + (a * d - bq * bq) * vb);
    r[i] = wr;
    g[i] = wg;
    b[i] = wb;
    offset[i] = m - wr * (mr[i] as number) - wg * (mg[i] as number) - wb * (mb[i] as number);
  }
  return model.map((plane) => blur(plane, scratch, width, height));
}

/** 1 within `BAND` pixels of where the mask changes. */
function outlineBand({ width, height, data }: BitMask): Uint8Array {
  const mean = blur(Float32Array.from(data), new Float32Array(data.length), width, height, BAND);
  return Uint8Array.from(mean, (value) => (value > 1e-4 && value < 1 - 1e-4 ? 1 : 0));
}

function blur(
  plane: Float32Array,
  scratch: Float32Array,
  width: number,
  height: number,
  radius = RADIUS,
): Float32Array {
  const out = new Float32Array(plane.length);
  boxBlurInto(plane, out, scratch, width, height, radius);
  return out;
}
