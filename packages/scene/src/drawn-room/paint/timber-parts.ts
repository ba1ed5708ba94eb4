import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { boxWidth, contactWith, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { RoomReading } from '../read/read-room.ts';

const BAR = {
  /** Length to breadth. */
  minSlenderness: 3,
  /** Share of the picture's width. */
  maxBreadth: 0.022,
  /** Share of the picture's width. */
  minLength: 0.03,
} as const;

const TABLE_TOP = {
  /** Upward part of its normal, −1 where it lies level. */
  maxFacing: 0.7,
  /** Share of the picture. */
  maxArea: 0.012,
  /** Share of its lower side. */
  minEdgeBelow: 0.7,
} as const;

const SLAB = {
  /** Share of the picture's width. */
  maxBreadth: 0.012,
  /** Length to breadth. */
  minSlenderness: 3,
} as const;

/** Share of a slab's breadth. */
const MIN_BODY_BELOW = 0.45;

/** A strip with others of its kind beside it. */
const FOLD = {
  /** Of the other, to that of the strip. */
  minLength: 0.6,
  /** Share of the strip's outline, of which each long side is at most half. */
  minContact: 0.3,
} as const;

/** Larger faces of the same piece. */
const IN_BODY = {
  /** To that of the strip. */
  minArea: 1.5,
  /** Share of the strip's outline. */
  minContact: 0.45,
} as const;

/** Legs, rails, shelves, the edges and tops of tables: timber whatever the body is painted with. */
export function isTimberPart(analysis: DrawingAnalysis, room: RoomReading, i: number): boolean {
  const { cells, width } = analysis;
  const short = cells.shortSide[i] as number;
  const long = cells.longSide[i] as number;
  if (long > BAR.minSlenderness * short && short < BAR.maxBreadth * width && long > BAR.minLength * width) {
    const upright = Math.abs(cells.angle[i] as number) > Math.PI / 4;
    return upright ? !liesInBody(analysis, room, i) && !isFold(analysis, i) : !restsOnBody(analysis, room, i);
  }
  const facing = room.facings[i];
  if (
    facing === undefined ||
    facing[1] > -TABLE_TOP.maxFacing ||
    (cells.filledArea[i] as number) > TABLE_TOP.maxArea * width * analysis.height
  )
    return false;
  // A table's top: seen from above, and below it nothing but its thin edge.
  let below = 0;
  let edge = 0;
  forEachNeighbour(cells, i, (other, e) => {
    const contact = cells.neighbours.below[e] as number;
    below += contact;
    const thin = (cells.shortSide[other] as number) < SLAB.maxBreadth * width;
    const slab =
      thin && (cells.longSide[other] as number) > SLAB.minSlenderness * (cells.shortSide[other] as number);
    if (slab && !restsOnBody(analysis, room, other)) edge += contact;
  });
  return below > 0 && edge > TABLE_TOP.minEdgeBelow * below;
}

/** True if something as wide as the slab is right under it: a mattress, a cupboard. Legs and open floor are not. */
function restsOnBody(analysis: DrawingAnalysis, room: RoomReading, slab: number): boolean {
  const { cells } = analysis;
  let found = false;
  forEachNeighbour(cells, slab, (other, e) => {
    const role = room.roles[other];
    const body = role === 'rigid' || role === 'fabric' || role === 'joinery';
    if (body && (cells.neighbours.below[e] as number) > MIN_BODY_BELOW * boxWidth(cells, slab)) found = true;
  });
  return found;
}

/** True for an upright strip beside another along much of its length: folds of a curtain, panels of a screen; legs stand alone. */
function isFold({ cells, kind }: DrawingAnalysis, strip: number): boolean {
  // An elevation shows posts and balusters side by side.
  if (kind === 'elevation') return false;
  const beside = contactWith(
    cells,
    strip,
    (o) =>
      (cells.longSide[o] as number) > BAR.minSlenderness * (cells.shortSide[o] as number) &&
      (cells.longSide[o] as number) > FOLD.minLength * (cells.longSide[strip] as number),
  );
  return beside > FOLD.minContact * (cells.perimeter[strip] as number);
}

/** True for an upright strip between larger faces of the same piece: the side of an arm or a cushion, not a leg. */
function liesInBody(analysis: DrawingAnalysis, room: RoomReading, strip: number): boolean {
  const { cells } = analysis;
  const inBody = contactWith(
    cells,
    strip,
    (o) =>
      room.group[o] === room.group[strip] &&
      (cells.filledArea[o] as number) > IN_BODY.minArea * (cells.filledArea[strip] as number),
  );
  return inBody > IN_BODY.minContact * (cells.perimeter[strip] as number);
}
