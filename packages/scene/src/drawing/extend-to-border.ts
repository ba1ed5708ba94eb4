import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { createBitMask, type BitMask } from '@plumbline/imaging/raster.ts';
import type { BorderExtension } from './drawing-analysis.ts';

/** In units of the drawing: rows to either side of a stroke's end that belong to it. */
const NEAR_ROWS = 14;
/** To a unit of the drawing. */
const MIN_POINTS = 10;
/** In units of the drawing. */
const MIN_REACH = 10;
/** From the fitted line, in units of the drawing. */
const MAX_OFF = 4;

/** A line that ends within this share of the width from a side is led on to it. */
const MARGIN = 0.07;
const BAND = 0.1;
const STEEPEST = 0.6;

/**
 * Leads lines that stop short of the left or right border on to it, so that sky and ground close. Draws them into
 * `barrier` and returns them; the highest clear one on a side is the horizon's best evidence.
 * @param highest lines that would meet the border above this row are left alone: outdoors those are eaves, not land.
 */
export function extendToBorder(barrier: BitMask, unit: number, highest = 0): BorderExtension[] {
  return [...extendSide(barrier, unit, 'left', highest), ...extendSide(barrier, unit, 'right', highest)];
}

interface StrokeEnd {
  x: number;
  y: number;
  readonly xs: number[];
  readonly ys: number[];
}

function extendSide(
  barrier: BitMask,
  unit: number,
  side: 'left' | 'right',
  highest: number,
): BorderExtension[] {
  const { width, height, data } = barrier;
  const band = Math.round(width * BAND);
  // Columns counted from the border inwards, so both sides read alike.
  const column = (k: number): number => (side === 'left' ? k : width - 1 - k);
  const strip = createBitMask(band, height);
  for (let y = 0; y < height; y++)
    for (let k = 0; k < band; k++) strip.data[y * band + k] = data[y * width + column(k)] as number;
  const parts = connectedComponents(strip, 8);
  const ends: StrokeEnd[] = Array.from({ length: parts.count + 1 }, () => ({
    x: band,
    y: 0,
    xs: [],
    ys: [],
  }));
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < band; k++) {
      const end = ends[parts.data[y * band + k] as number];
      if (end === undefined || parts.data[y * band + k] === 0) continue;
      if (k < end.x) {
        end.x = k;
        end.y = y;
      }
      end.xs.push(k);
      end.ys.push(y);
    }
  }
  const found: BorderExtension[] = [];
  for (const end of ends.slice(1)) {
    const line = fitEnd(end, unit);
    if (line === undefined || end.x > width * MARGIN || line.offset < highest) continue;
    const rowAt = (k: number): number => Math.round(line.slope * k + line.offset);
    let clear = true;
    for (let k = 0; k < end.x - 2 && clear; k++) {
      const y = rowAt(k);
      if (y >= 0 && y < height && data[y * width + column(k)]) clear = false;
    }
    found.push({ side, borderY: line.offset, endY: end.y, slope: line.slope, clear });
    for (let k = 0; k <= end.x + 1; k++) {
      const y = rowAt(k);
      for (const row of [y, y + 1]) if (row >= 0 && row < height) data[row * width + column(k)] = 1;
    }
  }
  return found;
}

/** Straight line through the last 22 units of a stroke's end; undefined where it is short, steep or bent. */
function fitEnd(end: StrokeEnd, unit: number): { slope: number; offset: number } | undefined {
  let n = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let sxy = 0;
  let reach = 0;
  const near = (i: number): boolean =>
    (end.xs[i] as number) < end.x + 22 * unit && Math.abs((end.ys[i] as number) - end.y) < NEAR_ROWS * unit;
  for (let i = 0; i < end.xs.length; i++) {
    if (!near(i)) continue;
    const x = end.xs[i] as number;
    const y = end.ys[i] as number;
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
    reach = Math.max(reach, x - end.x);
  }
  const spread = n * sxx - sx * sx;
  if (n < MIN_POINTS * unit || reach < MIN_REACH * unit || spread < 1) return undefined;
  const slope = (n * sxy - sx * sy) / spread;
  const offset = (sy - slope * sx) / n;
  if (Math.abs(slope) > STEEPEST) return undefined;
  for (let i = 0; i < end.xs.length; i++) {
    if (near(i) && Math.abs((end.ys[i] as number) - slope * (end.xs[i] as number) - offset) > MAX_OFF * unit)
      return undefined;
  }
  return { slope, offset };
}
