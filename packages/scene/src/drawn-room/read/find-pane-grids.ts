import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { boxHeight, boxWidth, contactWith, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Area of a pane as shares of the picture. */
const LEAST = 0.0012;
const MOST = 0.05;
/** More alike fields than this are tiles. */
const MANY = 16;

/**
 * Windows whose frame things hide in part: clean straight fields in at least two rows and two columns, parted by single
 * strokes or thin bars, on a wall above eye level. Doors of cupboards stand in one row or carry handles, tiles are more and smaller.
 * @param marks outline ink inside each cell. @returns the panes and bars of each window.
 */
export function findPaneGrids(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  marks: Float32Array,
  clean: number,
): { panes: number[]; bars: number[] }[] {
  const { cells } = analysis;
  const open = new Set<number>();
  for (let i = 1; i <= cells.count; i++) if (couldBePane(analysis, roles, i)) open.add(i);
  const found: { panes: number[]; bars: number[] }[] = [];
  for (const seed of [...open]) {
    if (!open.delete(seed)) continue;
    const panes = [seed];
    for (let head = 0; head < panes.length; head++) {
      const a = panes[head] as number;
      for (const b of open) {
        if (!alikeEnough(analysis, a, b) || side(analysis, a, b) === undefined) continue;
        open.delete(b);
        panes.push(b);
      }
    }
    const clear = panes.filter((i) => (marks[i] as number) < clean).length;
    if (clear < 0.6 * panes.length) continue;
    if (panes.length < 4 || panes.length > MANY || !isGrid(analysis, panes)) continue;
    if (!hangsOnWall(analysis, roles, panes)) continue;
    found.push({ panes, bars: barsAround(analysis, roles, panes) });
  }
  return found;
}

function couldBePane(analysis: DrawingAnalysis, roles: readonly CellRole[], i: number): boolean {
  const { cells, camera, width, height } = analysis;
  const area = (cells.filledArea[i] as number) / (width * height);
  return (
    roles[i] === 'plain' &&
    area > LEAST &&
    area < MOST &&
    (cells.curveShare[i] as number) < 0.3 &&
    (cells.fill[i] as number) > 0.68 &&
    (cells.y0[i] as number) < camera.horizonY + 0.15 * height &&
    (cells.y1[i] as number) < camera.horizonY + 0.33 * height &&
    (cells.inradius[i] as number) > 0.008 * width &&
    contactWith(cells, i, (o) => roles[o] === 'floor') === 0
  );
}

/** How two cells lie of like size that face each other squarely with at most a thin bar between. */
function side({ cells, width }: DrawingAnalysis, a: number, b: number): 'beside' | 'over' | undefined {
  const x = boxOverlap(cells.x0, cells.x1, a, b);
  const y = boxOverlap(cells.y0, cells.y1, a, b);
  const bar = -0.014 * width;
  const [wa, wb] = [boxWidth(cells, a), boxWidth(cells, b)];
  const [ha, hb] = [boxHeight(cells, a), boxHeight(cells, b)];
  const [w, h] = [Math.min(wa, wb), Math.min(ha, hb)];
  if (h > 0.7 * Math.max(ha, hb) && y > 0.7 * h && x > bar && x < 0.35 * w) return 'beside';
  if (w > 0.7 * Math.max(wa, wb) && x > 0.7 * w && y > bar && y < 0.35 * h) return 'over';
  return undefined;
}

/** Length that two boxes share along one axis; negative is the gap between them. */
function boxOverlap(low: Int32Array, high: Int32Array, a: number, b: number): number {
  return Math.min(high[a] as number, high[b] as number) - Math.max(low[a] as number, low[b] as number);
}

function alikeEnough(analysis: DrawingAnalysis, a: number, b: number): boolean {
  const ratio = (analysis.cells.filledArea[a] as number) / (analysis.cells.filledArea[b] as number);
  return ratio > 0.33 && ratio < 3;
}

/** At least two pairs side by side and two pairs one over the other, high enough, and filling their box. */
function isGrid(analysis: DrawingAnalysis, panes: readonly number[]): boolean {
  const { cells, camera, width, height } = analysis;
  let beside = 0;
  let over = 0;
  let area = 0;
  panes.forEach((i, k) => {
    area += cells.filledArea[i] as number;
    for (const o of panes.slice(k + 1)) {
      const where = side(analysis, i, o);
      if (where === 'beside') beside++;
      if (where === 'over') over++;
    }
  });
  const x0 = Math.min(...panes.map((i) => cells.x0[i] as number));
  const x1 = Math.max(...panes.map((i) => cells.x1[i] as number));
  const y0 = Math.min(...panes.map((i) => cells.y0[i] as number));
  const y1 = Math.max(...panes.map((i) => cells.y1[i] as number));
  const box = (x1 - x0 + 1) * (y1 - y0 + 1);
  return (
    beside >= 2 &&
    over >= 2 &&
    area > 0.5 * box &&
    area < 0.16 * width * height &&
    y0 < camera.horizonY - 0.06 * height
  );
}

/** What is not a pane or a thin bar around the grid is mostly wall; a shelf stands among its own boards. */
function hangsOnWall(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  panes: readonly number[],
): boolean {
  const { cells } = analysis;
  const own = new Set([...panes, ...barsAround(analysis, roles, panes)]);
  let outer = 1;
  let wall = 0;
  for (const i of own) {
    outer += contactWith(cells, i, (o) => !own.has(o));
    wall += contactWith(cells, i, (o) => !own.has(o) && roles[o] === 'wall');
  }
  return wall > 0.4 * outer;
}

/** Narrow strips along the panes. */
function barsAround(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  panes: readonly number[],
): number[] {
  const { cells } = analysis;
  const own = new Set(panes);
  const radius = Math.min(...panes.map((i) => cells.inradius[i] as number));
  const bars = new Set<number>();
  // The frame may be drawn as several rebates, one around the other.
  for (let round = 0; round < 3; round++) {
    for (const i of [...own]) {
      forEachNeighbour(cells, i, (o) => {
        if (own.has(o) || (roles[o] !== 'plain' && roles[o] !== 'wall')) return;
        if ((cells.inradius[o] as number) > 0.45 * radius) return;
        if (contactWith(cells, o, (p) => own.has(p)) < 0.25 * (cells.perimeter[o] as number)) return;
        own.add(o);
        bars.add(o);
      });
    }
  }
  return [...bars];
}
