import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { CellTable } from '../../drawing/cell-table.ts';

/** Numbers, two a pixel, of the shortest outline that is measured. */
const MIN_OUTLINE = 16;
/** Numbers, two a pixel, from which an outline is smoothed twice. */
const LONG_OUTLINE = 560;
/** How much deeper a corner turns than what lies beside it. */
const CORNER_PEAK = 1.2;

/** How the outline of each cell bends; index by label. */
export interface CellOutlines {
  /** Inward corners of the outline: a crown of leaves has many, a pond or a room none. */
  readonly cusps: Uint16Array;
  /** Mean depth of the turn at those corners, radians. */
  readonly cuspTurn: Float32Array;
  /** Sharp outward corners: a lawn that crowns bite into has more of them than of inward ones. */
  readonly spikes: Uint16Array;
  /** Length of the outer boundary, in pixels. */
  readonly length: Float32Array;
  /** Pixels within the outer boundary: more than the cell's own area where other things lie in it. */
  readonly enclosed: Float32Array;
}

/** Three steps that turn inwards by at least this much are a corner (radians), and outwards by the other. */
const LEAST_TURN = 0.5;
const SPIKE_TURN = 1.05;
/** Distance of the points at which the outline's direction is taken, in pixels; longer outlines take longer steps. */
const STEP = 3;
const MOST_POINTS = 220;

/**
 * Walks round the outer boundary of every cell (Moore's neighbour tracing), smooths it and counts its inward corners.
 * @param leastArea cells smaller than this many pixels are left out, and `mostArea` likewise.
 */
export function measureOutlines(
  map: LabelMap,
  cells: CellTable,
  leastArea: number,
  mostArea: number,
): CellOutlines {
  const cusps = new Uint16Array(cells.count + 1);
  const cuspTurn = new Float32Array(cells.count + 1);
  const length = new Float32Array(cells.count + 1);
  const enclosed = new Float32Array(cells.count + 1);
  const spikes = new Uint16Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    const area = cells.filledArea[l] as number;
    if (area < leastArea || area > mostArea) continue;
    const outline = traceOutline(map, l, cells.y0[l] as number);
    if (outline.length < MIN_OUTLINE) continue;
    const { points, total } = resample(smoothLoop(outline, outline.length < LONG_OUTLINE ? 1 : 2));
    length[l] = total;
    enclosed[l] = polygonArea(points);
    const found = countCusps(points);
    cusps[l] = found.count;
    spikes[l] = found.spikes;
    cuspTurn[l] = found.count > 0 ? found.turn / found.count : 0;
  }
  return { cusps, cuspTurn, spikes, length, enclosed };
}

const DX = [1, 1, 0, -1, -1, -1, 0, 1];
const DY = [0, 1, 1, 1, 0, -1, -1, -1];

/**
 * Boundary pixels of a label in clockwise order, x and y in turn.
 * @param near a row of the cell or up to eight rows below its topmost one.
 */
function traceOutline(map: LabelMap, label: number, near: number): number[] {
  const { width, height, data } = map;
  const first = data.indexOf(label, Math.max(0, near - 8) * width);
  if (first < 0) return [];
  const sx = first % width;
  const sy = Math.floor(first / width);
  const is = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === label;
  const out: number[] = [];
  let x = sx;
  let y = sy;
  let from = 4;
  let opening = -1;
  const limit = 8 * (width + height);
  for (let k = 0; k < limit; k++) {
    let d = -1;
    for (let turn = 0; turn < DX.length && d < 0; turn++) {
      const way = (from + turn) % 8;
      if (is(x + (DX[way] as number), y + (DY[way] as number))) d = way;
    }
    // Back at the start and about to take the first step again (Jacob's criterion): a spike may pass the start earlier.
    if (d < 0 || (x === sx && y === sy && d === opening)) break;
    if (opening < 0) opening = d;
    out.push(x, y);
    x += DX[d] as number;
    y += DY[d] as number;
    from = (d + 6) % 8;
  }
  return out;
}

/** Small outlines are smoothed less: their scallops are only a few pixels deep. */
function smoothLoop(points: readonly number[], rounds: number): Float32Array {
  const n = points.length / 2;
  let from = Float32Array.from(points);
  for (let round = 0; round < rounds; round++) {
    const to = new Float32Array(from.length);
    for (let i = 0; i < n; i++) {
      for (let c = 0; c < 2; c++) {
        let sum = 0;
        for (let k = -2; k <= 2; k++) sum += from[((i + k + n) % n) * 2 + c] as number;
        to[i * 2 + c] = sum / 5;
      }
    }
    from = to;
  }
  return from;
}

/** Points at even distance along a closed line. */
function resample(loop: Float32Array): { points: Float32Array; total: number } {
  const n = loop.length / 2;
  const at = new Float32Array(n + 1);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    at[i + 1] =
      (at[i] as number) +
      Math.hypot(
        (loop[j * 2] as number) - (loop[i * 2] as number),
        (loop[j * 2 + 1] as number) - (loop[i * 2 + 1] as number),
      );
  }
  const total = at[n] as number;
  const count = Math.max(12, Math.min(MOST_POINTS, Math.round(total / STEP)));
  const points = new Float32Array(count * 2);
  let i = 0;
  for (let k = 0; k < count; k++) {
    const s = (total * k) / count;
    while (i < n - 1 && (at[i + 1] as number) < s) i++;
    const span = (at[i + 1] as number) - (at[i] as number) || 1;
    const t = (s - (at[i] as number)) / span;
    const j = (i + 1) % n;
    for (let c = 0; c < 2; c++)
      points[k * 2 + c] = (loop[i * 2 + c] as number) * (1 - t) + (loop[j * 2 + c] as number) * t;
  }
  return { points, total };
}

function polygonArea(points: Float32Array): number {
  let sum = 0;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2)
    sum +=
      (points[j] as number) * (points[i + 1] as number) - (points[i] as number) * (points[j + 1] as number);
  return Math.abs(sum) / 2;
}

function countCusps(points: Float32Array): { count: number; turn: number; spikes: number } {
  const n = points.length / 2;
  const turns = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const a = ((i + n - 1) % n) * 2;
    const c = ((i + 1) % n) * 2;
    const ux = (points[i * 2] as number) - (points[a] as number);
    const uy = (points[i * 2 + 1] as number) - (points[a + 1] as number);
    const vx = (points[c] as number) - (points[i * 2] as number);
    const vy = (points[c + 1] as number) - (points[i * 2 + 1] as number);
    // Clockwise in image coordinates: outward bends are positive.
    turns[i] = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
  }
  let count = 0;
  let turn = 0;
  let spikes = 0;
  for (let i = 0; i < n; i++) {
    const before = turns[(i + n - 1) % n] as number;
    const own = turns[i] as number;
    const after = turns[(i + 1) % n] as number;
    // A corner is where the turn of three steps peaks and hardly goes on beside them.
    const sum = before + own + after;
    const beside = (turns[(i + n - 3) % n] as number) + (turns[(i + 3) % n] as number);
    if (own <= before && own < after && sum < -LEAST_TURN && sum < CORNER_PEAK * beside) {
      count++;
      turn -= sum;
    }
    if (own >= before && own > after && sum > SPIKE_TURN) spikes++;
  }
  return { count, turn, spikes };
}
