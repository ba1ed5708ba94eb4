import type { Raster } from '../raster.ts';
import { axesOf, type Axes, type Extent, readRowEnds, type RowEnds } from './row-ends.ts';

/**
 * How what lies on both sides of a hole goes on behind it: pairs of rows, in order, of which the one is seen at the low end
 * (left, or top where `upright`) and the other at the high end.
 */
export interface Strata {
  readonly upright: boolean;
  readonly lowRow: Float32Array;
  readonly highRow: Float32Array;
  /** How much of its own colour each end carries on, 0…1: what ends soon outside is a thing and not carried on. */
  readonly lowTrust: Float32Array;
  readonly highTrust: Float32Array;
  /** The colour around a thing, three numbers a pair. */
  readonly lowAround: Float32Array;
  readonly highAround: Float32Array;
  /** Mean cost of a pair. */
  readonly cost: number;
}

/** Costs are in steps of colour (mean of three channels). */
const MOST_UNLIKE = 40;
/** An edge that one side has and the other has not. */
const EDGE = 0.6;
const MOST_EDGE = 60;
const SKIP = 4;
/** Rows that pair at this slope cost this much; most lines of what is built are less steep. */
const STEEP = 0.35;
const STEEP_COST = 24;
const MOST_STEEP = 4;
const UNSEEN = 30;
const LEAST_SPAN = 12;
/** How far out a side is followed to tell a surface from a thing, in pixels. */
const FOLLOW_FROM = 10;
const FOLLOW_TO = 40;
/** Mean step (sum of three channels) that a surface may show there, and over which trust falls. */
const CHANGE = 24;
const FADE = 36;
const AROUND = 24;
const SPREAD = 6;

/**
 * Pairs the rows on both sides of a part of a hole by dynamic programming (H. Sakoe, S. Chiba, "Dynamic programming algorithm
 * optimization for spoken word recognition", 1978): in order, alike in colour and in edges, and rather level.
 *
 * @param picture RGB at working size. @param isPart whether a pixel belongs to the part. @param extent holds the
 * whole part. @returns null for less than three rows.
 */
export function matchStrata(
  picture: Raster,
  unknown: Uint8Array,
  isPart: (pixel: number) => boolean,
  extent: Extent,
  upright: boolean,
): Strata | null {
  const axes = axesOf(picture, upright);
  const ends = readRowEnds(picture, unknown, isPart, axes, extent, 1);
  const rows = Array.from(ends.low.keys()).filter((row) => (ends.low[row] as number) >= 0);
  if (rows.length < 3) return null;
  const { path, cost } = align(ends, rows);
  const count = path.length;
  const strata = {
    upright,
    cost,
    lowRow: new Float32Array(count),
    highRow: new Float32Array(count),
    lowTrust: new Float32Array(count),
    highTrust: new Float32Array(count),
    lowAround: new Float32Array(3 * count),
    highAround: new Float32Array(3 * count),
  };
  for (const [k, [low, high]] of path.entries()) {
    strata.lowRow[k] = low;
    strata.highRow[k] = high;
    const slope = slopeOf(ends, low, high);
    strata.lowTrust[k] = follow(picture, unknown, axes, ends, low, -1, slope);
    strata.highTrust[k] = follow(picture, unknown, axes, ends, high, 1, slope);
  }
  bridge(strata.lowAround, strata.lowTrust, strata.lowRow, ends.lowColour);
  bridge(strata.highAround, strata.highTrust, strata.highRow, ends.highColour);
  return strata;
}

function slopeOf({ low, high }: RowEnds, lowRow: number, highRow: number): number {
  const span = (high[highRow] as number) - (low[lowRow] as number);
  return (highRow - lowRow) / Math.max(LEAST_SPAN, span);
}

