import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import type { CellBorders } from './cell-borders.ts';
import type { InnerMarks } from './inner-marks.ts';
import { findOpenContacts, spreadAcrossGaps } from './open-contacts.ts';
import { isSiteGround, SiteClass } from './site-class.ts';

/** Lawn spreads from piece to piece: how often every piece is asked again. */
const GARDEN_ROUNDS = 3;

const WATER = {
  /** Lying strokes to all others. */
  minRipples: 1.5,
  /** In units of the drawing. */
  minInradius: 6,
  /** Breadth to height, where a person sees it. */
  minBreadth: 1.25,
  /** Where its outline is straight. */
  minStraightRipples: 3,
  /** Share of its outline on straight strokes. */
  maxStraightShare: 0.5,
} as const;

const JOINTED = {
  /** Ink of the marks, share of its area. */
  minInk: 0.012,
  /** Share of its area in faint ink. */
  minFaintShare: 0.03,
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.5,
} as const;

const BED = {
  /** Share of the picture. */
  maxArea: 0.09,
  minFlowers: 5,
} as const;

/** A small cell within a bed. */
const FLOWER = {
  /** Share of its outline on one piece of ground. */
  minInside: 0.75,
  /** Square units of the drawing. */
  maxArea: 900,
  /** Share of its outline on beds and other flowers. */
  minBedContact: 0.75,
} as const;

const RIM = {
  /** In units of the drawing. */
  maxInradius: 20,
  /** With water or a bed, share of its outline. */
  minContact: 0.3,
} as const;

const ROAD = {
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.55,
  /** Pixels of the picture's border. */
  minTouch: 8,
  /** Area to that of the square on its widest circle. */
  minLength: 3.6,
} as const;

const BAND = {
  /** Share of the picture. */
  maxArea: 0.16,
  /** Area to that of the square on its widest circle, from above. */
  minLength: 4.2,
  /** Share of its outline on straight strokes from which it is ruled. */
  ruledShare: 0.75,
  /** Share of its outline. */
  minGroundBeside: 0.3,
} as const;

/** Pixels of a border by which a piece of ground leaves the picture there. */
const MIN_CROSSING_TOUCH = 6;

const CROSSING = {
  /** What its outline encloses, to its own area. */
  minEnclosed: 1.05,
  /** Share of the outline of what lies in its middle. */
  minMiddleInside: 0.85,
  /** Share of its outline. */
  minPathContact: 0.02,
} as const;

/** Standing strokes from which ground is grown over. */
const MIN_TUFTS = 3;

/** Plain ground that is lawn by what lies around it. */
const GARDEN = {
  /** Share of its outline. */
  minContact: 0.06,
  /** Contact with paving, to that with the garden. */
  maxPaved: 0.5,
  /** Share of the picture. */
  minArea: 0.01,
  /** Share of a smaller one's outline. */
  minCloseContact: 0.2,
} as const;

const SLAB = {
  /** Share of the picture. */
  maxArea: 0.012,
  /** Share of its outline on straight strokes. */
  minStraightShare: 0.62,
  /** Share of its outline on other slabs. */
  minLikeContact: 0.45,
} as const;

const { ground, lawn, bed, path, paving, road, water, crown, trunk, figure, kerb, blossom } = SiteClass;

export interface GroundEvidence {
  readonly analysis: DrawingAnalysis;
  readonly marks: InnerMarks;
  readonly borders: CellBorders;
  /** Length of each outline, in pixels. */
  readonly outline: Float32Array;
  /** Pixels within each outline. */
  readonly enclosed: Float32Array;
  /** True for pictures taken from high above. */
  readonly fromAbove: boolean;
}

/**
 * Gives each piece of ground its kind, by what is drawn in it and where it lies: ripples make water, joints paving, flowers
 * a bed, tufts and trunks a lawn, a long band a path. What has no evidence stays plain ground.
 */
