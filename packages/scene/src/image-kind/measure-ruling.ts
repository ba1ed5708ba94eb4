import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { sobel } from '@plumbline/imaging/gradient.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';

/** How exactly lines run. Shares 0…1 of the edge pixels. */
export interface RulingFeatures {
  /** Edges that keep their direction within 2.5° over 22 px to both sides: a ruler's, hardly ever a hand's. */
  readonly ruled: number;
  /** Mass of directions within 1° among that within 6°: parallels of a ruler are exactly parallel, also on a turned sheet. */
  readonly parallel: number;
}

const REACH = 22;
/** Radians. */
const SAME = (2.5 * Math.PI) / 180;
const BINS = 360;

/** Measures a picture of about 640 px. Directions are those of the structure tensor over 7 px. */
export function measureRuling(picture: Raster): RulingFeatures {
  const { dx, dy } = sobel(boxBlur(greyscale(picture), 1));
  const { width, height } = dx;
  const angle = tensorAngles(dx, dy);
  const bins = new Float64Array(BINS);
  let edges = 0;
  let long = 0;
  let ruled = 0;
  const margin = REACH + 2;
  for (let y = margin; y < height - margin; y++)
    for (let x = margin; x < width - margin; x++) {
      const i = y * width + x;
      const a = angle[i] as number;
      if (Number.isNaN(a)) continue;
      edges++;
      const bin = Math.floor((a / Math.PI + 1) * BINS) % BINS;
      bins[bin] = (bins[bin] as number) + 1;
      const sx = Math.cos(a) * REACH;
      const sy = Math.sin(a) * REACH;
      const there = differs(angle, width, x + sx, y + sy, a);
      const back = differs(angle, width, x - sx, y - sy, a);
      if (there === undefined && back === undefined) continue;
      long++;
      if ((there ?? 0) <= SAME && (back ?? 0) <= SAME) ruled++;
    }
  return { ruled: long < 50 ? 0 : ruled / long, parallel: edges === 0 ? 0 : parallelShare(bins) };
}

/** Direction of the edge through each pixel, −π/2…π/2, NaN where there is none. */
function tensorAngles(dx: Plane, dy: Plane): Float32Array {
  const { width, height } = dx;
  const xx = createPlane(width, height);
  const xy = createPlane(width, height);
  const yy = createPlane(width, height);
  for (let i = 0; i < dx.data.length; i++) {
    const gx = dx.data[i] as number;
    const gy = dy.data[i] as number;
    xx.data[i] = gx * gx;
    xy.data[i] = gx * gy;
    yy.data[i] = gy * gy;
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => boxBlur(plane, 3).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return Float32Array.from(dx.data, (gx, i) => {
    const strength = Math.hypot(gx, dy.data[i] as number);
    const p = a[i] as number;
    const q = b[i] as number;
    const r = c[i] as number;
    const spread = Math.hypot(p - r, 2 * q);
    if (strength < 0.04 || spread < 0.8 * (p + r)) return NaN;
    return 0.5 * Math.atan2(2 * q, p - r) + Math.PI / 2;
  }).map((v) => (v > Math.PI / 2 ? v - Math.PI : v));
}

/** Angle between the edge at a place, to within a pixel, and `a`; undefined where no edge goes on. */
function differs(angle: Float32Array, width: number, x: number, y: number, a: number): number | undefined {
  let least: number | undefined;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const o = angle[(Math.round(y) + dy) * width + Math.round(x) + dx];
      if (o === undefined || Number.isNaN(o)) continue;
      const turn = Math.abs(o - a);
      const d = Math.min(turn, Math.PI - turn);
      if (d < 0.35 && (least === undefined || d < least)) least = d;
    }
  return least;
}

function parallelShare(bins: Float64Array): number {
  const within = (at: number, reach: number): number => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += bins[(at + k + BINS) % BINS] as number;
    return sum;
  };
  let weighted = 0;
  let total = 0;
  for (let k = 0; k < BINS; k++) {
    const own = bins[k] as number;
    if (own === 0) continue;
    weighted += (own * within(k, 2)) / within(k, 12);
    total += own;
  }
  return weighted / total;
}
