import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import type { CellBorders } from './cell-borders.ts';
import type { InnerMarks } from './inner-marks.ts';
import { isSiteGround, SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

const { ground, sky, crown, trunk, figure, wall } = SiteClass;

/**
 * Finds the level ground of a picture taken from a person's height: what lies under the horizon and has no upright sides
 * of its own. Tops of planters and benches are left out by the faces under them.
 */
export function findGardenGround(
  analysis: DrawingAnalysis,
  borders: CellBorders,
  marks: InnerMarks,
  horizonY: number,
  kinds: Uint8Array,
): void {
  const { cells } = analysis;
  const candidate = new Uint8Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNREAD && isLevel(analysis, borders, marks, horizonY, l)) candidate[l] = 1;
  for (let l = 1; l <= cells.count; l++)
    if (candidate[l] && isRestingOnFaces(analysis, candidate, kinds, horizonY, l)) candidate[l] = 0;
  for (let l = 1; l <= cells.count; l++)
    if (candidate[l] && isWallUnderCoping(analysis, candidate, l)) {
      candidate[l] = 0;
      kinds[l] = wall;
    }
  const stack: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (!candidate[l] || !isAnchored(analysis, l)) continue;
    kinds[l] = ground;
    stack.push(l);
  }
  const { neighbours } = cells;
  while (stack.length > 0) {
    const l = stack.pop() as number;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
      const o = neighbours.cell[e] as number;
      if (!candidate[o] || kinds[o] !== UNREAD) continue;
      kinds[o] = ground;
      stack.push(o);
    }
  }
}

function isLevel(
  { cells, unit, width }: DrawingAnalysis,
  borders: CellBorders,
  marks: InnerMarks,
  horizonY: number,
  l: number,
): boolean {
  if ((cells.cy[l] as number) < horizonY + 6 * unit || (cells.y0[l] as number) < horizonY - 16 * unit)
    return false;
  if ((cells.inradius[l] as number) < 2.2 * unit) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  // Benches and posts that stand before a wide lawn lend it their upright sides.
  const wide = (cells.touchBottom[l] as number) > 0.08 * width && w > 0.8 * h;
  // Tufts and ripples are drawn on nothing else.
  if ((marks.upright[l] as number) >= 3 && touches(cells, l) > 0) return true;
  if ((marks.flat[l] as number) >= 3 && w > 1.6 * h) return true;
  if ((borders.upright[l] as number) > (wide ? 0.36 : 0.14)) return false;
  // Narrow straight bars are edges of boxes, narrow curved bands are rims.
  const bar = (cells.inradius[l] as number) < 7 * unit && (borders.straight[l] as number) > 0.75;
  const shape = (borders.upright[l] as number) < 0.06 ? 0.42 : 0.9;
  return !bar && (w > shape * h || touches(cells, l) > 0);
}

/** Most of what lies right under it is an upright face: the top of a box. */
function isRestingOnFaces(
  { cells, unit }: DrawingAnalysis,
  candidate: Uint8Array,
  kinds: Uint8Array,
  horizonY: number,
  l: number,
): boolean {
  const { neighbours } = cells;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if (w > 400 * unit || h > 64 * unit) return false;
  // Land beyond a garden wall reaches up to the horizon.
  if (reachesHorizon(cells, horizonY, 9 * unit, l)) return false;
  const faces = contactWith(
    neighbours,
    l,
    (o) => !candidate[o] && !isPlantingOrFigure(kinds[o] as number) && kinds[o] !== sky,
    neighbours.below,
  );
  return faces > 0.55 * w;
}

/** A long bar along the top of a plain strip is the coping of a garden wall. */
function isWallUnderCoping({ cells, unit }: DrawingAnalysis, candidate: Uint8Array, l: number): boolean {
  const { neighbours } = cells;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if ((cells.touchBottom[l] as number) > 0 || w < 0.9 * h) return false;
  const coping = contactWith(
    neighbours,
    l,
    (o) =>
      !candidate[o] &&
      (cells.inradius[o] as number) < 6 * unit &&
      (cells.longSide[o] as number) > 8 * (cells.shortSide[o] as number),
    neighbours.above,
  );
  return coping > 0.5 * w;
}

function isAnchored({ cells, width, height }: DrawingAnalysis, l: number): boolean {
  const side = (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
  return (
    (cells.touchBottom[l] as number) > 0.02 * width ||
    (side > 4 && (cells.cy[l] as number) > 0.4 * height) ||
    (cells.filledArea[l] as number) > 0.03 * width * height
  );
}

function reachesHorizon(
  cells: DrawingAnalysis['cells'],
  horizonY: number,
  within: number,
  l: number,
): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  return Math.abs((cells.y0[l] as number) - horizonY) < within && w > 1.4 * h;
}

function touches(cells: DrawingAnalysis['cells'], l: number): number {
  return (cells.touchBottom[l] as number) + (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
}

function isPlantingOrFigure(kind: number): boolean {
  return kind === crown || kind === trunk || kind === figure || isSiteGround(kind);
}