function align(
  ends: RowEnds,
  rows: readonly number[],
): { path: (readonly [number, number])[]; cost: number } {
  const m = rows.length;
  const lowEdge = edgesOf(ends.lowColour, ends.lowKnown, rows);
  const highEdge = edgesOf(ends.highColour, ends.highKnown, rows);
  const local = (i: number, j: number): number => {
    const low = rows[i] as number;
    const high = rows[j] as number;
    const steep = Math.min(MOST_STEEP, (slopeOf(ends, low, high) / STEEP) ** 2) * STEEP_COST;
    if (ends.lowKnown[low] === 0 || ends.highKnown[high] === 0) return steep + UNSEEN;
    let unlike = 0;
    for (let c = 0; c < 3; c++)
      unlike += Math.abs((ends.lowColour[3 * low + c] as number) - (ends.highColour[3 * high + c] as number));
    const edge = Math.abs((lowEdge[i] as number) - (highEdge[j] as number));
    return steep + Math.min(MOST_UNLIKE, unlike / 3) + EDGE * Math.min(MOST_EDGE, edge);
  };
  const costs = new Float32Array(m * m);
  const came = new Uint8Array(m * m);
  for (let i = 0, k = 0; i < m; i++)
    for (let j = 0; j < m; j++, k++) {
      const own = local(i, j);
      let best = i === 0 && j === 0 ? own : Infinity;
      const offer = (from: number, cost: number): void => {
        if (cost >= best) return;
        best = cost;
        came[k] = from;
      };
      if (i > 0 && j > 0) offer(BOTH, (costs[k - m - 1] as number) + own);
      if (i > 0) offer(LOW, (costs[k - m] as number) + SKIP + own / 2);
      if (j > 0) offer(HIGH, (costs[k - 1] as number) + SKIP + own / 2);
      costs[k] = best;
    }
  const path: (readonly [number, number])[] = [];
  for (let i = m - 1, j = m - 1; ; ) {
    path.push([rows[i] as number, rows[j] as number]);
    if (i === 0 && j === 0) break;
    const from = came[i * m + j];
    if (from !== HIGH) i--;
    if (from !== LOW) j--;
  }
  return { path: path.reverse(), cost: (costs[m * m - 1] as number) / m };
}

const BOTH = 1;
const LOW = 2;
const HIGH = 3;

/** Change of luma from the rows before to the rows after. */
function edgesOf(colour: Float32Array, known: Uint8Array, rows: readonly number[]): Float32Array {
  const luma = (row: number): number =>
    0.3 * (colour[3 * row] as number) +
    0.59 * (colour[3 * row + 1] as number) +
    0.11 * (colour[3 * row + 2] as number);
  return Float32Array.from(rows, (_, k) => {
    const before = rows[Math.max(0, k - 2)] as number;
    const after = rows[Math.min(rows.length - 1, k + 2)] as number;
    return known[before] === 1 && known[after] === 1 ? luma(after) - luma(before) : 0;
  });
}

/** Follows a side outwards along its pair's slope: 1 where it keeps its colour … 0 where something ends there. */
function follow(
  picture: Raster,
  unknown: Uint8Array,
  { length, rows, at }: Axes,
  ends: RowEnds,
  row: number,
  way: 1 | -1,
  slope: number,
): number {
  const isLow = way < 0;
  if ((isLow ? ends.lowKnown : ends.highKnown)[row] === 0) return 0;
  const colour = isLow ? ends.lowColour : ends.highColour;
  const end = (isLow ? ends.low : ends.high)[row] as number;
  let sum = 0;
  let count = 0;
  for (let out = FOLLOW_FROM; out <= FOLLOW_TO; out += 2) {
    const along = end + way * out;
    const beside = Math.round(row + way * out * slope);
    if (along < 0 || along >= length || beside < 0 || beside >= rows) break;
    if (unknown[at(along, beside)] === 1) break;
    // A thin line that is not quite as steep as its pair is followed all the same.
    let least = Infinity;
    for (let off = -1; off <= 1; off++) {
      const near = beside + off;
      if (near < 0 || near >= rows) continue;
      const i = at(along, near);
      let step = 0;
      for (let c = 0; c < 3; c++)
        step += Math.abs((picture.data[3 * i + c] as number) - (colour[3 * row + c] as number));
      least = Math.min(least, step);
    }
    sum += least;
    count++;
  }
  return count < 3 ? 0.6 : Math.exp(-Math.max(0, sum / count - CHANGE) / FADE);
}

/** The colour of each pair's neighbours, those most that are trusted. */
function bridge(into: Float32Array, trust: Float32Array, rows: Float32Array, colour: Float32Array): void {
  for (let k = 0; k < trust.length; k++) {
    const sums = [0, 0, 0];
    let total = 0;
    for (let off = -AROUND; off <= AROUND; off++) {
      const other = trust[k + off];
      if (other === undefined) continue;
      const weight = (other + 1e-3) * Math.exp((-off * off) / (2 * SPREAD * SPREAD));
      const row = rows[k + off] as number;
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + weight * (colour[3 * row + c] as number);
      total += weight;
    }
    for (let c = 0; c < 3; c++) into[3 * k + c] = (sums[c] as number) / total;
  }
}
