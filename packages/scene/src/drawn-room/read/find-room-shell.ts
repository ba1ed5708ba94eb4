import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, forEachNeighbour, shareAboveHorizon } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';
import { floorHatchThreshold } from './faint-threshold.ts';

/** A hatched floor. */
const FLOOR = {
  /** Of one cell, share of the picture. */
  minArea: 0.004,
  /** Share of its area. */
  maxAboveHorizon: 0.03,
  /** Share of a small cell's outline on upright lines. */
  maxUprightShare: 0.25,
  /** Share of the picture from which uprights before it do not matter. */
  largeArea: 0.03,
  /** Of all its cells, share of the picture. */
  minTotal: 0.03,
} as const;

const CEILING = {
  /** Share of the frame's width. */
  minTopTouch: 0.12,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.2,
  /** Share of the picture. */
  minArea: 0.02,
} as const;

const WALL = {
  /** Share of the picture. */
  minArea: 0.006,
  /** Share of its outline on curves. */
  maxCurveShare: 0.2,
  /** Share of the picture's width. */
  minCeilingContact: 0.03,
  /** Of a part beyond a band or a beam, share of the picture. */
  minPartArea: 0.012,
  /** Of the wall that a part borders on, share of the picture. */
  minWallArea: 0.02,
  /** Share of the picture's width. */
  minWallContact: 0.03,
  /** With the frame, share of the picture's height. */
  minTouch: 0.06,
  /** Share of the picture from which it needs no contact. */
  largeArea: 0.03,
} as const;

/** The part of a wall below its rail. */
const DADO = {
  /** Share of the picture's height. */
  minSideTouch: 0.05,
  /** Share of its outline on curves. */
  maxCurveShare: 0.12,
  /** Share of the picture. */
  minArea: 0.01,
  /** Share of the picture's width. */
  minWallContact: 0.08,
} as const;

/** Support of the camera under which its horizon tells no floor. */
const MIN_CAMERA_SUPPORT = 0.35;

const BLANK_FLOOR = {
  /** Share of the picture. */
  minArea: 0.04,
  /** Share of its area. */
  maxAboveHorizon: 0.01,
  /** Share of the frame's width. */
  minBottomTouch: 0.08,
  /** Share of its outline on curves. */
  maxCurveShare: 0.42,
  /** With the hatched part, share of the picture's width. */
  minFloorContact: 0.012,
} as const;

/** A blank floor with hardly anything in front. */
const SPANNING = {
  /** Share of the frame's width. */
  minBottomTouch: 0.6,
  /** Share of its level outline that others hold from above. */
  minAboveShare: 0.75,
  /** Share of the picture. */
  minArea: 0.1,
} as const;

/** A blank floor between many things. */
const WINDING = {
  minNeighbours: 10,
  /** Share of its level outline that others hold from above. */
  minAboveShare: 0.55,
} as const;

/** In units of the drawing. */
const MIN_NEIGHBOUR_CONTACT = 8;

/** What the evidence for the floor is: a drawn covering, only the shape of the room, or nothing. */
export type FloorEvidence = 'hatched' | 'shape' | 'none';

/**
 * Floor, ceiling and walls of a perspective. A floor lies below the horizon, has few uprights and carries hatch; a
 * blank one is only taken where straight level lines bound it and it runs out of the picture at the bottom.
 */
export function findRoomShell(
  analysis: DrawingAnalysis,
  parent: Int32Array,
  roles: CellRole[],
): FloorEvidence {
  const evidence = findFloor(analysis, parent, roles);
  findCeiling(analysis, roles);
  findWalls(analysis, parent, roles);
  const blank = findBlankFloor(analysis, roles, evidence === 'hatched');
  return evidence === 'none' && blank ? 'shape' : evidence;
}

function findFloor(analysis: DrawingAnalysis, parent: Int32Array, roles: CellRole[]): FloorEvidence {
  const { cells, width, height } = analysis;
  const hatched = floorHatchThreshold(analysis);
  const pixels = width * height;
  const above = shareAboveHorizon(analysis);
  const found: number[] = [];
  let total = 0;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (area < FLOOR.minArea * pixels || (cells.faintShare[i] as number) < hatched) continue;
    if ((above[i] as number) > FLOOR.maxAboveHorizon) continue;
    if ((cells.axisShare[1][i] as number) > FLOOR.maxUprightShare && area < FLOOR.largeArea * pixels)
      continue;
    found.push(i);
    total += area;
  }
  // Less than this is a hatched plinth or a rug edge, not the floor of the room.
  if (total < FLOOR.minTotal * pixels) return 'none';
  for (const i of found) roles[i] = 'floor';
  // A hatched panel set into something is part of that thing; a rug lies in the floor.
  for (const i of found) if (parent[i] !== 0 && roles[parent[i] as number] !== 'floor') roles[i] = 'plain';
  return 'hatched';
}

