import { fitGuided } from '@plumbline/imaging/guided-filter.ts';
import { smoothBetweenEdges } from '@plumbline/imaging/smooth-between-edges.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';

/** Reach of one pixel of the net over its neighbours, in pixels of the net: about as far as it misses an edge. */
const REACH = 3;
/** Variance of the light, display 0…1, below which it shows no edge. */
const FLAT = 1e-4;
/** How far what a pixel is said to be reaches over a surface, in pixels of the net, and the change of light that ends it. */
const SETTLED = { spatial: 24, range: 0.1 } as const;
/** Power of the likeliest share by which a pixel counts. */
const SURE = 2;
/** What every pixel counts besides, so that sums are never nought. */
const LEAST_SURE = 1e-3;
/** Power of a share, by which the likeliest of several wins over a mixture of all, … */
const DECIDED = 4;
/** … and what is left to the rest where nothing is likely. */
const DOUBT = 0.06;

/** What several things have of each pixel of a picture. */
export interface LaidShares {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Writes a row of pixels, the `count` shares of one beside those of the next; what is missing to 1 is doubt. */
  readonly row: (y: number, out: Float32Array) => void;
}

/**
 * Shares that a net gave to the pixels of a small picture, laid over a large one along the edges of its light.
 * @param shares a plane for each thing, 0…1, all of one size
 * @param light of the large picture, display 0…1
 */
export function laySharesAlong(shares: readonly Plane[], light: Plane): LaidShares {
  const [{ width: w, height: h } = light] = shares;
  const { width, height } = light;
  const count = shares.length;
  const small = resizePlaneArea(light, w, h);
  const stride = 2 * count;
  const model = new Float32Array(w * h * stride);
  settle(shares, small).forEach((share, k) => {
    const { slope, base } = fitGuided(share, small, REACH, FLAT);
    for (let i = 0; i < w * h; i++) {
      model[i * stride + 2 * k] = slope.data[i] as number;
      model[i * stride + 2 * k + 1] = base.data[i] as number;
    }
  });
  const between = new Float32Array(w * stride);
  const row = (y: number, out: Float32Array): void => {
    const v = Math.min(h - 1, Math.max(0, ((y + 0.5) * h) / height - 0.5));
    const v0 = Math.floor(v);
    mixRows(model, v0 * w * stride, Math.min(h - 1, v0 + 1) * w * stride, v - v0, between);
    for (let x = 0; x < width; x++) {
      const u = Math.min(w - 1, Math.max(0, ((x + 0.5) * w) / width - 0.5));
      const u0 = Math.floor(u);
      const u1 = Math.min(w - 1, u0 + 1);
      writePixel(
        between,
        u0 * stride,
        u1 * stride,
        u - u0,
        light.data[y * width + x] as number,
        out,
        x,
        count,
      );
    }
  };
  return { width, height, count, row };
}

/** Shares smoothed over what lies between edges, where each pixel counts by how sure the net is of it. */
function settle(shares: readonly Plane[], light: Plane): Plane[] {
  const { width, height } = light;
  const sure = createPlane(width, height);
  for (const { data } of shares)
    for (let i = 0; i < data.length; i++) sure.data[i] = Math.max(sure.data[i] as number, data[i] as number);
  for (let i = 0; i < sure.data.length; i++) sure.data[i] = (sure.data[i] as number) ** SURE + LEAST_SURE;
  const weighed = shares.map(
    ({ data }): Plane => ({
      width,
      height,
      data: data.map((share, i) => share * (sure.data[i] as number)),
    }),
  );
  smoothBetweenEdges([...weighed, sure], light, SETTLED);
  for (const { data } of weighed)
    for (let i = 0; i < data.length; i++) data[i] = (data[i] as number) / (sure.data[i] as number);
  return weighed;
}

/** A function of its own, as all inner loops here: see `vote-in-cells.ts`. */
function mixRows(model: Float32Array, from: number, to: number, share: number, out: Float32Array): void {
  for (let k = 0; k < out.length; k++) {
    const a = model[from + k] as number;
    out[k] = a + ((model[to + k] as number) - a) * share;
  }
}

function writePixel(
  between: Float32Array,
  from: number,
  to: number,
  share: number,
  light: number,
  out: Float32Array,
  x: number,
  count: number,
): void {
  const at = x * count;
  let sum = DOUBT;
  for (let k = 0; k < count; k++) {
    const slope = between[from + 2 * k] as number;
    const base = between[from + 2 * k + 1] as number;
    const slopeHere = slope + ((between[to + 2 * k] as number) - slope) * share;
    const baseHere = base + ((between[to + 2 * k + 1] as number) - base) * share;
    const likely = Math.min(1, Math.max(0, slopeHere * light + baseHere)) ** DECIDED;
    out[at + k] = likely;
    sum += likely;
  }
  for (let k = 0; k < count; k++) out[at + k] = (out[at + k] as number) / sum;
}

/** The share that a net gives to any of these of its classes. @param shares of each pixel one a class, side by side */
export function sumShares(
  shares: Float32Array,
  width: number,
  height: number,
  count: number,
  classes: readonly number[],
): Plane {
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++)
    for (const k of classes) out.data[i] = (out.data[i] as number) + (shares[i * count + k] as number);
  return out;
}
