import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import {
  boxHeight,
  boxWidth,
  contactWith,
  forEachNeighbour,
  interiorInk,
} from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** A part of a seat. */
const BODY = {
  /** Share of its area in faint ink. */
  maxFaintShare: 0.012,
  /** Ink inside it, square units of the drawing. */
  maxMarks: 10,
  /** Share of the picture. */
  maxArea: 0.08,
  /** Share of the picture. */
  minArea: 0.0004,
} as const;

const TOP = {
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.1,
  /** Breadth to height. */
  minBreadth: 1.6,
  /** Share of its rectangle. */
  minFill: 0.7,
} as const;

/** The part over or under a top. */
const PART = {
  /** Share of that side of the top. */
  minSide: 0.6,
  /** To the breadth of the top. */
  minBreadth: 0.72,
  /** To the breadth of the top. */
  maxBreadth: 1.38,
} as const;

/** What rests on fabric; contacts are shares of its outline. */
const RESTING = {
  rounds: 3,
  /** By itself. */
  minFabric: 0.42,
  /** Where fabric and wall hold nearly all of it. */
  minFabricAtWall: 0.2,
  minFabricAndWall: 0.85,
} as const;

/** The body under a seat. */
const BASE = {
  /** Share of its outline on upright lines. */
  minUprightShare: 0.03,
  /** Share of its upper side. */
  minFabricAbove: 0.7,
  /** Share of the lower side of the fabric above it. */
  minHeld: 0.6,
} as const;

/** Backs of seats and heads of beds stay under this, as a share of the height over the horizon. */
const OVER_EYE = 0.06;
/** A slab's edge is thinner than this beside the top it ends; the front of a cushion is not. */
const FRONT = 0.45;

/**
 * Sofas, armchairs and beds drawn with a ruler. A seat shows three parts of one width, one over the other: a back, a flat
 * top and a front as deep as the top, all under eye level and clear of handles. From there the fabric goes on to what
 * belongs to the same piece: twins beside it, what it rests on, arms.
 */
export function upholsterSeats(analysis: DrawingAnalysis, roles: CellRole[]): void {
  if (analysis.kind !== 'cad') return;
  const { cells } = analysis;
  const marks = interiorInk(analysis);
  const isBody = (i: number): boolean =>
    (roles[i] === 'rigid' || roles[i] === 'fabric') &&
    isLow(analysis, i) &&
    (cells.faintShare[i] as number) < BODY.maxFaintShare &&
    (marks[i] as number) < BODY.maxMarks * analysis.unit ** 2;
  const seats: number[] = [];
  for (let i = 1; i <= cells.count; i++) {
    if (!isBody(i) || !isTop(analysis, i)) continue;
    const back = partOfWidth(analysis, i, 'above', isBody);
    const front = partOfWidth(analysis, i, 'below', isBody);
    if (back === 0 || front === 0) continue;
    if ((cells.inradius[front] as number) < FRONT * (cells.inradius[i] as number)) continue;
    for (const part of [i, back, front]) {
      roles[part] = 'fabric';
      seats.push(part);
    }
  }
  if (seats.length === 0) return;
  coverWhatRestsOn(analysis, roles, isBody);
  coverBelow(analysis, roles, isBody);
}

function isLow(analysis: DrawingAnalysis, i: number): boolean {
  const { cells, camera, width, height } = analysis;
  return (
    (cells.y0[i] as number) > camera.horizonY - OVER_EYE * height &&
    (cells.filledArea[i] as number) < BODY.maxArea * width * height &&
    (cells.filledArea[i] as number) > BODY.minArea * width * height
  );
}

/** Level, wider than high, with edges that run into the depth or hardly any uprights. */
function isTop(analysis: DrawingAnalysis, i: number): boolean {
  const { cells } = analysis;
  return (
    (cells.axisShare[1][i] as number) < TOP.maxUprightShare &&
    boxWidth(cells, i) > TOP.minBreadth * boxHeight(cells, i) &&
    (cells.fill[i] as number) > TOP.minFill
  );
}

/** The body over or under a cell that is about as wide and holds most of that side, or 0. */
function partOfWidth(
  analysis: DrawingAnalysis,
  i: number,
  side: 'above' | 'below',
  isBody: (cell: number) => boolean,
): number {
  const { cells } = analysis;
  let all = 0;
  let most = 0;
  let best = 0;
  forEachNeighbour(cells, i, (other, e) => {
    const contact = cells.neighbours[side][e] as number;
    all += contact;
    if (contact > most) {
      most = contact;
      best = other;
    }
  });
  if (best === 0 || most < PART.minSide * all || !isBody(best)) return 0;
  const ratio = boxWidth(cells, best) / boxWidth(cells, i);
  return ratio > PART.minBreadth && ratio < PART.maxBreadth ? best : 0;
}

/** Pillows and a bed's head: they stand on fabric, with hardly anything but fabric and wall around them. */
function coverWhatRestsOn(
  analysis: DrawingAnalysis,
  roles: CellRole[],
  isBody: (cell: number) => boolean,
): void {
  const { cells } = analysis;
  for (let pass = 0; pass < RESTING.rounds; pass++) {
    const found: number[] = [];
    for (let i = 1; i <= cells.count; i++) {
      if (roles[i] !== 'rigid' || !isBody(i)) continue;
      const outline = cells.perimeter[i] as number;
      const fabric = contactWith(cells, i, (o) => roles[o] === 'fabric');
      const shell = contactWith(cells, i, (o) => roles[o] === 'wall');
      if (
        fabric > RESTING.minFabric * outline ||
        (fabric > RESTING.minFabricAtWall * outline && fabric + shell > RESTING.minFabricAndWall * outline)
      )
        found.push(i);
    }
    for (const i of found) roles[i] = 'fabric';
  }
}

/** The body under a seat: it holds most of the lower side of the fabric above it, and that fabric most of its upper side. */
function coverBelow(analysis: DrawingAnalysis, roles: CellRole[], isBody: (cell: number) => boolean): void {
  const { cells } = analysis;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i <= cells.count; i++) {
      // Without uprights it is the top of a table that stands before the seat.
      if (roles[i] !== 'rigid' || !isBody(i) || (cells.axisShare[1][i] as number) < BASE.minUprightShare)
        continue;
      let upper = 0;
      let fabric = 0;
      let held = 0;
      let lower = 0;
      forEachNeighbour(cells, i, (other, e) => {
        const above = cells.neighbours.above[e] as number;
        upper += above;
        if (roles[other] !== 'fabric' || above === 0) return;
        fabric += above;
        held += above;
        forEachNeighbour(cells, other, (o, f) => {
          if (o !== i) lower += roles[o] === 'fabric' ? 0 : (cells.neighbours.below[f] as number);
        });
      });
      if (fabric > BASE.minFabricAbove * upper && held > BASE.minHeld * (held + lower)) roles[i] = 'fabric';
    }
  }
}
