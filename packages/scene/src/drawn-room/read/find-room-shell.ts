import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, forEachNeighbour, shareAboveHorizon } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';
import { floorHatchThreshold } from './faint-threshold.ts';

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
    if (area < 0.004 * pixels || (cells.faintShare[i] as number) < hatched) continue;
    if ((above[i] as number) > 0.03) continue;
    if ((cells.axisShare[1][i] as number) > 0.25 && area < 0.03 * pixels) continue;
    found.push(i);
    total += area;
  }
  // Less than this is a hatched plinth or a rug edge, not the floor of the room.
  if (total < 0.03 * pixels) return 'none';
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
      (cells.touchTop[i] as number) > 0.12 * frameWidth &&
      (cells.y1[i] as number) < camera.horizonY + 4 * analysis.unit &&
      (cells.axisShare[1][i] as number) < 0.2 &&
      (cells.filledArea[i] as number) > 0.02 * pixels
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
      if (roles[i] !== 'plain' || area < 0.006 * pixels || (cells.curveShare[i] as number) > 0.2) continue;
      if ((cells.y0[i] as number) > camera.horizonY - 0.02 * height) continue;
      const meetsCeiling = contactWith(cells, i, (o) => roles[o] === 'ceiling') > 0.03 * width;
      // A second look: a part of the wall beyond a band or a beam, if it is large and not set into something.
      const meetsWall =
        pass === 1 &&
        parent[i] === 0 &&
        area > 0.012 * pixels &&
        contactWith(cells, i, (o) => roles[o] === 'wall' && (cells.filledArea[o] as number) > 0.02 * pixels) >
          0.03 * width;
      const meetsFrame =
        (cells.touchTop[i] as number) + (cells.touchLeft[i] as number) + (cells.touchRight[i] as number) >
        0.06 * height;
      if (meetsCeiling || meetsWall || meetsFrame || area > 0.03 * pixels) roles[i] = 'wall';
    }
  }
  // Below a dado rail a wall runs on, though it begins under the horizon.
  for (let i = 1; i <= cells.count; i++) {
    if (
      roles[i] === 'plain' &&
      (cells.touchLeft[i] as number) + (cells.touchRight[i] as number) > 0.05 * height &&
      (cells.curveShare[i] as number) < 0.12 &&
      (cells.filledArea[i] as number) > 0.01 * pixels &&
      (cells.cy[i] as number) < camera.horizonY + 0.25 * height &&
      contactWith(cells, i, (o) => roles[o] === 'wall') > 0.08 * width
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
  if (camera.support < 0.35 || camera.horizonY > frame.y0 + 0.8 * (frame.y1 - frame.y0)) return false;
  const aboveHorizon = shareAboveHorizon(analysis);
  const frameWidth = frame.x1 - frame.x0 + 1;
  let found = false;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (roles[i] !== 'plain' || area < 0.04 * width * height || (aboveHorizon[i] as number) > 0.01) continue;
    const bottom = (cells.touchBottom[i] as number) / frameWidth;
    if (bottom < 0.08 || (cells.curveShare[i] as number) > 0.42) continue;
    const around = surroundings(analysis, i);
    const spans = bottom > 0.6 && around.aboveShare > 0.75 && area > 0.1 * width * height;
    const winds = around.neighbours >= 10 && around.aboveShare > 0.55 && around.outline ** 2 > 30 * area;
    if (!spans && !winds) continue;
    if (hatchedElsewhere && contactWith(cells, i, (o) => roles[o] === 'floor') < 0.012 * width) continue;
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
    if ((contact[e] as number) > 8 * analysis.unit) neighbours++;
  });
  return { neighbours, aboveShare: over / (over + under + 1), outline };
}
