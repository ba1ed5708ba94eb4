import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { measureBorders } from './cell-borders.ts';
import type { CellOutlines } from './measure-outlines.ts';
import { longestSides } from './longest-sides.ts';
import { SiteClass } from './site-class.ts';
import { UNREAD } from './unread.ts';

/** Longest straight side to the root of the area, under which straight strokes tell less. */
const SHORT_SIDED = 0.3;

/** A cell that may be leaves. */
const LEAFY = {
  /** What its outline encloses, to its own area. */
  maxEnclosed: 1.16,
} as const;

/** A piece of a crown. */
const PIECE = {
  /** Longest straight side to the root of its area. */
  maxSide: 1.3,
  /** Share of its outline along the camera's axes. */
  maxAxesShare: 0.4,
  /** Square units of the drawing. */
  minArea: 40,
  /** Share of the picture. */
  maxArea: 0.03,
  /** Area to the square of its outline. */
  minCompactness: 0.03,
  /** Radians. */
  maxCuspTurn: 1.45,
} as const;

const CROWN = {
  /** Square units of the drawing. */
  minArea: 90,
  /** Radians. */
  maxCuspTurn: 1.5,
  /** On the picture's border, share of its outline. */
  maxBorder: 0.45,
  /** Square units of the drawing. */
  smallArea: 900,
} as const;

/** A conifer. */
const TIERED = {
  /** Height to breadth. */
  minTallness: 1.25,
  minCusps: 4,
  /** Area to the square of its outline. */
  minCompactness: 0.02,
} as const;

const SCALLOPED = {
  /** To its cusps. */
  maxSpikes: 0.8,
  /** Long to short side of its bounding box. */
  maxSlenderness: 3.2,
} as const;

/** A crown that others cut into. */
const CUT = {
  /** To its cusps. */
  maxSpikes: 0.75,
  minCusps: 8,
  /** Area to the square of its outline. */
  minCompactness: 0.028,
} as const;

/** An outline without scallops. */
const PLAIN = {
  maxSpikes: 4,
  maxCusps: 6,
  /** Longest straight side to the root of its area. */
  maxSide: 0.35,
} as const;

const DISC = {
  /** Area to the square of its outline. */
  minCompactness: 0.066,
  /** Longest straight side to the root of its area. */
  maxSide: 0.6,
} as const;

/** Crowns of a size. */
const TWIN = {
  /** Length to breadth. */
  maxSlenderness: 1.55,
  /** To the area of the other. */
  minArea: 0.3,
  /** To the area of the other. */
  maxArea: 3,
  /** Itself included. */
  minAlike: 4,
} as const;

/** Height to breadth. */
const TALL = 1.25;

const TRUNK = {
  /** In units of the drawing. */
  maxBreadth: 46,
  /** Height to breadth. */
  minTallness: 0.8,
  /** Square units of the drawing. */
  minArea: 8,
  /** Share of its breadth. */
  minUnderCrown: 0.35,
  /** Share of its outline. */
  maxCrownContact: 0.6,
} as const;

const { crown, trunk } = SiteClass;

export interface PlantingLimits {
  /** Share of the picture that one crown may take. */
  readonly largest: number;
  /** Pixels that a round cell without scallops must have to be a crown for its likeness to others. */
  readonly leastTwin: number;
  /** Seen by a person: conifers show their tiers and crowns stand one behind another. From above all are round and whole. */
  readonly tiers: boolean;
}

/**
 * Finds crowns, shrubs and conifers by their scalloped or jagged outlines, and trunks by the crowns above them.
 * @param kinds by cell, `UNREAD` where open; changed in place.
 */
export function findPlanting(
  analysis: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  limits: PlantingLimits,
): void {
  const { cells } = analysis;
  const sides = longestSides(analysis);
  const { axes } = measureBorders(analysis, new Uint8Array(cells.count + 1));
  const side = (l: number): number =>
    (sides[l] as number) / Math.sqrt(Math.max(1, cells.filledArea[l] as number));
  const leafy = (l: number): boolean =>
    kinds[l] === UNREAD &&
    (cells.filledArea[l] as number) < limits.largest * analysis.width * analysis.height &&
    (axes[l] as number) < (side(l) < SHORT_SIDED ? 0.8 : 0.62) &&
    (outlines.enclosed[l] as number) < LEAFY.maxEnclosed * (cells.filledArea[l] as number) &&
    side(l) < (isTall(cells, l) ? 1.25 : 0.72);
  for (let l = 1; l <= cells.count; l++)
    if (leafy(l) && isCrown(analysis, outlines, limits, l)) kinds[l] = crown;
  findTwins(analysis, outlines, kinds, leafy, side, limits);
  // From above a piece of a wall between crowns looks much like one of a crown, and full crowns are seen anyway.
  for (let round = 0; limits.tiers && round < 2; round++)
    for (let l = 1; l <= cells.count; l++)
      if (
        kinds[l] === UNREAD &&
        side(l) < PIECE.maxSide &&
        (leafy(l) || (axes[l] as number) < PIECE.maxAxesShare) &&
        isPartOfCrown(analysis, outlines, kinds, l, leafy(l) ? 0.12 : 0.3)
      )
        kinds[l] = crown;
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNREAD && isTrunk(analysis, kinds, l)) kinds[l] = trunk;
}

