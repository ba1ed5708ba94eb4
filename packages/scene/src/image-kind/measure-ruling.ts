import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { GradientField } from '@plumbline/imaging/gradient.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { isShorter } from './kind-planes.ts';

/** How exactly lines run. Shares 0…1 of the edge pixels. */
export interface RulingFeatures {
  /** Edges that keep their direction within 2.5° over 22 px to both sides: a ruler's, hardly ever a hand's. */
  readonly ruled: number;
  /** Mass of directions within 1° among that within 6°: parallels of a ruler are exactly parallel, also on a turned sheet. */
  readonly parallel: number;
}

const REACH = 22;
/** Weaker gradients are no edge. */
const LEAST = 0.04;
/** Of a tensor's trace: what points less to one side has no direction. */
const COHERENT = 0.8;
/** Radians. */
const SAME = (2.5 * Math.PI) / 180;
/** Radians, 20°: an edge nearby that is turned further is another one. */
const GOES_ON = 0.35;
/** Edge pixels that go on, below which nothing is told of a ruler. */
const FEWEST = 50;
const BINS = 360;

/** Measures a picture of about 640 px by its softened gradient. Directions are those of the structure tensor over 7 px. */
export function measureRuling({ dx, dy }: GradientField): RulingFeatures {
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
  return { ruled: long < FEWEST ? 0 : ruled / long, parallel: edges === 0 ? 0 : parallelShare(bins) };
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
  const angle = new Float32Array(dx.data.length).fill(NaN);
  for (let i = 0; i < angle.length; i++) {
    if (isShorter(dx.data[i] as number, dy.data[i] as number, LEAST)) continue;
    const p = a[i] as number;
    const q = b[i] as number;
    const r = c[i] as number;
    if (isShorter(p - r, 2 * q, COHERENT * (p + r))) continue;
    const turn = Math.fround(0.5 * Math.atan2(2 * q, p - r) + Math.PI / 2);
    angle[i] = turn > Math.PI / 2 ? turn - Math.PI : turn;
  }
  return angle;
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
      if (d < GOES_ON && (least === undefined || d < least)) least = d;
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
