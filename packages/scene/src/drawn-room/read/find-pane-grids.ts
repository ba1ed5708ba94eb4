import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { boxHeight, boxWidth, contactWith, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Share of the panes without a handle or the like. */
const MIN_CLEAR = 0.6;
const MIN_PANES = 4;

const PANE = {
  /** Share of its outline on curves. */
  maxCurveShare: 0.3,
  /** Share of its rectangle. */
  minFill: 0.68,
  /** Share of the picture's width. */
  minInradius: 0.008,
} as const;

/** Two panes side by side; one over the other takes the same, with height and breadth exchanged. */
const BESIDE = {
  /** Of the lower to the higher one. */
  minHeightRatio: 0.7,
  /** Share of the lower one's height. */
  minShared: 0.7,
  /** Share of the narrower one's breadth. */
  maxOverlap: 0.35,
} as const;

const ALIKE = {
  minAreaRatio: 0.33,
  maxAreaRatio: 3,
} as const;

const GRID = {
  /** Panes, share of their bounding box. */
  minFill: 0.5,
  /** Share of the picture. */
  maxArea: 0.16,
} as const;

/** Share of the grid's outline. */
const MIN_WALL_AROUND = 0.4;

const BARS = {
  rounds: 3,
  /** To that of the slightest pane. */
  maxInradius: 0.45,
  /** With panes and other bars, share of its outline. */
  minContact: 0.25,
} as const;

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
    if (clear < MIN_CLEAR * panes.length) continue;
    if (panes.length < MIN_PANES || panes.length > MANY || !isGrid(analysis, panes)) continue;
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
    (cells.curveShare[i] as number) < PANE.maxCurveShare &&
    (cells.fill[i] as number) > PANE.minFill &&
    (cells.y0[i] as number) < camera.horizonY + 0.15 * height &&
    (cells.y1[i] as number) < camera.horizonY + 0.33 * height &&
    (cells.inradius[i] as number) > PANE.minInradius * width &&
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
  if (
    h > BESIDE.minHeightRatio * Math.max(ha, hb) &&
    y > BESIDE.minShared * h &&
    x > bar &&
    x < BESIDE.maxOverlap * w
  )
    return 'beside';
  if (
    w > BESIDE.minHeightRatio * Math.max(wa, wb) &&
    x > BESIDE.minShared * w &&
    y > bar &&
    y < BESIDE.maxOverlap * h
  )
    return 'over';
  return undefined;
}

/** Length that two boxes share along one axis; negative is the gap between them. */
function boxOverlap(low: Int32Array, high: Int32Array, a: number, b: number): number {
  return Math.min(high[a] as number, high[b] as number) - Math.max(low[a] as number, low[b] as number);
}

function alikeEnough(analysis: DrawingAnalysis, a: number, b: number): boolean {
  const ratio = (analysis.cells.filledArea[a] as number) / (analysis.cells.filledArea[b] as number);
  return ratio > ALIKE.minAreaRatio && ratio < ALIKE.maxAreaRatio;
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
    area > GRID.minFill * box &&
    area < GRID.maxArea * width * height &&
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
  return wall > MIN_WALL_AROUND * outer;
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
  for (let round = 0; round < BARS.rounds; round++) {
    for (const i of [...own]) {
      forEachNeighbour(cells, i, (o) => {
        if (own.has(o) || (roles[o] !== 'plain' && roles[o] !== 'wall')) return;
        if ((cells.inradius[o] as number) > BARS.maxInradius * radius) return;
        if (contactWith(cells, o, (p) => own.has(p)) < BARS.minContact * (cells.perimeter[o] as number))
          return;
        own.add(o);
        bars.add(o);
      });
    }
  }
  return [...bars];
}