export function sortGround(evidence: GroundEvidence, kinds: Uint8Array): void {
  const { cells } = evidence.analysis;
  const each = (decide: (l: number) => number): void => {
    for (let l = 1; l <= cells.count; l++) if (kinds[l] === ground) kinds[l] = decide(l);
  };
  each((l) => (isWater(evidence, l) ? water : ground));
  each((l) => (isJointed(evidence, l) ? paving : ground));
  each((l) => (isBed(evidence, l) ? bed : ground));
  markBlossoms(evidence, kinds);
  each((l) => (isRim(evidence, kinds, l) ? kerb : ground));
  each((l) => (isRoad(evidence, kinds, l) ? road : ground));
  const hosts = hostsTrees(evidence, kinds);
  each((l) => (hosts[l] ? lawn : ground));
  each((l) => (isBand(evidence, kinds, l) ? path : ground));
  each((l) => (isCrossing(evidence, kinds, l) ? path : ground));
  each((l) => (isGrown(evidence, kinds, l) ? lawn : ground));
  // Without joints anywhere, open ground beside beds, water or paths under trees is lawn too.
  for (let round = 0; round < GARDEN_ROUNDS; round++)
    each((l) => (liesInGarden(evidence, kinds, l) ? lawn : ground));
  mergePaving(evidence, kinds);
  const { analysis } = evidence;
  spreadAcrossGaps(
    findOpenContacts(analysis),
    kinds,
    (kind) => kind !== ground && isSiteGround(kind),
    (kind) => kind === ground,
  );
}

function area({ analysis: { cells } }: GroundEvidence, l: number): number {
  return cells.filledArea[l] as number;
}

function isWater({ analysis, marks, borders, outline, fromAbove }: GroundEvidence, l: number): boolean {
  const { cells, unit } = analysis;
  const flat = (fromAbove ? marks.free[l] : marks.flat[l]) as number;
  const others = fromAbove ? 0 : (marks.upright[l] as number) + (marks.dots[l] as number);
  if (
    flat < 2 ||
    flat < WATER.minRipples * others ||
    (fromAbove && marks.inLine[l] === 1) ||
    (cells.inradius[l] as number) < WATER.minInradius * unit
  )
    return false;
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  // From a person's height water lies flat before the eye.
  if (!fromAbove && w < WATER.minBreadth * h) return false;
  // Dashes along a street are few and far apart.
  const long = Math.max(1, outline[l] as number);
  const compact = (cells.filledArea[l] as number) / (long * long);
  return (
    compact > (fromAbove ? 0.026 : 0.012) &&
    (flat >= WATER.minStraightRipples || (borders.straight[l] as number) < WATER.maxStraightShare)
  );
}

function isJointed({ analysis, marks, borders }: GroundEvidence, l: number): boolean {
  const { cells } = analysis;
  const long = marks.long[l] as number;
  if (long >= 1 && (marks.ink[l] as number) > JOINTED.minInk * (cells.filledArea[l] as number)) return true;
  return (
    long >= 1 &&
    (cells.faintShare[l] as number) > JOINTED.minFaintShare &&
    (borders.straight[l] as number) > JOINTED.minStraightShare
  );
}

function isBed({ analysis, marks, fromAbove }: GroundEvidence, l: number): boolean {
  const { cells, width, height, unit } = analysis;
  if ((cells.filledArea[l] as number) > BED.maxArea * width * height) return false;
  const { neighbours } = cells;
  let small = 0;
  for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
    const o = neighbours.cell[e] as number;
    const inside = (neighbours.contact[e] as number) > FLOWER.minInside * (cells.perimeter[o] as number);
    const round = (cells.longSide[o] as number) < 2 * (cells.shortSide[o] as number);
    if (inside && round && (cells.filledArea[o] as number) < FLOWER.maxArea * unit * unit) small++;
  }
  return small + (fromAbove ? 0 : (marks.dots[l] as number)) >= BED.minFlowers;
}

