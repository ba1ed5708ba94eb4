import type { CellNeighbours, CellTable } from '../../drawing/cell-table.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { type CoarseNeighbours, coarseNeighbours } from '../../drawing/coarse-neighbours.ts';
import { BuildingClass, isGround, isSurroundings, UNDECIDED } from './building-class.ts';

const { roof, siding, sky, sheet, glass, trim } = BuildingClass;

/**
 * Roofs: plain planes with sky over them, building under them and slanted edges. A plane with upright sides is a wall
 * unless the drawing is an elevation, where a roof seen from its eaves side is a rectangle.
 */
export function findRoofCells(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells } = analysis;
  const near = coarseNeighbours(analysis);
  for (let l = 1; l <= cells.count; l++) {
    if ((kinds[l] === UNDECIDED || kinds[l] === siding) && isMainRoof(analysis, near, kinds, l))
      kinds[l] = roof;
  }
  for (let round = 0; round < 4; round++) {
    for (let l = 1; l <= cells.count; l++)
      if (kinds[l] === UNDECIDED && joinsRoof(analysis, near, kinds, l)) kinds[l] = roof;
  }
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED || !isRidge(cells, near.neighbours, kinds, l)) continue;
    const along = contactWith(near.neighbours, l, (o) => kinds[o] === roof, near.neighbours.below);
    if (along > 0.6 * (cells.longSide[l] as number)) kinds[l] = roof;
  }
}

/** A bar along the sky: the ridge of a roof, or the coping of a wall. */
function isRidge(cells: CellTable, neighbours: CellNeighbours, kinds: Uint8Array, l: number): boolean {
  const long = cells.longSide[l] as number;
  if (long < 10 * (cells.shortSide[l] as number)) return false;
  return (
    contactWith(neighbours, l, (o) => kinds[o] === sky || kinds[o] === sheet, neighbours.above) > 0.7 * long
  );
}

/** Seams or tiles that run down a slope, which has a ridge at its top and not a point as a boarded gable has. */
function isSeamed({ cells }: DrawingAnalysis, l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  return (
    (cells.faintCoherence[l] as number) > 0.35 &&
    Math.abs(Math.sin(cells.faintAngle[l] as number)) > 0.75 &&
    (cells.otherStraightShare[l] as number) > 0.1 &&
    (cells.filledArea[l] as number) > 0.62 * w * h
  );
}

interface Edges {
  readonly open: number;
  /** Sky over a ridge that lies along the top. */
  readonly ridge: number;
  readonly openBelow: number;
  readonly ground: number;
  readonly building: number;
  readonly roofs: number;
  readonly width: number;
}

function edgesOf(
  { cells }: DrawingAnalysis,
  { neighbours }: CoarseNeighbours,
  kinds: Uint8Array,
  l: number,
): Edges {
  const isOpen = (o: number): boolean => kinds[o] === sky || kinds[o] === sheet;
  return {
    open: contactWith(neighbours, l, isOpen, neighbours.above),
    openBelow: contactWith(neighbours, l, isOpen, neighbours.below),
    ridge: contactWith(neighbours, l, (o) => isRidge(cells, neighbours, kinds, o), neighbours.above),
    // Land beyond may lie beside a roof seen from above; under it there is a wall.
    ground: contactWith(neighbours, l, (o) => isGround(kinds[o] as number), neighbours.below),
    building: contactWith(neighbours, l, (o) => !isSurroundings(kinds[o] as number), neighbours.below),
    roofs: contactWith(neighbours, l, (o) => kinds[o] === roof),
    width: (cells.x1[l] as number) - (cells.x0[l] as number) + 1,
  };
}

function isMainRoof(
  analysis: DrawingAnalysis,
  near: CoarseNeighbours,
  kinds: Uint8Array,
  l: number,
): boolean {
  const { cells, width, height, unit, kind } = analysis;
  if ((cells.filledArea[l] as number) < 0.0025 * width * height || (cells.inradius[l] as number) < 8 * unit)
    return false;
  const e = edgesOf(analysis, near, kinds, l);
  if (
    e.open + e.ridge < 0.3 * e.width ||
    e.openBelow > 0.34 * e.width ||
    e.ground > 0.05 * e.width ||
    e.building < 0.34 * e.width
  )
    return false;
  const upright = cells.axisShare[1][l] as number;
  const lined = (cells.faintShare[l] as number) > 0.05;
  if (kinds[l] === siding || lined) return upright < 0.06 && (kind !== 'elevation' || isSeamed(analysis, l));
  const slanted =
    (cells.otherStraightShare[l] as number) + (cells.curveShare[l] as number) * (kind === 'sketch' ? 1 : 0);
  if (kind === 'elevation') {
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    return (
      !holdsGlass(analysis, kinds, l) &&
      (slanted > 0.1 || (e.open >= 0.3 * e.width && e.width > 2.2 * h && kinds.includes(siding)))
    );
  }
  return upright < 0.15 && !holdsGlass(analysis, kinds, l);
}

function joinsRoof(analysis: DrawingAnalysis, near: CoarseNeighbours, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height, unit, kind } = analysis;
  if ((cells.filledArea[l] as number) < 0.0008 * width * height || (cells.inradius[l] as number) < 4 * unit)
    return false;
  // Seams and shingles run one way; a wall's siding has upright sides.
  const lined = (cells.faintShare[l] as number) > 0.03;
  if (lined && ((cells.faintCoherence[l] as number) < 0.35 || (cells.axisShare[1][l] as number) > 0.1))
    return false;
  const e = edgesOf(analysis, near, kinds, l);
  const around = near.perimeter[l] as number;
  if (e.ground > 0.04 * e.width || e.openBelow > 0.45 * e.width || e.roofs < 0.14 * around) return false;
  const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
  const upright = cells.axisShare[1][l] as number;
  if (upright > (kind === 'elevation' ? 0.4 : 0.2) || slender > 6) return false;
  const underRidge = e.roofs > 0.5 * e.width && e.building > 0.3 * e.width && upright < 0.08;
  return underRidge || (e.roofs + e.open) / around > 0.42;
}

/** True if windows lie in the cell: more than the few of a roof. */
function holdsGlass({ cells }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const openings = contactWith(cells.neighbours, l, (o) => kinds[o] === glass || kinds[o] === trim);
  return openings > 0.3 * (cells.perimeter[l] as number);
}
