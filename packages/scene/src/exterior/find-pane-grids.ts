import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import type { Opening } from './exterior-reading.ts';

export interface PaneGrid {
  readonly panes: Int32Array;
  readonly bounds: Opening;
}

const LEAST_PANES = 4;

/**
 * Finds regular grids of four or more panes: near-rectangular cells of like size, side by side or one above the other
 * with a bar's width between. Bricks lie and break joint, furniture is irregular, boards are slender: none passes.
 */
export function findPaneGrids(analysis: DrawingAnalysis, free: (cell: number) => boolean): PaneGrid[] {
  const { cells, width, height, unit } = analysis;
  const candidates: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (!free(l)) continue;
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    const boxed = (cells.area[l] as number) / (w * h);
    const sized = w >= 4 * unit && h >= 4 * unit && w * h < 0.006 * width * height;
    if (sized && boxed > 0.72 && w < 1.7 * h && h < 3.2 * w) candidates.push(l);
  }
  const links: number[][] = candidates.map(() => []);
  for (let a = 0; a < candidates.length; a++) {
    for (let b = a + 1; b < candidates.length; b++) {
      if (!areGridMates(analysis, candidates[a] as number, candidates[b] as number)) continue;
      links[a]?.push(b);
      links[b]?.push(a);
    }
  }
  const seen = new Uint8Array(candidates.length);
  const grids: PaneGrid[] = [];
  for (let seed = 0; seed < candidates.length; seed++) {
    if (seen[seed]) continue;
    const group = [seed];
    seen[seed] = 1;
    for (let k = 0; k < group.length; k++) {
      for (const other of links[group[k] as number] ?? []) {
        if (seen[other]) continue;
        seen[other] = 1;
        group.push(other);
      }
    }
    if (group.length < LEAST_PANES) continue;
    const panes = Int32Array.from(group, (k) => candidates[k] as number);
    const bounds = boundsOf(analysis, panes);
    let area = 0;
    for (const l of panes) area += cells.filledArea[l] as number;
    const box = (bounds.x1 - bounds.x0 + 1) * (bounds.y1 - bounds.y0 + 1);
    if (area > 0.5 * box && box < 0.03 * width * height) grids.push({ panes, bounds });
  }
  return grids;
}

function areGridMates({ cells }: DrawingAnalysis, a: number, b: number): boolean {
  const wa = (cells.x1[a] as number) - (cells.x0[a] as number) + 1;
  const wb = (cells.x1[b] as number) - (cells.x0[b] as number) + 1;
  const ha = (cells.y1[a] as number) - (cells.y0[a] as number) + 1;
  const hb = (cells.y1[b] as number) - (cells.y0[b] as number) + 1;
  const near = (p: number, q: number, tolerance: number): boolean =>
    Math.abs(p - q) <= tolerance * Math.max(p, q) + 1;
  const overlap = (p0: number, p1: number, q0: number, q1: number): number =>
    Math.min(p1, q1) - Math.max(p0, q0) + 1;
  const across = overlap(
    cells.y0[a] as number,
    cells.y1[a] as number,
    cells.y0[b] as number,
    cells.y1[b] as number,
  );
  const along = overlap(
    cells.x0[a] as number,
    cells.x1[a] as number,
    cells.x0[b] as number,
    cells.x1[b] as number,
  );
  if (near(ha, hb, 0.16) && near(wa, wb, 0.28) && across > 0.78 * Math.min(ha, hb))
    return Math.abs(along) < 0.4 * Math.min(wa, wb);
  if (near(wa, wb, 0.16) && near(ha, hb, 0.28) && along > 0.78 * Math.min(wa, wb))
    return Math.abs(across) < 0.4 * Math.min(ha, hb);
  return false;
}

function boundsOf({ cells }: DrawingAnalysis, panes: Int32Array): Opening {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = 0;
  let y1 = 0;
  for (const l of panes) {
    x0 = Math.min(x0, cells.x0[l] as number);
    y0 = Math.min(y0, cells.y0[l] as number);
    x1 = Math.max(x1, cells.x1[l] as number);
    y1 = Math.max(y1, cells.y1[l] as number);
  }
  return { x0, y0, x1, y1 };
}