/** The small round cells that lie in a bed are its flowers. */
function markBlossoms({ analysis: { cells, unit } }: GroundEvidence, kinds: Uint8Array): void {
  for (let l = 1; l <= cells.count; l++) {
    if ((cells.filledArea[l] as number) > FLOWER.maxArea * unit * unit) continue;
    const inBed = contactWith(cells.neighbours, l, (o) => kinds[o] === bed || kinds[o] === blossom);
    if (kinds[l] !== bed && inBed > FLOWER.minBedContact * (cells.perimeter[l] as number)) kinds[l] = blossom;
  }
}

/** A narrow curved band that runs along water or round planting. */
function isRim({ analysis, outline }: GroundEvidence, kinds: Uint8Array, l: number): boolean {
  const { cells, unit } = analysis;
  const long = outline[l] as number;
  if (long <= 0 || (cells.inradius[l] as number) > RIM.maxInradius * unit) return false;
  const wet = contactWith(cells.neighbours, l, (o) => kinds[o] === water || kinds[o] === bed);
  return wet > RIM.minContact * (cells.perimeter[l] as number);
}

/** A street has dashes in one line along its middle, or cars on it. */
function isRoad(evidence: GroundEvidence, kinds: Uint8Array, l: number): boolean {
  const { analysis, marks, borders, fromAbove } = evidence;
  if (!fromAbove || (borders.straight[l] as number) < ROAD.minStraightShare) return false;
  if (marks.inLine[l] === 1) return true;
  const { cells } = analysis;
  const border =
    (cells.touchTop[l] as number) +
    (cells.touchBottom[l] as number) +
    (cells.touchLeft[l] as number) +
    (cells.touchRight[l] as number);
  const cars = contactWith(cells.neighbours, l, (o) => kinds[o] === figure);
  const wide = 4 * (cells.inradius[l] as number) ** 2;
  return border > ROAD.minTouch && cars > 0 && (cells.filledArea[l] as number) > ROAD.minLength * wide;
}

/** A band much longer than wide with ground on both sides, or that leaves the picture. */
function isBand(
  { analysis, marks, borders, outline, fromAbove }: GroundEvidence,
  kinds: Uint8Array,
  l: number,
): boolean {
  const { cells, width, height } = analysis;
  const long = outline[l] as number;
  const share = (cells.filledArea[l] as number) / (width * height);
  if (long <= 0 || share > BAND.maxArea) return false;
  if (!fromAbove && (marks.upright[l] as number) > 2) return false;
  // Length over width of a band of this outline and area.
  const half = long / 2;
  const ratio = (half * half) / (cells.filledArea[l] as number);
  const beside = contactWith(
    cells.neighbours,
    l,
    (o) => isSiteGround(kinds[o] as number) || kinds[o] === kerb,
  );
  // From above a band keeps its width, so its widest circle tells it from a lawn that crowns bite into.
  const width2 = 4 * (cells.inradius[l] as number) ** 2;
  if (fromAbove && (cells.filledArea[l] as number) < BAND.minLength * width2) return false;
  const ruled = fromAbove && (borders.straight[l] as number) > BAND.ruledShare;
  return (
    ratio > (ruled ? 6.4 : crossesPicture(cells, l) ? 4.4 : 9) &&
    beside > BAND.minGroundBeside * (cells.perimeter[l] as number) &&
    standing({ cells }, kinds, l) < (ruled ? 0.4 : 0.3)
  );
}

/** Leaves the picture by two of its sides. */
function crossesPicture(cells: DrawingAnalysis['cells'], l: number): boolean {
  const sides = [cells.touchTop, cells.touchBottom, cells.touchLeft, cells.touchRight];
  return sides.filter((side) => (side[l] as number) > MIN_CROSSING_TOUCH).length >= 2;
}

