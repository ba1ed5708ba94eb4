import { median } from '@plumbline/imaging/percentile.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, groupBounds, groupTouching } from '../../drawing/cell-groups.ts';
import { UNDECIDED } from './building-class.ts';
import type { Opening, PartialOpening } from './building-reading.ts';

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
    area > 30 * unit * unit &&
    area < 0.006 * width * height &&
    (cells.fill[l] as number) > 0.85 &&
    (cells.longSide[l] as number) < 4 * (cells.shortSide[l] as number) &&
    (cells.inradius[l] as number) > 3 * unit &&
    // Tiles on the ground have no upright sides.
    (cells.axisShare[1][l] as number) > 0.2
  );
}

/** Most panes are of one size; those that something cuts are smaller. */
function isEven({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  const areas = [...group].map((l) => cells.area[l] as number).sort((p, q) => q - p);
  const typical = areas[areas.length >> 2] as number;
  return areas.filter((a) => a < 1.6 * typical && a > 0.5 * typical).length >= 0.5 * group.length;
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
      (o) => !own.has(o) && (cells.inradius[o] as number) < 6 * unit && (cells.fill[o] as number) < 0.4,
    );
  }
  return cased > 0.3 * outer;
}

/** Four panes around one crossing, their edges in line: bricks and stones are staggered. */
function hasCrossing({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  if (group.length < 4) return false;
  const beside = pairs(cells, group, true);
  const below = pairs(cells, group, false);
  return beside >= 0.4 * group.length && below >= 0.4 * group.length;
}

function isStacked({ cells }: DrawingAnalysis, group: Int32Array): boolean {
  return Math.max(pairs(cells, group, true), pairs(cells, group, false)) >= 0.5 * group.length;
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
      return gap > -0.2 * long && gap < 0.4 * long && slip < 0.25 * across;
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
    return ratio < 1.5 && ratio > 1 / 1.5;
  };
  if (isAsHigh(a.box, b.box)) return like(cells.y0, cells.y1);
  const across = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0) + 1;
  return [a.box, b.box].every((o) => across > 0.8 * (o.x1 - o.x0 + 1)) && like(cells.x0, cells.x1);
}

function isAsHigh(a: Opening, b: Opening): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  return overlap > 0.6 * (a.y1 - a.y0 + 1) && overlap > 0.6 * (b.y1 - b.y0 + 1);
}
