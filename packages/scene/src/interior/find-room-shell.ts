import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { contactWith, frameTouch, shareAboveHorizon } from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Faint ink above this share of a cell is a drawn floor covering. */
const HATCHED = 0.012;

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
  const evidence = findFloor(analysis, roles);
  findCeiling(analysis, roles);
  findWalls(analysis, parent, roles);
  if (evidence === 'none' && findBlankFloor(analysis, roles)) return 'shape';
  return evidence;
}

function findFloor(analysis: DrawingAnalysis, roles: CellRole[]): FloorEvidence {
  const { cells, ink, width, height } = analysis;
  if (!ink.twoWeights) return 'none';
  const pixels = width * height;
  const above = shareAboveHorizon(analysis);
  const found: number[] = [];
  let total = 0;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (area < 0.004 * pixels || (cells.faintShare[i] as number) < HATCHED) continue;
    if ((above[i] as number) > 0.03) continue;
    if ((cells.axisShare[1][i] as number) > 0.25 && area < 0.03 * pixels) continue;
    found.push(i);
    total += area;
  }
  // Less than this is a hatched plinth or a rug edge, not the floor of the room.
  if (total < 0.03 * pixels) return 'none';
  for (const i of found) roles[i] = 'floor';
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
      (cells.cy[i] as number) < camera.horizonY + 0.18 * height &&
      contactWith(cells, i, (o) => roles[o] === 'wall') > 0.08 * width
    )
      roles[i] = 'wall';
  }
}

/** A floor without hatch: only the one cell that the perspective leaves no other reading for. */
function findBlankFloor(analysis: DrawingAnalysis, roles: CellRole[]): boolean {
  const { cells, camera, frame, width, height } = analysis;
  if (camera.support < 0.5 || camera.horizonY > frame.y0 + 0.8 * (frame.y1 - frame.y0)) return false;
  const above = shareAboveHorizon(analysis);
  let found = false;
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain') continue;
    const outline = (cells.perimeter[i] as number) + frameTouch(cells, i);
    const level = (cells.axisShare[0][i] as number) + (cells.axisShare[2][i] as number);
    if (
      (cells.filledArea[i] as number) > 0.04 * width * height &&
      (above[i] as number) < 0.01 &&
      (cells.touchBottom[i] as number) > 0.25 * (frame.x1 - frame.x0) &&
      (cells.curveShare[i] as number) < 0.25 &&
      level > (cells.axisShare[1][i] as number) * 1.5 &&
      level > 0.35 &&
      contactWith(cells, i, (o) => roles[o] === 'wall') > 0.12 * outline
    ) {
      roles[i] = 'floor';
      found = true;
    }
  }
  return found;
}