/** A place that paths lead to, with something in its middle. */
function isCrossing(
  { analysis: { cells }, enclosed, fromAbove }: GroundEvidence,
  kinds: Uint8Array,
  l: number,
): boolean {
  if (!fromAbove || (enclosed[l] as number) < CROSSING.minEnclosed * (cells.filledArea[l] as number))
    return false;
  let paths = 0;
  let hasMiddle = false;
  for (let e = cells.neighbours.start[l] as number; e < (cells.neighbours.start[l + 1] as number); e++) {
    const o = cells.neighbours.cell[e] as number;
    const whole =
      (cells.neighbours.contact[e] as number) > CROSSING.minMiddleInside * (cells.perimeter[o] as number);
    if (whole && (isSiteGround(kinds[o] as number) || kinds[o] === kerb)) hasMiddle = true;
    if (
      kinds[o] === path &&
      (cells.neighbours.contact[e] as number) > CROSSING.minPathContact * (cells.perimeter[l] as number)
    )
      paths++;
  }
  return paths >= 2 && hasMiddle;
}

/** Cells that at least one tree stands in: its crown or its trunk lies mostly within them. */
function hostsTrees({ analysis: { cells } }: GroundEvidence, kinds: Uint8Array): Uint8Array {
  const hosts = new Uint8Array(cells.count + 1);
  const { neighbours } = cells;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== crown && kinds[l] !== trunk) continue;
    const most = (kinds[l] === crown ? 0.85 : 0.5) * (cells.perimeter[l] as number);
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++)
      if ((neighbours.contact[e] as number) > most) hosts[neighbours.cell[e] as number] = 1;
  }
  return hosts;
}

function standing({ cells }: Pick<DrawingAnalysis, 'cells'>, kinds: Uint8Array, l: number): number {
  const trees = contactWith(cells.neighbours, l, (o) => kinds[o] === trunk || kinds[o] === crown);
  return trees / Math.max(1, cells.perimeter[l] as number);
}

function isGrown({ analysis, marks }: GroundEvidence, kinds: Uint8Array, l: number): boolean {
  const { cells } = analysis;
  if ((marks.upright[l] as number) >= MIN_TUFTS) return true;
  const { neighbours } = cells;
  const planted = contactWith(
    neighbours,
    l,
    (o) => kinds[o] === trunk || kinds[o] === crown,
    neighbours.above,
  );
  return planted > 0;
}

function liesInGarden(evidence: GroundEvidence, kinds: Uint8Array, l: number): boolean {
  const { analysis } = evidence;
  const { cells, width, height } = analysis;
  const beside = contactWith(
    cells.neighbours,
    l,
    (o) =>
      kinds[o] === lawn || kinds[o] === path || kinds[o] === kerb || kinds[o] === water || kinds[o] === crown,
  );
  const paved = contactWith(cells.neighbours, l, (o) => kinds[o] === paving || kinds[o] === road);
  return (
    beside > GARDEN.minContact * (cells.perimeter[l] as number) &&
    paved < GARDEN.maxPaved * beside &&
    (area(evidence, l) > GARDEN.minArea * width * height ||
      beside > GARDEN.minCloseContact * (cells.perimeter[l] as number))
  );
}

/** Slabs between joints of full weight: small straight pieces of ground among their like are paving. */
function mergePaving({ analysis, borders }: GroundEvidence, kinds: Uint8Array): void {
  const { cells, width, height } = analysis;
  const slab = new Uint8Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    const small = (cells.filledArea[l] as number) < SLAB.maxArea * width * height;
    const open = kinds[l] === ground || kinds[l] === lawn || kinds[l] === path;
    if (open && small && (borders.straight[l] as number) > SLAB.minStraightShare) slab[l] = 1;
  }
  for (let l = 1; l <= cells.count; l++) {
    if (!slab[l]) continue;
    const like = contactWith(cells.neighbours, l, (o) => slab[o] === 1 || kinds[o] === paving);
    if (like > SLAB.minLikeContact * (cells.perimeter[l] as number)) kinds[l] = paving;
  }
}
