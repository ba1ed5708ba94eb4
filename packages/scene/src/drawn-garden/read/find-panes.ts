import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellBorders } from './cell-borders.ts';
import { isSiteGround, SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

/** A cell that lies wholly inside a wall. */
const INNER = {
  /** Share of the picture. */
  maxArea: 0.012,
  /** Share of its outline on sky, paper, roofs and ground. */
  maxExposed: 0.06,
} as const;

const PANE = {
  /** Share of its outline on upright strokes. */
  minUprightShare: 0.24,
  /** In units of the drawing. */
  minInradius: 1.6,
  /** Share of its bounding box. */
  minFill: 0.42,
  /** Long to short side of its bounding box. */
  maxSlenderness: 7,
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.5,
} as const;

/** Panes of like size. */
const LIKE = {
  /** To that of the pane. */
  maxArea: 2.2,
  /** To that of the pane. */
  minArea: 0.45,
} as const;

/** A cell that is a pane because it is as large as those that were found. */
const REPEATED = {
  /** Panes. */
  minFound: 4,
  /** To that of a pane that was found. */
  maxArea: 1.6,
  /** To that of a pane that was found. */
  minArea: 0.6,
  /** Length to breadth. */
  maxSlenderness: 4.5,
  /** Panes. */
  minAlike: 3,
  /** Share of its rectangle. */
  minFill: 0.7,
} as const;

const GLAZING_BAR = {
  /** In units of the drawing. */
  maxInradius: 6,
  /** Share of its outline. */
  minPaneContact: 0.2,
} as const;

const { glass, trim, wall, sky, sheet, roof } = SiteClass;

/** A pane counts only where this many like it are found: one odd rectangle in a wall may be a sign or a vent. */
const LEAST_REPEATS = 2;

/**
 * Finds windows as small upright pieces that lie wholly inside a wall, and the bars round them. Open cells only.
 */
export function findPanes(analysis: DrawingAnalysis, borders: CellBorders, kinds: Uint8Array): void {
  const { cells, width, height, unit } = analysis;
  const { neighbours } = cells;
  const inner = new Uint8Array(cells.count + 1);
  const open = (l: number): boolean =>
    kinds[l] === UNREAD || kinds[l] === trim || kinds[l] === wall || kinds[l] === glass;
  for (let l = 1; l <= cells.count; l++) {
    if (!open(l)) continue;
    const share = (cells.filledArea[l] as number) / (width * height);
    if (share > INNER.maxArea || touchesBorder(cells, l) || !isInWall(l)) continue;
    inner[l] = 1;
  }
  function isInWall(l: number): boolean {
    let exposed = 0;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
      const kind = kinds[neighbours.cell[e] as number] as number;
      if (kind === sky || kind === sheet || kind === roof || isSiteGround(kind))
        exposed += neighbours.contact[e] as number;
    }
    return exposed < INNER.maxExposed * (cells.perimeter[l] as number);
  }
  const panes: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (!inner[l] || (borders.upright[l] as number) < PANE.minUprightShare) continue;
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    const thin = (cells.inradius[l] as number) < PANE.minInradius * unit;
    const ring = (cells.filledArea[l] as number) < PANE.minFill * w * h;
    const slender = Math.max(w, h) > PANE.maxSlenderness * Math.min(w, h);
    if (thin || ring || slender || (borders.straight[l] as number) < PANE.minStraightShare) continue;
    panes.push(l);
  }
  const areas = panes.map((l) => cells.filledArea[l] as number);
  panes.forEach((l, k) => {
    const like = areas.filter(
      (a) => a < LIKE.maxArea * (areas[k] as number) && a > LIKE.minArea * (areas[k] as number),
    ).length;
    if (like > LEAST_REPEATS) kinds[l] = glass;
  });
  // Glass is decided once for all repetitions: what is as large as most panes, and as much inside a wall, is one too.
  const found = panes.filter((l) => kinds[l] === glass).map((l) => cells.filledArea[l] as number);
  if (found.length >= REPEATED.minFound)
    for (let l = 1; l <= cells.count; l++) {
      if (!inner[l] || kinds[l] === glass || (cells.inradius[l] as number) < PANE.minInradius * unit)
        continue;
      const area = cells.filledArea[l] as number;
      const like = found.filter((a) => area < REPEATED.maxArea * a && area > REPEATED.minArea * a).length;
      const slender =
        (cells.longSide[l] as number) > REPEATED.maxSlenderness * (cells.shortSide[l] as number);
      if (!slender && like >= REPEATED.minAlike && (cells.fill[l] as number) > REPEATED.minFill)
        kinds[l] = glass;
    }
  for (let l = 1; l <= cells.count; l++) {
    if (!inner[l] || kinds[l] === glass) continue;
    let beside = 0;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++)
      if (kinds[neighbours.cell[e] as number] === glass) beside += neighbours.contact[e] as number;
    const narrow = (cells.inradius[l] as number) < GLAZING_BAR.maxInradius * unit;
    if (narrow && beside > GLAZING_BAR.minPaneContact * (cells.perimeter[l] as number)) kinds[l] = trim;
  }
}

function touchesBorder(cells: DrawingAnalysis['cells'], l: number): boolean {
  return (
    (cells.touchTop[l] as number) +
      (cells.touchBottom[l] as number) +
      (cells.touchLeft[l] as number) +
      (cells.touchRight[l] as number) >
    0
  );
}
