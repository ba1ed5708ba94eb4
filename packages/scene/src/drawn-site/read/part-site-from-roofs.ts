import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { coarseNeighbours } from '../../drawing/coarse-neighbours.ts';
import type { CellBorders } from '../../drawn-garden/read/cell-borders.ts';
import type { CellOutlines } from '../../drawn-garden/read/measure-outlines.ts';
import { findOpenContacts, spreadAcrossGaps } from '../../drawn-garden/read/open-contacts.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import { UNREAD } from '../../drawn-garden/read/unread.ts';

/** Share of the picture from which a cell may be open ground. */
const OPEN_AREA = 0.04;
/** What an outline encloses, to its own area: more has windows in it. */
const HOLED = 1.06;
/** Share of the picture: a larger cell takes on nothing across a gap. */
const MAX_GAP_PIECE = 0.01;
/** In units of the drawing. */
const THIN_INRADIUS = 3.2;

/** A plane with walls under it; contacts are shares of its breadth. */
const ROOF = {
  /** With the picture's border. */
  maxTouch: 0.3,
  /** Share of the picture. */
  maxArea: 0.2,
  minWallBelow: 0.4,
  /** Walls under it to walls over it. */
  minBelowToAbove: 0.75,
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.55,
} as const;

/** How far roofs spread to the planes they surround. */
const ROOF_ROUNDS = 3;
/** Share of its outline on roofs from which a plane lies inside a parapet. */
const MIN_ROOF_RING = 0.5;

/** The far side of a roof; contacts are shares of its breadth. */
const FAR_SLOPE = {
  minRoofBelow: 0.55,
  maxWallAbove: 0.12,
  /** Share of the picture. */
  maxArea: 0.03,
} as const;

/** Share of a rim's outline on roofs. */
const MIN_PARAPET_CONTACT = 0.25;

/** What may be ground; contacts are shares of its breadth. */
const GROUND = {
  /** Share of the picture. */
  minArea: 0.004,
  minWallAbove: 0.15,
  maxWallBelow: 0.6,
} as const;

/** A piece that lies within ground. */
const GROUND_PIECE = {
  rounds: 4,
  /** In units of the drawing. */
  minInradius: 1.5,
  /** Share of its outline. */
  minGroundContact: 0.55,
} as const;

/** Paper round the drawing. */
const SHEET = {
  /** Top or bottom, share of the picture's width. */
  minEndTouch: 0.3,
  /** Share of the picture's height. */
  minSideTouch: 0.3,
  /** Share of the picture's width. */
  minBreadth: 0.9,
  /** Share of the picture's height. */
  minHeight: 0.9,
  /** Share of the picture. */
  minArea: 0.2,
} as const;

/** With the border, share of the picture's width: what touches more shows that the site goes on. */
const MAX_SITE_TOUCH = 0.2;

const { wall, roof, ground, sheet, crown, trunk, trim } = SiteClass;

/**
 * Parts walls, roofs and ground of a view from above. A wall has upright edges; what has walls under it is a roof, what has
 * walls over it is ground; slivers between them are trim.
 */
