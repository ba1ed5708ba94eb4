import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { type BitMask, createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import { findSegments, type RawSegment } from '../../drawing/line-segments.ts';
import type { PlanSheet } from './read-sheet.ts';

export interface LongStrokes {
  /** Pixels under straight strokes of a wall's length that run in the two directions of the drawing. */
  readonly mask: BitMask;
  /** Pixels under each stroke of a wall's length in any direction, not led on. */
  readonly single: readonly (readonly number[])[];
  /** Share of their length that runs in two directions square to each other, 0…1. */
  readonly square: number;
  /** Angle of the first of these, radians 0…π/2. */
  readonly angle: number;
  /** Share of those that keep within a degree of it, 0…1: rulers do, hands do not. */
  readonly exact: number;
}

/** Shares of the long side from which a stroke is long, and from which it may stand for a wall. */
const LONG = 0.035;
const WALL = 0.07;
/** Directions within this angle count as one (radians). */
const SAME = 0.075;
const EXACT = 0.02;
/** sin of twice the angle up to which a stroke may stand for a wall: slanted ones are hatch, leaders and arrows. */
const SQUARE = 0.2;
/** Strokes are led on by this share of the long side, over the gaps that hands leave at corners. */
const BRIDGE = 0.01;
/** Directions are counted by degree; square ones are the same, so that a quarter turn has all. */
const DEGREES = 90;

/** The long straight strokes of a drawing and how square they stand to each other. */
export function findLongStrokes({ width, height, alpha, strong }: PlanSheet): LongStrokes {
  const long = Math.max(width, height);
  const outlines = createPlane(width, height);
  for (let i = 0; i < outlines.data.length; i++)
    if (strong.data[i]) outlines.data[i] = -(alpha.data[i] as number);
  const segments = findSegments(boxBlur(outlines, 1), 0.012 * long, 0.006).filter(
    (s) => s.length > LONG * long,
  );
  const bins = new Float64Array(DEGREES);
  let total = 0;
  const direction = (ux: number, uy: number): number => {
    const quarter = Math.PI / 2;
    return ((Math.atan2(uy, ux) % quarter) + quarter) % quarter;
  };
  for (const s of segments) {
    const bin = Math.round((direction(s.ux, s.uy) * 180) / Math.PI) % DEGREES;
    bins[bin] = (bins[bin] as number) + s.length;
    total += s.length;
  }
  const [angle, most] = densest(bins, SAME);
  const [, exactly] = densest(bins, EXACT);
  const mask = createBitMask(width, height);
  const single: (readonly number[])[] = [];
  for (const s of segments) {
    if (s.length < WALL * long) continue;
    const turn = Math.abs(Math.sin(2 * (Math.atan2(s.uy, s.ux) - (angle * Math.PI) / 180)));
    single.push(pixelsUnder(s, 0, width, height));
    if (turn <= SQUARE) for (const i of pixelsUnder(s, BRIDGE * long, width, height)) mask.data[i] = 1;
  }
  return {
    mask,
    single,
    square: total > 0 ? most / total : 0,
    angle: (angle * Math.PI) / 180,
    exact: most > 0 ? exactly / most : 0,
  };
}

/** The pixels under a stroke that is led on at both ends; a flood of four neighbours does not cross them. */
function pixelsUnder(s: RawSegment, beyond: number, width: number, height: number): number[] {
  const pixels: number[] = [];
  for (let t = -2 * beyond; t <= 2 * (s.length + beyond); t++) {
    const x = Math.round(s.x0 + (s.ux * t) / 2);
    const y = Math.round(s.y0 + (s.uy * t) / 2);
    for (const [px, py] of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
    ] as const)
      if (px >= 0 && py >= 0 && px < width && py < height) pixels.push(py * width + px);
  }
  return pixels;
}

/** The mean direction, in degrees, of the window of ± `reach` radians that holds most length, and how much it holds. */
function densest(bins: Float64Array, reach: number): [number, number] {
  const r = Math.round((reach * 180) / Math.PI);
  let angle = 0;
  let most = 0;
  for (let k = 0; k < DEGREES; k++) {
    let sum = 0;
    for (let d = -r; d <= r; d++) sum += bins[(k + d + DEGREES) % DEGREES] as number;
    if (sum <= most) continue;
    most = sum;
    angle = k;
  }
  let lean = 0;
  for (let d = -r; d <= r; d++) lean += d * (bins[(angle + d + DEGREES) % DEGREES] as number);
  return [most > 0 ? angle + lean / most : 0, most];
}
