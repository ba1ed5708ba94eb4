import { boxBlurInto } from '../box-blur.ts';
import type { BitMask, Raster } from '../raster.ts';

/** Opacity as a linear function of colour (0…1) around each pixel. */
export interface LinearOpacity {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly offset: Float32Array;
}

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

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/**
 * The linear function of colour that comes closest to `values` in the windows around each pixel (K. He, J. Sun, X. Tang,
 * "Guided image filtering", 2013, with a colour guide).
 *
 * @param values 0…1, of the guide's size
 */
export function fitOpacity(values: ArrayLike<number>, guide: UpsamplingGuide): LinearOpacity {
  const { width, height, channels, means, covariances } = guide;
  const n = width * height;
  const scratch = new Float32Array(n);
  const target = Float32Array.from(values);
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
  const smooth = (plane: Float32Array) => blur(plane, scratch, width, height);
  return { red: smooth(r), green: smooth(g), blue: smooth(b), offset: smooth(offset) };
}

/** A mask (0 or 1) as soft as the picture's own colours make it, 0…1. */
export function softMask({ data }: BitMask, guide: UpsamplingGuide): Float32Array {
  const { red, green, blue, offset } = fitOpacity(data, guide);
  const [r, g, b] = guide.channels as readonly [Float32Array, Float32Array, Float32Array];
  return red.map(
    (value, i) =>
      value * (r[i] as number) +
      (green[i] as number) * (g[i] as number) +
      (blue[i] as number) * (b[i] as number) +
      (offset[i] as number),
  );
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
