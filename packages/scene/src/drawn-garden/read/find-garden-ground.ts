import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import type { CellBorders } from './cell-borders.ts';
import type { InnerMarks } from './inner-marks.ts';
import { isSiteGround, SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

const LEVEL = {
  /** In units of the drawing. */
  minInradius: 2.2,
  /** Share of the picture's width. */
  wideBottomTouch: 0.08,
  /** Breadth to height. */
  wideBreadth: 0.8,
  /** Share of its outline on upright strokes under which it may be higher than wide. */
  plainUprightShare: 0.06,
} as const;

/** Strokes that are drawn on ground only. */
const GROUND_MARKS = {
  minTufts: 3,
  minRipples: 3,
  /** Breadth to height of what ripples lie in. */
  minRippledBreadth: 1.6,
} as const;

/** The edge of a box. */
const BAR = {
  /** In units of the drawing. */
  maxInradius: 7,
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.75,
} as const;

const BOX_TOP = {
  /** In units of the drawing. */
  maxBreadth: 400,
  /** In units of the drawing. */
  maxHeight: 64,
  /** Share of its breadth. */
  minFacesBelow: 0.55,
} as const;

/** Breadth to height of a garden wall. */
const MIN_WALL_BREADTH = 0.9;

const COPING = {
  /** In units of the drawing. */
  maxInradius: 6,
  /** Length to breadth. */
  minSlenderness: 8,
  /** Share of the wall's breadth. */
  minAbove: 0.5,
} as const;

/** Ground that counts by itself; the rest must touch it. */
const ANCHOR = {
  /** Share of the picture's width. */
  minBottomTouch: 0.02,
  /** Pixels. */
  minSideTouch: 4,
  /** Of what touches a side, share of the picture's height from its top. */
  minMiddle: 0.4,
  /** Share of the picture. */
  minArea: 0.03,
} as const;

/** Breadth to height of land that reaches the horizon. */
const MIN_LAND_BREADTH = 1.4;

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
  if ((cells.inradius[l] as number) < LEVEL.minInradius * unit) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  // Benches and posts that stand before a wide lawn lend it their upright sides.
  const wide = (cells.touchBottom[l] as number) > LEVEL.wideBottomTouch * width && w > LEVEL.wideBreadth * h;
  // Tufts and ripples are drawn on nothing else.
  if ((marks.upright[l] as number) >= GROUND_MARKS.minTufts && touches(cells, l) > 0) return true;
  if ((marks.flat[l] as number) >= GROUND_MARKS.minRipples && w > GROUND_MARKS.minRippledBreadth * h)
    return true;
  if ((borders.upright[l] as number) > (wide ? 0.36 : 0.14)) return false;
  // Narrow straight bars are edges of boxes, narrow curved bands are rims.
  const bar =
    (cells.inradius[l] as number) < BAR.maxInradius * unit &&
    (borders.straight[l] as number) > BAR.minStraightShare;
  const shape = (borders.upright[l] as number) < LEVEL.plainUprightShare ? 0.42 : 0.9;
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
  if (w > BOX_TOP.maxBreadth * unit || h > BOX_TOP.maxHeight * unit) return false;
  // Land beyond a garden wall reaches up to the horizon.
  if (reachesHorizon(cells, horizonY, 9 * unit, l)) return false;
  const faces = contactWith(
    neighbours,
    l,
    (o) => !candidate[o] && !isPlantingOrFigure(kinds[o] as number) && kinds[o] !== sky,
    neighbours.below,
  );
  return faces > BOX_TOP.minFacesBelow * w;
}

/** A long bar along the top of a plain strip is the coping of a garden wall. */
function isWallUnderCoping({ cells, unit }: DrawingAnalysis, candidate: Uint8Array, l: number): boolean {
  const { neighbours } = cells;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if ((cells.touchBottom[l] as number) > 0 || w < MIN_WALL_BREADTH * h) return false;
  const coping = contactWith(
    neighbours,
    l,
    (o) =>
      !candidate[o] &&
      (cells.inradius[o] as number) < COPING.maxInradius * unit &&
      (cells.longSide[o] as number) > COPING.minSlenderness * (cells.shortSide[o] as number),
    neighbours.above,
  );
  return coping > COPING.minAbove * w;
}

function isAnchored({ cells, width, height }: DrawingAnalysis, l: number): boolean {
  const side = (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
  return (
    (cells.touchBottom[l] as number) > ANCHOR.minBottomTouch * width ||
    (side > ANCHOR.minSideTouch && (cells.cy[l] as number) > ANCHOR.minMiddle * height) ||
    (cells.filledArea[l] as number) > ANCHOR.minArea * width * height
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
  return Math.abs((cells.y0[l] as number) - horizonY) < within && w > MIN_LAND_BREADTH * h;
}

function touches(cells: DrawingAnalysis['cells'], l: number): number {
  return (cells.touchBottom[l] as number) + (cells.touchLeft[l] as number) + (cells.touchRight[l] as number);
}

function isPlantingOrFigure(kind: number): boolean {
  return kind === crown || kind === trunk || kind === figure || isSiteGround(kind);
}
