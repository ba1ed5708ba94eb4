import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import type { KindPlanes } from './kind-planes.ts';

/** Where things stand in the picture. All are shares 0…1. */
export interface LayoutFeatures {
  /** Of the four borders, those along which nothing but one plain tone is seen: 1 = the drawing floats on its paper. */
  readonly openBorders: number;
  /** 1 where both upper corners show the same paper white or sky blue: a model's empty background. */
  readonly emptyCorners: number;
  /** Plain pixels that can be reached from the top border, in the upper half of the picture. */
  readonly openTop: number;
  /** Bluish pixels among those. */
  readonly blueTop: number;
  /** Share of the whole picture that is as green as plants are. */
  readonly green: number;
}

/** Step of tone between neighbours, 0…1, up to which a surface is plain. */
const PLAIN_STEP = 0.035;
/** Share of the strip along an open border that has its commonest tone, in 32nds, or one next to that. */
const OPEN_SHARE = 0.985;
/** Upper corners with nothing but paper or sky in them; channels 0…255. */
const EMPTY_CORNER = {
  /** Lightest less darkest green within one. */
  mostSpread: 14,
  /** Difference of a channel between the two. */
  mostApart: 12,
  /** White paper: its least channel, and its largest less its least one. */
  leastWhite: 222,
  mostTint: 6,
  /** Sky: blue less red, and less green. */
  overRed: 14,
  overGreen: 4,
} as const;
/** What is so much brighter than the paper, of 255, is none of it, and may take this share of the picture. */
const BRIGHTER = 4;
const MOST_BRIGHTER = 0.01;

/** Measures a picture of about 640 px. */
export function measureLayout({ picture, light }: KindPlanes): LayoutFeatures {
  const open = floodFromTop(light);
  const { data } = picture;
  let openCount = 0;
  let blue = 0;
  let green = 0;
  const n = picture.width * picture.height;
  for (let i = 0, p = 0; i < n; i++, p += 3) {
    const r = data[p] as number;
    const g = data[p + 1] as number;
    const b = data[p + 2] as number;
    if (open[i] === 1) {
      openCount++;
      if (b > r + 10 && b >= g - 4) blue++;
    }
    if (g > r + 5 && g > b + 14) green++;
  }
  return {
    openBorders: countOpenBorders(light),
    emptyCorners: cornersAreEmpty(picture) ? 1 : 0,
    openTop: openCount / (n / 2),
    blueTop: blue / Math.max(1, openCount),
    green: green / n,
  };
}

/** Upper-half pixels that a flood over gentle steps reaches from the top row. */
function floodFromTop({ width, height, data: light }: Plane): Uint8Array {
  const half = Math.floor(height / 2);
  const seen = new Uint8Array(width * half);
  const stack = new Int32Array(width * half);
  let top = 0;
  for (let x = 0; x < width; x++) {
    seen[x] = 1;
    stack[top++] = x;
  }
  const visit = (from: number, to: number): void => {
    if (seen[to] === 1 || Math.abs((light[from] as number) - (light[to] as number)) > PLAIN_STEP) return;
    seen[to] = 1;
    stack[top++] = to;
  };
  while (top > 0) {
    const p = stack[--top] as number;
    const x = p % width;
    if (x > 0) visit(p, p - 1);
    if (x < width - 1) visit(p, p + 1);
    if (p >= width) visit(p, p - width);
    if (p < width * (half - 1)) visit(p, p + width);
  }
  return seen;
}

/** A border is open where a strip of 1.5 % along it stays within one tone. */
function countOpenBorders({ width, height, data: light }: Plane): number {
  const depth = Math.max(2, Math.round(0.015 * Math.max(width, height)));
  const isOpen = (x0: number, y0: number, x1: number, y1: number): boolean => {
    const tones = new Int32Array(32);
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const bin = Math.min(31, Math.floor((light[y * width + x] as number) * 32));
        tones[bin] = (tones[bin] as number) + 1;
      }
    }
    const common = tones.indexOf(Math.max(...tones));
    const near = (tones[common - 1] ?? 0) + (tones[common] as number) + (tones[common + 1] ?? 0);
    return near > OPEN_SHARE * (x1 - x0) * (y1 - y0);
  };
  const borders = [
    isOpen(0, 0, width, depth),
    isOpen(0, height - depth, width, height),
    isOpen(0, 0, depth, height),
    isOpen(width - depth, 0, width, height),
  ];
  return borders.filter(Boolean).length / 4;
}

function cornersAreEmpty(picture: Raster): boolean {
  const { width, data } = picture;
  const size = Math.max(4, Math.round(0.02 * width));
  const meanOf = (x0: number): { mean: [number, number, number]; plain: boolean } => {
    const sum: [number, number, number] = [0, 0, 0];
    let low = 255;
    let high = 0;
    for (let y = 0; y < size; y++) {
      for (let x = x0; x < x0 + size; x++) {
        const p = (y * width + x) * 3;
        for (const c of [0, 1, 2] as const) sum[c] += data[p + c] as number;
        low = Math.min(low, data[p + 1] as number);
        high = Math.max(high, data[p + 1] as number);
      }
    }
    const n = size * size;
    return { mean: [sum[0] / n, sum[1] / n, sum[2] / n], plain: high - low < EMPTY_CORNER.mostSpread };
  };
  const left = meanOf(0);
  const right = meanOf(width - size);
  if (!left.plain || !right.plain) return false;
  if (left.mean.some((v, c) => Math.abs(v - (right.mean[c] as number)) > EMPTY_CORNER.mostApart))
    return false;
  const [r, g, b] = left.mean;
  return (
    (Math.min(r, g, b) > EMPTY_CORNER.leastWhite &&
      Math.max(r, g, b) - Math.min(r, g, b) < EMPTY_CORNER.mostTint &&
      isBrightest(picture, r)) ||
    (b > r + EMPTY_CORNER.overRed && b > g + EMPTY_CORNER.overGreen)
  );
}

/** True where next to nothing in the picture is brighter than `tone`: it is the paper, not a shaded ceiling. */
function isBrightest({ data, width, height }: Raster, tone: number): boolean {
  let brighter = 0;
  for (let p = 0; p < data.length; p += 3) if ((data[p] as number) > tone + BRIGHTER) brighter++;
  return brighter < MOST_BRIGHTER * width * height;
}