function findCeiling(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, camera, frame } = analysis;
  const pixels = analysis.width * analysis.height;
  const frameWidth = frame.x1 - frame.x0 + 1;
  for (let i = 1; i <= cells.count; i++) {
    if (
      roles[i] === 'plain' &&
      (cells.touchTop[i] as number) > CEILING.minTopTouch * frameWidth &&
      (cells.y1[i] as number) < camera.horizonY + 4 * analysis.unit &&
      (cells.axisShare[1][i] as number) < CEILING.maxUprightShare &&
      (cells.filledArea[i] as number) > CEILING.minArea * pixels
    )
      roles[i] = 'ceiling';
  }
}

function findWalls(analysis: DrawingAnalysis, parent: Int32Array, roles: CellRole[]): void {
  const { cells, camera, width, height } = analysis;
  const pixels = width * height;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i <= cells.count; i++) {
      const area = cells.filledArea[i] as number;
      if (
        roles[i] !== 'plain' ||
        area < WALL.minArea * pixels ||
        (cells.curveShare[i] as number) > WALL.maxCurveShare
      )
        continue;
      if ((cells.y0[i] as number) > camera.horizonY - 0.02 * height) continue;
      const meetsCeiling =
        contactWith(cells, i, (o) => roles[o] === 'ceiling') > WALL.minCeilingContact * width;
      // A second look: a part of the wall beyond a band or a beam, if it is large and not set into something.
      const meetsWall =
        pass === 1 &&
        parent[i] === 0 &&
        area > WALL.minPartArea * pixels &&
        contactWith(
          cells,
          i,
          (o) => roles[o] === 'wall' && (cells.filledArea[o] as number) > WALL.minWallArea * pixels,
        ) >
          WALL.minWallContact * width;
      const meetsFrame =
        (cells.touchTop[i] as number) + (cells.touchLeft[i] as number) + (cells.touchRight[i] as number) >
        WALL.minTouch * height;
      if (meetsCeiling || meetsWall || meetsFrame || area > WALL.largeArea * pixels) roles[i] = 'wall';
    }
  }
  // Below a dado rail a wall runs on, though it begins under the horizon.
  for (let i = 1; i <= cells.count; i++) {
    if (
      roles[i] === 'plain' &&
      (cells.touchLeft[i] as number) + (cells.touchRight[i] as number) > DADO.minSideTouch * height &&
      (cells.curveShare[i] as number) < DADO.maxCurveShare &&
      (cells.filledArea[i] as number) > DADO.minArea * pixels &&
      (cells.cy[i] as number) < camera.horizonY + 0.25 * height &&
      contactWith(cells, i, (o) => roles[o] === 'wall') > DADO.minWallContact * width
    )
      roles[i] = 'wall';
  }
}

/**
 * A floor without hatch: a large cell under eye level that runs out of the picture at the bottom, and either spans it
 * with hardly anything in front, or winds between many things as only the ground does. Where a part of the floor is
 * hatched, a blank part has to border on it: another is a wall under a dado.
 */
function findBlankFloor(analysis: DrawingAnalysis, roles: CellRole[], hatchedElsewhere: boolean): boolean {
  const { cells, camera, frame, width, height } = analysis;
  if (camera.support < MIN_CAMERA_SUPPORT || camera.horizonY > frame.y0 + 0.8 * (frame.y1 - frame.y0))
    return false;
  const aboveHorizon = shareAboveHorizon(analysis);
  const frameWidth = frame.x1 - frame.x0 + 1;
  let found = false;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (
      roles[i] !== 'plain' ||
      area < BLANK_FLOOR.minArea * width * height ||
      (aboveHorizon[i] as number) > BLANK_FLOOR.maxAboveHorizon
    )
      continue;
    const bottom = (cells.touchBottom[i] as number) / frameWidth;
    if (bottom < BLANK_FLOOR.minBottomTouch || (cells.curveShare[i] as number) > BLANK_FLOOR.maxCurveShare)
      continue;
    const around = surroundings(analysis, i);
    const spans =
      bottom > SPANNING.minBottomTouch &&
      around.aboveShare > SPANNING.minAboveShare &&
      area > SPANNING.minArea * width * height;
    const winds =
      around.neighbours >= WINDING.minNeighbours &&
      around.aboveShare > WINDING.minAboveShare &&
      around.outline ** 2 > 30 * area;
    if (!spans && !winds) continue;
    if (
      hatchedElsewhere &&
      contactWith(cells, i, (o) => roles[o] === 'floor') < BLANK_FLOOR.minFloorContact * width
    )
      continue;
    roles[i] = 'floor';
    found = true;
  }
  return found;
}

/** How many cells border on one, how much of its level border they hold from above, and its whole border. */
function surroundings(
  analysis: DrawingAnalysis,
  i: number,
): { neighbours: number; aboveShare: number; outline: number } {
  const { contact, above, below } = analysis.cells.neighbours;
  let neighbours = 0;
  let over = 0;
  let under = 0;
  let outline = 0;
  forEachNeighbour(analysis.cells, i, (_, e) => {
    outline += contact[e] as number;
    over += above[e] as number;
    under += below[e] as number;
    if ((contact[e] as number) > MIN_NEIGHBOUR_CONTACT * analysis.unit) neighbours++;
  });
  return { neighbours, aboveShare: over / (over + under + 1), outline };
}