function isCrown(
  { cells, unit }: DrawingAnalysis,
  outlines: CellOutlines,
  limits: PlantingLimits,
  l: number,
): boolean {
  const area = cells.filledArea[l] as number;
  if (area < CROWN.minArea * unit * unit) return false;
  const long = outlines.length[l] as number;
  const compact = long > 0 ? area / (long * long) : 0;
  const cusps = outlines.cusps[l] as number;
  const spikes = outlines.spikes[l] as number;
  // Deep inward corners are where other things stand before a lawn or a wall.
  if ((outlines.cuspTurn[l] as number) > CROWN.maxCuspTurn) return false;
  const border = borderOf(cells, l);
  if (border > CROWN.maxBorder * long) return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  const tiered =
    limits.tiers &&
    h > TIERED.minTallness * w &&
    cusps >= TIERED.minCusps &&
    compact > TIERED.minCompactness &&
    spikes <= cusps + 2;
  const least = border > 0 || area < CROWN.smallArea * unit * unit ? 3 : 4;
  const bulging = spikes <= SCALLOPED.maxSpikes * cusps + 1;
  const scalloped =
    bulging &&
    cusps >= least &&
    compact > (limits.tiers ? 0.042 : 0.047) &&
    Math.max(w, h) < SCALLOPED.maxSlenderness * Math.min(w, h);
  const cut = spikes <= CUT.maxSpikes * cusps && cusps >= CUT.minCusps && compact > CUT.minCompactness;
  return tiered || scalloped || cut;
}

/** Round cells without a straight side that are many of a size are crowns, drawn too small for their scallops to show. */
function findTwins(
  { cells }: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  leafy: (l: number) => boolean,
  side: (l: number) => number,
  { leastTwin, tiers }: PlantingLimits,
): void {
  const areas: number[] = [];
  const round: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    const area = cells.filledArea[l] as number;
    if (kinds[l] === crown) areas.push(area);
    else if (leafy(l)) {
      const long = outlines.length[l] as number;
      const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
      const compact = long > 0 ? area / (long * long) : 0;
      const plain =
        (outlines.spikes[l] as number) <= PLAIN.maxSpikes && (outlines.cusps[l] as number) <= PLAIN.maxCusps;
      const disc = compact > DISC.minCompactness && side(l) < DISC.maxSide;
      if (
        (disc || (compact > (tiers ? 0.044 : 0.058) && plain && side(l) < PLAIN.maxSide)) &&
        slender < TWIN.maxSlenderness &&
        area > leastTwin
      ) {
        round.push(l);
        areas.push(area);
      }
    }
  }
  for (const l of round) {
    const own = cells.filledArea[l] as number;
    if (areas.filter((a) => own > TWIN.minArea * a && own < TWIN.maxArea * a).length >= TWIN.minAlike)
      kinds[l] = crown;
  }
}

/** The rest of a crown that another one half hides, or that the border cuts. */
function isPartOfCrown(
  { cells, width, height, unit }: DrawingAnalysis,
  outlines: CellOutlines,
  kinds: Uint8Array,
  l: number,
  contact: number,
): boolean {
  const area = cells.filledArea[l] as number;
  if (area < PIECE.minArea * unit * unit || area > PIECE.maxArea * width * height) return false;
  const long = outlines.length[l] as number;
  const compact = long > 0 ? area / (long * long) : 0;
  if (
    compact < PIECE.minCompactness ||
    (outlines.cusps[l] as number) < (borderOf(cells, l) > 0 ? 1 : 2) ||
    (outlines.cuspTurn[l] as number) > PIECE.maxCuspTurn
  )
    return false;
  const beside = contactWith(cells.neighbours, l, (o) => kinds[o] === crown);
  return beside > contact * (cells.perimeter[l] as number);
}

function isTall(cells: DrawingAnalysis['cells'], l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  return h > TALL * w;
}

function isTrunk({ cells, unit }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  if (
    w > TRUNK.maxBreadth * unit ||
    h < TRUNK.minTallness * w ||
    (cells.filledArea[l] as number) < TRUNK.minArea * unit * unit
  )
    return false;
  const { neighbours } = cells;
  const under = contactWith(neighbours, l, (o) => kinds[o] === crown, neighbours.above);
  const crowns = contactWith(neighbours, l, (o) => kinds[o] === crown);
  // A trunk meets its crown at its top and stands free on both sides.
  return (
    under > TRUNK.minUnderCrown * Math.min(w, 2 * (cells.shortSide[l] as number)) &&
    crowns < TRUNK.maxCrownContact * (cells.perimeter[l] as number)
  );
}

function borderOf(cells: DrawingAnalysis['cells'], l: number): number {
  return (
    (cells.touchTop[l] as number) +
    (cells.touchBottom[l] as number) +
    (cells.touchLeft[l] as number) +
    (cells.touchRight[l] as number)
  );
}
