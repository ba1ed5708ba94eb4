import type { CellNeighbours, CellTable } from '../../drawing/cell-table.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { type CoarseNeighbours, coarseNeighbours } from '../../drawing/coarse-neighbours.ts';
import { BuildingClass, isGround, isSurroundings, UNDECIDED } from './building-class.ts';

/** Roofs spread from cell to cell: how often every cell is asked again. */
const JOIN_ROUNDS = 4;

const RIDGE = {
  /** Share of its length. */
  minRoofBelow: 0.6,
  /** Length to breadth. */
  minSlenderness: 10,
  /** Share of its length. */
  minSkyAbove: 0.7,
} as const;

const SEAMS = {
  /** 0…1, how much its faint lines run one way. */
  minCoherence: 0.35,
  /** Sine of the angle between its faint lines and the level. */
  minRise: 0.75,
  /** Share of its outline on lines of no main direction. */
  minSlantedShare: 0.1,
  /** Share of its bounding box. */
  minFill: 0.62,
} as const;

/** A plane that is a roof by itself; contacts are shares of its breadth. */
const MAIN_ROOF = {
  /** Share of the picture. */
  minArea: 0.0025,
  /** In units of the drawing. */
  minInradius: 8,
  /** Sky, sheet or a ridge. */
  minOpenAbove: 0.3,
  maxOpenBelow: 0.34,
  maxGroundBelow: 0.05,
  minBuildingBelow: 0.34,
  /** Share of its area in faint ink from which it is lined. */
  minLinedShare: 0.05,
  /** Share of a lined plane's outline on upright lines. */
  maxLinedUpright: 0.06,
  /** Share of a plain plane's outline on upright lines. */
  maxUpright: 0.15,
} as const;

/** In an elevation: edges that slant, or the eaves side of a roof over siding, which is a lying rectangle. */
const ELEVATION_ROOF = {
  /** Share of its outline. */
  minSlanted: 0.1,
  /** Share of its breadth. */
  minOpenAbove: 0.3,
  /** Breadth to height. */
  minBreadth: 2.2,
} as const;

/** A plane that is a roof beside another; contacts below are shares of its breadth. */
const JOINED_ROOF = {
  /** Share of the picture. */
  minArea: 0.0008,
  /** In units of the drawing. */
  minInradius: 4,
  /** Share of its area in faint ink from which it is lined. */
  minLinedShare: 0.03,
  /** 0…1, how much the faint lines of a lined plane run one way. */
  minCoherence: 0.35,
  /** Share of a lined plane's outline on upright lines. */
  maxLinedUpright: 0.1,
  maxGroundBelow: 0.04,
  maxOpenBelow: 0.45,
  /** Share of its outline. */
  minRoofContact: 0.14,
  /** Length to breadth. */
  maxSlenderness: 6,
  /** Share of its outline. */
  minRoofAndSky: 0.42,
} as const;

/** What lies under a ridge; contacts are shares of its breadth. */
const UNDER_RIDGE = {
  minRoof: 0.5,
  minBuildingBelow: 0.3,
  /** Share of its outline on upright lines. */
  maxUpright: 0.08,
} as const;

/** Share of its outline on panes and frames from which a cell is a wall with windows. */
const MIN_GLAZED_OUTLINE = 0.3;

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
  for (let round = 0; round < JOIN_ROUNDS; round++) {
    for (let l = 1; l <= cells.count; l++)
      if (kinds[l] === UNDECIDED && joinsRoof(analysis, near, kinds, l)) kinds[l] = roof;
  }
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== UNDECIDED || !isRidge(cells, near.neighbours, kinds, l)) continue;
    const along = contactWith(near.neighbours, l, (o) => kinds[o] === roof, near.neighbours.below);
    if (along > RIDGE.minRoofBelow * (cells.longSide[l] as number)) kinds[l] = roof;
  }
}

/** A bar along the sky: the ridge of a roof, or the coping of a wall. */
function isRidge(cells: CellTable, neighbours: CellNeighbours, kinds: Uint8Array, l: number): boolean {
  const long = cells.longSide[l] as number;
  if (long < RIDGE.minSlenderness * (cells.shortSide[l] as number)) return false;
  return (
    contactWith(neighbours, l, (o) => kinds[o] === sky || kinds[o] === sheet, neighbours.above) >
    RIDGE.minSkyAbove * long
  );
}

