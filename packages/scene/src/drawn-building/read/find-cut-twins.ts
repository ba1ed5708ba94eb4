import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { UNDECIDED } from './building-class.ts';
import type { Opening, PartialOpening } from './building-reading.ts';

/** Length to breadth of a leg or a sill. */
const MIN_BAR_SLENDERNESS = 4.5;
/** Sine of its angle to the level. */
const MIN_LEG_RISE = 0.95;
/** Sine of its angle to the level. */
const MAX_SILL_RISE = 0.4;
/** Between the foot of a leg and its sill, share of the leg's length. */
const MAX_FOOT_OFF = 0.12;

const TWIN = {
  /** Share of its breadth. */
  maxBreadthOff: 0.2,
  /** In height, share of each of the two. */
  minOverlap: 0.7,
} as const;

/** In units of the drawing. */
const MIN_PANE_INRADIUS = 2.4;

/**
 * The other one of a pair of windows, cut by the rake of a roof: two legs of a casing on a sill, as wide and at the same
 * height as a window that was found. What lies between them is glass like there.
 */
export function findCutTwins(
  analysis: DrawingAnalysis,
  kinds: Uint8Array,
  openings: readonly Opening[],
): PartialOpening[] {
  const { cells } = analysis;
  const legs: number[] = [];
  const sills: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (
      kinds[l] !== UNDECIDED ||
      (cells.longSide[l] as number) < MIN_BAR_SLENDERNESS * (cells.shortSide[l] as number)
    )
      continue;
    const rise = Math.abs(Math.sin(cells.angle[l] as number));
    if (rise > MIN_LEG_RISE) legs.push(l);
    else if (rise < MAX_SILL_RISE) sills.push(l);
  }
  const found: PartialOpening[] = [];
  for (const sill of sills) {
    const standing = legs.filter((leg) => standsOn(analysis, leg, sill));
    for (const left of standing) {
      for (const right of standing) {
        const box = boxOf(analysis, left, right, sill);
        if (box === undefined || !openings.some((o) => isTwin(o, box))) continue;
        const panes = panesBetween(analysis, kinds, left, right, sill);
        if (panes.size > 0 && !found.some((f) => overlaps(f.box, box))) found.push({ box, panes });
      }
    }
  }
  return found;
}

function standsOn({ cells }: DrawingAnalysis, leg: number, sill: number): boolean {
  const drop = Math.abs((cells.y1[leg] as number) - (cells.y0[sill] as number));
  if (drop > MAX_FOOT_OFF * (cells.longSide[leg] as number)) return false;
  return contactWith(cells.neighbours, leg, (o) => o === sill) > 0;
}

function boxOf({ cells }: DrawingAnalysis, left: number, right: number, sill: number): Opening | undefined {
  if ((cells.x1[left] as number) >= (cells.x0[right] as number)) return undefined;
  return {
    x0: cells.x0[left] as number,
    x1: cells.x1[right] as number,
    y0: Math.min(cells.y0[left] as number, cells.y0[right] as number),
    y1: cells.y1[sill] as number,
  };
}

function isTwin(a: Opening, b: Opening): boolean {
  const wide = (b.x1 - b.x0 + 1) / (a.x1 - a.x0 + 1);
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  return (
    Math.abs(wide - 1) < TWIN.maxBreadthOff &&
    overlap > TWIN.minOverlap * (a.y1 - a.y0 + 1) &&
    overlap > TWIN.minOverlap * (b.y1 - b.y0 + 1)
  );
}

function overlaps(a: Opening, b: Opening): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
}

/** Cells that lie wholly between the legs and above the sill; slivers are the sash. */
function panesBetween(
  { cells, unit }: DrawingAnalysis,
  kinds: Uint8Array,
  left: number,
  right: number,
  sill: number,
): Set<number> {
  const panes = new Set<number>();
  const top = Math.min(cells.y0[left] as number, cells.y0[right] as number);
  for (let l = 1; l <= cells.count; l++) {
    const inside =
      (cells.x0[l] as number) >= (cells.x1[left] as number) &&
      (cells.x1[l] as number) <= (cells.x0[right] as number) + 1 &&
      (cells.y0[l] as number) >= top &&
      (cells.y1[l] as number) <= (cells.y0[sill] as number);
    if (inside && kinds[l] === UNDECIDED && (cells.inradius[l] as number) > MIN_PANE_INRADIUS * unit)
      panes.add(l);
  }
  return panes;
}
