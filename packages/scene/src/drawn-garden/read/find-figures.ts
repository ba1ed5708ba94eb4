import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { SiteClass } from './site-class.ts';
import type { SiteLamp } from './site-reading.ts';
import { UNREAD } from './unread.ts';

/** The head of a person. */
const HEAD = {
  /** Share of the picture's height. */
  maxBreadth: 0.06,
  /** Height to breadth. */
  maxTallness: 1.9,
  maxBreadthToHeight: 1.5,
  /** Share of its outline on curves. */
  minCurveShare: 0.5,
} as const;

const BODY = {
  /** Height to breadth. */
  minTallness: 1.8,
  /** In heights of the head. */
  minHeight: 3,
  /** In heights of the head. */
  maxHeight: 12,
  /** In breadths of the head. */
  minBreadth: 0.9,
  /** In breadths of the head. */
  maxBreadth: 4,
  /** Share of its bounding box. */
  maxFill: 0.82,
} as const;

const POST = {
  /** In units of the drawing. */
  maxBreadth: 24,
  /** Height to breadth. */
  minTallness: 3.2,
  /** In units of the drawing. */
  minHeight: 22,
  /** Share of the picture's height. */
  maxHeight: 0.7,
} as const;

const LAMP_HEAD = {
  /** In breadths of the post. */
  minBreadth: 1.1,
  /** In breadths of the post. */
  maxBreadth: 6,
  /** Height to breadth. */
  maxTallness: 3,
  maxBreadthToHeight: 4,
  /** In heights of the post. */
  maxHeight: 0.45,
} as const;

const { figure, trim } = SiteClass;

/** People: a narrow upright body under a small round head. They are marked in `kinds`. */
export function findPeople({ cells, height }: DrawingAnalysis, kinds: Uint8Array): void {
  for (let head = 1; head <= cells.count; head++) {
    if (kinds[head] !== UNREAD) continue;
    const w = (cells.x1[head] as number) - (cells.x0[head] as number) + 1;
    const h = (cells.y1[head] as number) - (cells.y0[head] as number) + 1;
    if (
      w > HEAD.maxBreadth * height ||
      h > HEAD.maxTallness * w ||
      w > HEAD.maxBreadthToHeight * h ||
      (cells.curveShare[head] as number) < HEAD.minCurveShare
    )
      continue;
    const body = below(cells, head);
    if (body === 0 || kinds[body] !== UNREAD) continue;
    const bw = (cells.x1[body] as number) - (cells.x0[body] as number) + 1;
    const bh = (cells.y1[body] as number) - (cells.y0[body] as number) + 1;
    if (
      bh < BODY.minTallness * bw ||
      bh < BODY.minHeight * h ||
      bh > BODY.maxHeight * h ||
      bw < BODY.minBreadth * w ||
      bw > BODY.maxBreadth * w
    )
      continue;
    // A straight post is no body.
    if ((cells.filledArea[body] as number) > BODY.maxFill * bw * bh) continue;
    kinds[head] = figure;
    kinds[body] = figure;
  }
}

/** Posts with a head: thin uprights that carry a small box or globe, found by form. Their cells become trim. */
export function findLamps({ cells, unit, height }: DrawingAnalysis, kinds: Uint8Array): readonly SiteLamp[] {
  const lamps: SiteLamp[] = [];
  for (let post = 1; post <= cells.count; post++) {
    if (kinds[post] !== UNREAD) continue;
    const w = (cells.x1[post] as number) - (cells.x0[post] as number) + 1;
    const h = (cells.y1[post] as number) - (cells.y0[post] as number) + 1;
    if (
      w > POST.maxBreadth * unit ||
      h < POST.minTallness * w ||
      h < POST.minHeight * unit ||
      h > POST.maxHeight * height
    )
      continue;
    const head = above(cells, post);
    if (head === 0 || kinds[head] !== UNREAD) continue;
    const hw = (cells.x1[head] as number) - (cells.x0[head] as number) + 1;
    const hh = (cells.y1[head] as number) - (cells.y0[head] as number) + 1;
    if (
      hw < LAMP_HEAD.minBreadth * w ||
      hw > LAMP_HEAD.maxBreadth * w ||
      hh > LAMP_HEAD.maxTallness * hw ||
      hw > LAMP_HEAD.maxBreadthToHeight * hh ||
      hh > LAMP_HEAD.maxHeight * h
    )
      continue;
    kinds[post] = trim;
    kinds[head] = trim;
    lamps.push({
      x: cells.cx[head] as number,
      y: cells.cy[head] as number,
      size: Math.max(hw, hh),
      footX: cells.cx[post] as number,
      footY: cells.y1[post] as number,
    });
  }
  return lamps;
}

function below({ neighbours }: DrawingAnalysis['cells'], l: number): number {
  return strongest(neighbours, l, neighbours.below);
}

function above({ neighbours }: DrawingAnalysis['cells'], l: number): number {
  return strongest(neighbours, l, neighbours.above);
}

/** The neighbour that a small cell rests on most, if its middle lies over it. */
function strongest(
  neighbours: DrawingAnalysis['cells']['neighbours'],
  l: number,
  measure: Float32Array,
): number {
  let best = 0;
  let most = 0;
  for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
    if ((measure[e] as number) <= most) continue;
    most = measure[e] as number;
    best = neighbours.cell[e] as number;
  }
  return best;
}