/** Seams or tiles that run down a slope, which has a ridge at its top and not a point as a boarded gable has. */
function isSeamed({ cells }: DrawingAnalysis, l: number): boolean {
  const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
  const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
  return (
    (cells.faintCoherence[l] as number) > SEAMS.minCoherence &&
    Math.abs(Math.sin(cells.faintAngle[l] as number)) > SEAMS.minRise &&
    (cells.otherStraightShare[l] as number) > SEAMS.minSlantedShare &&
    (cells.filledArea[l] as number) > SEAMS.minFill * w * h
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
  if (
    (cells.filledArea[l] as number) < MAIN_ROOF.minArea * width * height ||
    (cells.inradius[l] as number) < MAIN_ROOF.minInradius * unit
  )
    return false;
  const e = edgesOf(analysis, near, kinds, l);
  if (
    e.open + e.ridge < MAIN_ROOF.minOpenAbove * e.width ||
    e.openBelow > MAIN_ROOF.maxOpenBelow * e.width ||
    e.ground > MAIN_ROOF.maxGroundBelow * e.width ||
    e.building < MAIN_ROOF.minBuildingBelow * e.width
  )
    return false;
  const upright = cells.axisShare[1][l] as number;
  const lined = (cells.faintShare[l] as number) > MAIN_ROOF.minLinedShare;
  if (kinds[l] === siding || lined)
    return upright < MAIN_ROOF.maxLinedUpright && (kind !== 'elevation' || isSeamed(analysis, l));
  const slanted =
    (cells.otherStraightShare[l] as number) + (cells.curveShare[l] as number) * (kind === 'sketch' ? 1 : 0);
  if (kind === 'elevation') {
    const h = (cells.y1[l] as number) - (cells.y0[l] as number) + 1;
    return (
      !holdsGlass(analysis, kinds, l) &&
      (slanted > ELEVATION_ROOF.minSlanted ||
        (e.open >= ELEVATION_ROOF.minOpenAbove * e.width &&
          e.width > ELEVATION_ROOF.minBreadth * h &&
          kinds.includes(siding)))
    );
  }
  return upright < MAIN_ROOF.maxUpright && !holdsGlass(analysis, kinds, l);
}

function joinsRoof(analysis: DrawingAnalysis, near: CoarseNeighbours, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height, unit, kind } = analysis;
  if (
    (cells.filledArea[l] as number) < JOINED_ROOF.minArea * width * height ||
    (cells.inradius[l] as number) < JOINED_ROOF.minInradius * unit
  )
    return false;
  // Seams and shingles run one way; a wall's siding has upright sides.
  const lined = (cells.faintShare[l] as number) > JOINED_ROOF.minLinedShare;
  if (
    lined &&
    ((cells.faintCoherence[l] as number) < JOINED_ROOF.minCoherence ||
      (cells.axisShare[1][l] as number) > JOINED_ROOF.maxLinedUpright)
  )
    return false;
  const e = edgesOf(analysis, near, kinds, l);
  const around = near.perimeter[l] as number;
  if (
    e.ground > JOINED_ROOF.maxGroundBelow * e.width ||
    e.openBelow > JOINED_ROOF.maxOpenBelow * e.width ||
    e.roofs < JOINED_ROOF.minRoofContact * around
  )
    return false;
  const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
  const upright = cells.axisShare[1][l] as number;
  if (upright > (kind === 'elevation' ? 0.4 : 0.2) || slender > JOINED_ROOF.maxSlenderness) return false;
  const underRidge =
    e.roofs > UNDER_RIDGE.minRoof * e.width &&
    e.building > UNDER_RIDGE.minBuildingBelow * e.width &&
    upright < UNDER_RIDGE.maxUpright;
  return underRidge || (e.roofs + e.open) / around > JOINED_ROOF.minRoofAndSky;
}

/** True if windows lie in the cell: more than the few of a roof. */
function holdsGlass({ cells }: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const openings = contactWith(cells.neighbours, l, (o) => kinds[o] === glass || kinds[o] === trim);
  return openings > MIN_GLAZED_OUTLINE * (cells.perimeter[l] as number);
}
