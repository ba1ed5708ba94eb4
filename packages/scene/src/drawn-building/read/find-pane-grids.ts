import { median } from '@plumbline/imaging/percentile.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { UNDECIDED } from './building-class.ts';
import type { Opening, PartialOpening } from './building-reading.ts';

const PANE = {
  /** Square units of the drawing. */
  minArea: 30,
  /** Share of the picture. */
  maxArea: 0.006,
  /** Share of its rectangle. */
  minFill: 0.85,
  /** Length to breadth. */
  maxSlenderness: 4,
  /** In units of the drawing. */
  minInradius: 3,
  /** Share of its outline on upright lines. */
  minUprightShare: 0.2,
} as const;

/** Panes of one size; areas to that of the upper quarter. */
const EVEN = {
  maxArea: 1.6,
  minArea: 0.5,
  /** Of the panes. */
  minShare: 0.5,
} as const;

const CASING = {
  /** In units of the drawing. */
  maxInradius: 6,
  /** Share of its rectangle. */
  maxFill: 0.4,
  /** Share of the outer outline of the panes. */
  minContact: 0.3,
} as const;

const CROSSING = {
  minPanes: 4,
  /** Share of the panes with one right beside them. */
  minBeside: 0.4,
  /** Share of the panes with one right below them. */
  minBelow: 0.4,
} as const;

/** Share of the panes that have one right beside or right below them. */
const MIN_STACKED = 0.5;

/** The next pane of a row or stack. */
const NEXT_PANE = {
  /** Share of the pane's length. */
  maxOverlap: 0.2,
  /** Share of the pane's length. */
  maxGap: 0.4,
  /** Share of the pane's breadth. */
  maxSlip: 0.25,
} as const;

/** Between panes of like size. */
const MAX_SIZE_RATIO = 1.5;
/** Across, share of either window: one stands above the other. */
const MIN_STACK_OVERLAP = 0.8;
/** In height, share of either window. */
const MIN_LEVEL_OVERLAP = 0.6;

/**
 * Windows that are no whole hole in their wall because a post, a rail or an eave stands before them: panes of like size that
 * meet at bars, inside a casing. Four around a crossing of bars are plain; fewer count beside a window of the same height.
 */
export function findPaneGrids(
  analysis: DrawingAnalysis,
  kinds: Uint8Array,
  openings: readonly Opening[],
  paneOf: Int32Array,
): PartialOpening[] {
  const { cells, width } = analysis;
  const pane = new Uint8Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    const taken = paneOf[Math.round(cells.cy[l] as number) * width + Math.round(cells.cx[l] as number)] !== 0;
    if (kinds[l] === UNDECIDED && !taken && isPane(analysis, l)) pane[l] = 1;
  }
  const whole: PartialOpening[] = [];
  const parts: PartialOpening[] = [];
  for (const group of groupTouching(pane, cells.neighbours, 4)) {
    if (group.length < 2 || !isEven(analysis, group) || !isStacked(analysis, group)) continue;
    const found = { box: groupBounds(group, cells), panes: new Set(group) };
    (hasCrossing(analysis, group) && isCased(analysis, group) ? whole : parts).push(found);
  }
  const beside = parts.filter((part) => {
    const cased = isCased(analysis, Int32Array.from(part.panes));
    if (cased && openings.some((o) => isAsHigh(part.box, o))) return true;
    // Two alone may be the void behind a post.
    return (cased || part.panes.size > 2) && whole.some((w) => isAlike(analysis, part, w));
  });
  return [...whole, ...beside];
}

function isPane({ cells, width, height, unit }: DrawingAnalysis, l: number): boolean {
  const area = cells.area[l] as number;
  return (
    area > PANE.minArea * unit * unit &&
    area < PANE.maxArea * width * height &&
    (cells.fill[l] as number) > PANE.minFill &&
    (cells.longSide[l] as number) < PANE.maxSlenderness * (cells.shortSide[l] as number) &&
    (cells.inradius[l] as number) > PANE.minInradius * unit &&
    // Tiles on the ground have no upright sides.
    (cells.axisShare[1][l] as number) > PANE.minUprightShare
  );
}

/** Most panes are of one size; those that something cuts are smaller. */
function isEven({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  const areas = [...group].map((l) => cells.area[l] as number).sort((p, q) => q - p);
  const typical = areas[areas.length >> 2] as number;
  return (
    areas.filter((a) => a < EVEN.maxArea * typical && a > EVEN.minArea * typical).length >=
    EVEN.minShare * group.length
  );
}

/** A casing runs along the panes: a thin ring or bar that is nothing but frame. */
function isCased({ cells, unit }: DrawingAnalysis, group: Int32Array): boolean {
  const own = new Set(group);
  let outer = 0;
  let cased = 0;
  for (const l of group) {
    outer += contactWith(cells.neighbours, l, (o) => !own.has(o));
    cased += contactWith(
      cells.neighbours,
      l,
      (o) =>
        !own.has(o) &&
        (cells.inradius[o] as number) < CASING.maxInradius * unit &&
        (cells.fill[o] as number) < CASING.maxFill,
    );
  }
  return cased > CASING.minContact * outer;
}

/** Four panes around one crossing, their edges in line: bricks and stones are staggered. */
function hasCrossing({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  if (group.length < CROSSING.minPanes) return false;
  const beside = pairs(cells, group, true);
  const below = pairs(cells, group, false);
  return beside >= CROSSING.minBeside * group.length && below >= CROSSING.minBelow * group.length;
}

function isStacked({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  return Math.max(pairs(cells, group, true), pairs(cells, group, false)) >= MIN_STACKED * group.length;
}

/** Panes that have another one right beside them (or below them), edges in line. */
function pairs(cells: DrawingAnalysis['cells'], group: Int32Array, beside: boolean): number {
  const [from, to] = beside ? [cells.x0, cells.x1] : [cells.y0, cells.y1];
  const [low, high] = beside ? [cells.y0, cells.y1] : [cells.x0, cells.x1];
  let count = 0;
  for (const a of group) {
    const long = (to[a] as number) - (from[a] as number) + 1;
    const across = (high[a] as number) - (low[a] as number) + 1;
    const found = group.some((b) => {
      const gap = (from[b] as number) - (to[a] as number);
      const slip = Math.abs((low[b] as number) - (low[a] as number));
      return (
        gap > -NEXT_PANE.maxOverlap * long &&
        gap < NEXT_PANE.maxGap * long &&
        slip < NEXT_PANE.maxSlip * across
      );
    });
    if (found) count++;
  }
  return count;
}

/** At one level or one above the other, with panes of like height or breadth: both are glass or neither. */
function isAlike({ cells }: DrawingAnalysis, a: PartialOpening, b: PartialOpening): boolean {
  const like = (from: Int32Array, to: Int32Array): boolean => {
    const size = (of: PartialOpening): number =>
      median([...of.panes].map((l) => (to[l] as number) - (from[l] as number) + 1));
    const ratio = size(a) / size(b);
    return ratio < MAX_SIZE_RATIO && ratio > 1 / MAX_SIZE_RATIO;
  };
  if (isAsHigh(a.box, b.box)) return like(cells.y0, cells.y1);
  const across = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0) + 1;
  return (
    [a.box, b.box].every((o) => across > MIN_STACK_OVERLAP * (o.x1 - o.x0 + 1)) && like(cells.x0, cells.x1)
  );
}

function isAsHigh(a: Opening, b: Opening): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  return overlap > MIN_LEVEL_OVERLAP * (a.y1 - a.y0 + 1) && overlap > MIN_LEVEL_OVERLAP * (b.y1 - b.y0 + 1);
}
