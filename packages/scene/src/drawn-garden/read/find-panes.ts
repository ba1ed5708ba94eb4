import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellBorders } from './cell-borders.ts';
import { isSiteGround, SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

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
    if (share > 0.012 || touchesBorder(cells, l) || !isInWall(l)) continue;
    inner[l] = 1;
  }
  function isInWall(l: number): boolean {
    let exposed = 0;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
      const kind = kinds[neighbours.cell[e] as number] as number;
      if (kind === sky || kind === sheet || kind === roof || isSiteGround(kind))
        exposed += neighbours.contact[e] as number;
    }
    return exposed < 0.06 * (cells.perimeter[l] as number);
  }
  const panes: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (!inner[l] || (borders.upright[l] as number) < 0.24) continue;
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    const thin = (cells.inradius[l] as number) < 1.6 * unit;
    const ring = (cells.filledArea[l] as number) < 0.42 * w * h;
    const slender = Math.max(w, h) > 7 * Math.min(w, h);
    if (thin || ring || slender || (borders.straight[l] as number) < 0.5) continue;
    panes.push(l);
  }
  const areas = panes.map((l) => cells.filledArea[l] as number);
  panes.forEach((l, k) => {
    const like = areas.filter(
      (a) => a < 2.2 * (areas[k] as number) && a > 0.45 * (areas[k] as number),
    ).length;
    if (like > LEAST_REPEATS) kinds[l] = glass;
  });
  // Glass is decided once for all repetitions: what is as large as most panes, and as much inside a wall, is one too.
  const found = panes.filter((l) => kinds[l] === glass).map((l) => cells.filledArea[l] as number);
  if (found.length >= 4)
    for (let l = 1; l <= cells.count; l++) {
      if (!inner[l] || kinds[l] === glass || (cells.inradius[l] as number) < 1.6 * unit) continue;
      const area = cells.filledArea[l] as number;
      const like = found.filter((a) => area < 1.6 * a && area > 0.6 * a).length;
      const slender = (cells.longSide[l] as number) > 4.5 * (cells.shortSide[l] as number);
      if (!slender && like >= 3 && (cells.fill[l] as number) > 0.7) kinds[l] = glass;
    }
  for (let l = 1; l <= cells.count; l++) {
    if (!inner[l] || kinds[l] === glass) continue;
    let beside = 0;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++)
      if (kinds[neighbours.cell[e] as number] === glass) beside += neighbours.contact[e] as number;
    const narrow = (cells.inradius[l] as number) < 6 * unit;
    if (narrow && beside > 0.2 * (cells.perimeter[l] as number)) kinds[l] = trim;
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