export function partSiteFromRoofs(
  analysis: DrawingAnalysis,
  borders: CellBorders,
  outlines: CellOutlines,
  kinds: Uint8Array,
): void {
  const { cells, width, height, unit } = analysis;
  const near = coarseNeighbours(analysis);
  const share = (l: number): number => (cells.filledArea[l] as number) / (width * height);
  for (let l = 1; l <= cells.count; l++) if (kinds[l] === UNREAD && isSheet(analysis, l)) kinds[l] = sheet;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || (cells.inradius[l] as number) < 2 * unit) continue;
    const open = touching(cells, l) > 0 || share(l) > OPEN_AREA;
    // What windows lie in is a wall on less; a strip of ground between houses borrows their upright edges.
    const holed = (outlines.enclosed[l] as number) > HOLED * (cells.filledArea[l] as number);
    if ((borders.upright[l] as number) > (open ? 0.3 : holed ? 0.13 : 0.2)) kinds[l] = wall;
  }
  const gaps = findOpenContacts(analysis);
  const isUnread = (kind: number, l: number): boolean =>
    kind === UNREAD && share(l) < MAX_GAP_PIECE && touching(cells, l) === 0;
  spreadAcrossGaps(gaps, kinds, (kind) => kind === wall, isUnread);
  const sums = (l: number): { under: number; over: number; w: number } => ({
    under: contactWith(near.neighbours, l, (o) => kinds[o] === wall, near.neighbours.below),
    over: contactWith(near.neighbours, l, (o) => kinds[o] === wall, near.neighbours.above),
    w: (cells.x1[l] as number) - (cells.x0[l] as number) + 1,
  });
  const isThin = (l: number): boolean => (cells.inradius[l] as number) < THIN_INRADIUS * unit;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || isThin(l)) continue;
    const { under, over, w } = sums(l);
    const closed = touching(cells, l) < ROOF.maxTouch * w && share(l) < ROOF.maxArea;
    if (
      closed &&
      under > ROOF.minWallBelow * w &&
      under > ROOF.minBelowToAbove * over &&
      (borders.straight[l] as number) > ROOF.minStraightShare
    )
      kinds[l] = roof;
  }
  // Far slopes and planes inside a parapet have roofs around them, never ground.
  for (let round = 0; round < ROOF_ROUNDS; round++)
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNREAD || isThin(l) || (borders.straight[l] as number) < ROOF.minStraightShare)
        continue;
      const { over, w } = sums(l);
      const roofs = contactWith(near.neighbours, l, (o) => kinds[o] === roof);
      const below = contactWith(near.neighbours, l, (o) => kinds[o] === roof, near.neighbours.below);
      const ring = roofs > MIN_ROOF_RING * (near.perimeter[l] as number);
      const slope =
        below > FAR_SLOPE.minRoofBelow * w &&
        over < FAR_SLOPE.maxWallAbove * w &&
        share(l) < FAR_SLOPE.maxArea &&
        touching(cells, l) === 0;
      if (ring || slope) kinds[l] = roof;
    }
  spreadAcrossGaps(gaps, kinds, (kind) => kind === roof, isUnread);
  // Rims of parapets, too narrow to count as neighbours above.
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || (near.perimeter[l] as number) > 0) continue;
    const roofs = contactWith(cells.neighbours, l, (o) => kinds[o] === roof);
    if (roofs > MIN_PARAPET_CONTACT * (cells.perimeter[l] as number)) kinds[l] = roof;
  }
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNREAD || isThin(l)) continue;
    const { under, over, w } = sums(l);
    const trees = contactWith(near.neighbours, l, (o) => kinds[o] === crown || kinds[o] === trunk);
    const wide =
      touching(cells, l) > 0 || share(l) > GROUND.minArea || over > GROUND.minWallAbove * w || trees > 0;
    if (wide && under < GROUND.maxWallBelow * w) kinds[l] = ground;
  }
  spreadGround(analysis, kinds);
  for (let l = 1; l <= cells.count; l++) if (kinds[l] === UNREAD) kinds[l] = isThin(l) ? trim : wall;
}

/** Pieces of ground that lie within ground: pools, beds, islands, slabs. */
function spreadGround({ cells, unit }: DrawingAnalysis, kinds: Uint8Array): void {
  for (let round = 0; round < GROUND_PIECE.rounds; round++)
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNREAD) continue;
      const beside = contactWith(cells.neighbours, l, (o) => kinds[o] === ground || kinds[o] === crown);
      const flat = (cells.inradius[l] as number) > GROUND_PIECE.minInradius * unit;
      if (flat && beside > GROUND_PIECE.minGroundContact * (cells.perimeter[l] as number)) kinds[l] = ground;
    }
}

/** Paper round a drawing that stands free on it. */
function isSheet({ cells, width, height }: DrawingAnalysis, l: number): boolean {
  const sides =
    ((cells.touchTop[l] as number) > SHEET.minEndTouch * width ? 1 : 0) +
    ((cells.touchBottom[l] as number) > SHEET.minEndTouch * width ? 1 : 0) +
    ((cells.touchLeft[l] as number) > SHEET.minSideTouch * height ? 1 : 0) +
    ((cells.touchRight[l] as number) > SHEET.minSideTouch * height ? 1 : 0);
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const round = sides === 4 || (sides === 3 && w > SHEET.minBreadth * width && h > SHEET.minHeight * height);
  if (!round || (cells.filledArea[l] as number) < SHEET.minArea * width * height) return false;
  // A street or a lawn that leaves the picture shows that the site goes on.
  for (let o = 1; o <= cells.count; o++)
    if (o !== l && touching(cells, o) > MAX_SITE_TOUCH * width) return false;
  return true;
}

function touching(cells: DrawingAnalysis['cells'], l: number): number {
  return (
    (cells.touchTop[l] as number) +
    (cells.touchBottom[l] as number) +
    (cells.touchLeft[l] as number) +
    (cells.touchRight[l] as number)
  );
}
