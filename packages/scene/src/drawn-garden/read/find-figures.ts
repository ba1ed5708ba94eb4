import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { SiteClass } from './site-class.ts';
import type { SiteLamp } from './site-reading.ts';
import { UNREAD } from './unread.ts';

const { figure, trim } = SiteClass;

/** People: a narrow upright body under a small round head. They are marked in `kinds`. */
export function findPeople({ cells, height }: DrawingAnalysis, kinds: Uint8Array): void {
  for (let head = 1; head <= cells.count; head++) {
    if (kinds[head] !== UNREAD) continue;
    const w = (cells.x1[head] as number) - (cells.x0[head] as number) + 1;
    const h = (cells.y1[head] as number) - (cells.y0[head] as number) + 1;
    if (w > 0.06 * height || h > 1.9 * w || w > 1.5 * h || (cells.curveShare[head] as number) < 0.5) continue;
    const body = below(cells, head);
    if (body === 0 || kinds[body] !== UNREAD) continue;
    const bw = (cells.x1[body] as number) - (cells.x0[body] as number) + 1;
    const bh = (cells.y1[body] as number) - (cells.y0[body] as number) + 1;
    if (bh < 1.8 * bw || bh < 3 * h || bh > 12 * h || bw < 0.9 * w || bw > 4 * w) continue;
    // A straight post is no body.
    if ((cells.filledArea[body] as number) > 0.82 * bw * bh) continue;
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
    if (w > 24 * unit || h < 3.2 * w || h < 22 * unit || h > 0.7 * height) continue;
    const head = above(cells, post);
    if (head === 0 || kinds[head] !== UNREAD) continue;
    const hw = (cells.x1[head] as number) - (cells.x0[head] as number) + 1;
    const hh = (cells.y1[head] as number) - (cells.y0[head] as number) + 1;
    if (hw < 1.1 * w || hw > 6 * w || hh > 3 * hw || hw > 4 * hh || hh > 0.45 * h) continue;
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
