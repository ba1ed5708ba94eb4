import type { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { Facing } from '../../drawing/cell-facing.ts';
import { followedBox } from './followed-box.ts';
import { findFacings } from './find-facings.ts';
import { addRolesOfPlanes, dropFloorOnWalls, planesByBox } from './roles-by-box.ts';
import type { RoomBox } from '../../geometry/room-box.ts';
import { findParents } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';
import { dropStrayFloor } from './drop-stray-floor.ts';
import { findJoinery } from './find-joinery.ts';
import { findLamps } from './find-lamps.ts';
import { findLogs } from './find-logs.ts';
import { findRoomShell, type FloorEvidence } from './find-room-shell.ts';
import { findPlantCells } from './find-plant-cells.ts';
import { findRugs } from './find-rugs.ts';
import { findTrim } from './find-trim.ts';
import { findWindows } from './find-windows.ts';
import { findSketchGround } from './find-sketch-ground.ts';
import { fitFloorPattern, type FloorPattern } from './fit-floor-pattern.ts';
import { createFloorPlane, type FloorPlane } from '../../drawing/floor-plane.ts';
import { squaredFacing } from '../../learned/hear-facing.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { groupFurniture } from './group-furniture.ts';
import { voteCertainty } from '../../learned/vote-certainty.ts';
import { hearNet, joinWindows, seeThroughWindows } from './hear-net.ts';
import { splitSoftFromRigid } from './split-soft-from-rigid.ts';

/** A wall in an elevation. */
const ELEVATION_WALL = {
  /** Share of the picture. */
  minArea: 0.018,
  /** Share of its outline on curves. */
  maxCurveShare: 0.2,
} as const;

/** What has no one facing. */
const FACELESS: ReadonlySet<CellRole> = new Set(['leaf', 'log', 'fabric']);

/** What a drawing of an interior was read as, one entry per cell (index 0 unused). */
export interface RoomReading {
  readonly roles: readonly CellRole[];
  /** The larger cell around each cell, or 0. */
  readonly parent: Int32Array;
  /** Piece of furniture each cell belongs to, or 0. */
  readonly group: Int32Array;
  /** The room closed to a box, where enough of its edges is drawn. */
  readonly box: RoomBox | undefined;
  readonly facings: readonly (Facing | undefined)[];
  /** Ring around each pane, or 0. */
  readonly windowOf: Int32Array;
  readonly windows: number;
  readonly lamps: number;
  readonly floor: FloorEvidence;
  readonly floorPlane: FloorPlane | undefined;
  readonly pattern: FloorPattern;
  /** 0…1: how much of the room was recognised, for choosing the look. */
  readonly certainty: number;
}

/**
 * Reads the roles of the cells from the surest to the least sure: shell, windows, logs, then furniture; at last what the net says.
 * @param votes of the net of pixels; the rules decide alone without them. @param findings of a drawing that follows another
 */
export function readRoom(
  analysis: DrawingAnalysis,
  votes?: CellVotes,
  findings?: FrameFindings,
): RoomReading {
  const { cells, kind } = analysis;
  const roles: CellRole[] = new Array<CellRole>(cells.count + 1).fill('plain');
  const windowOf = new Int32Array(cells.count + 1);
  const parent = findParents(cells);
  let floor: FloorEvidence = 'none';
  const box = followedBox(analysis, findings);
  if (kind === 'cad') floor = findRoomShell(analysis, parent, roles);
  else if (kind === 'elevation') findElevationWalls(analysis, roles);
  else findSketchGround(analysis, roles);
  const planes = box === undefined ? [] : planesByBox(analysis, box);
  if (box !== undefined) {
    if (floor === 'shape' && !dropFloorOnWalls(analysis, box, roles)) floor = 'none';
    if (addRolesOfPlanes(planes, roles) && floor === 'none') floor = 'shape';
  }
  let floorPlane = floor === 'none' ? undefined : dropStray(analysis, roles);
  let windows = kind === 'sketch' ? 0 : findWindows(analysis, roles, windowOf);
  if (kind !== 'sketch') findLogs(analysis, roles);
  if (floor !== 'none') findRugs(analysis, roles);
  findTrim(analysis, roles);
  findPlantCells(analysis, roles);
  const lamps = findLamps(analysis, roles);
  splitSoftFromRigid(analysis, parent, roles);
  findJoinery(analysis, roles);
  if (votes !== undefined) {
    hearNet(analysis, votes, roles);
    windows += joinWindows(analysis, roles, windowOf);
    seeThroughWindows(analysis, votes, roles, windowOf);
    if (floor === 'none' && roles.includes('floor')) floor = 'shape';
    if (floor !== 'none') floorPlane = dropStray(analysis, roles);
  }
  return {
    roles,
    parent,
    box,
    group: groupFurniture(analysis, roles),
    facings: addFacings(analysis, roles, findFacings(analysis, roles, planes), votes),
    windowOf,
    windows,
    lamps,
    floor,
    floorPlane,
    pattern:
      floorPlane === undefined || floor !== 'hatched'
        ? { kind: 'unknown' }
        : fitFloorPattern(analysis, roles, floorPlane),
    certainty: Math.max(
      roomCertainty(analysis, roles, floor),
      votes === undefined ? 0 : voteCertainty(cells, votes),
    ),
  };
}

/** Takes back floor that cannot be one; @returns the plane of the floor, where the drawing has one */
function dropStray(analysis: DrawingAnalysis, roles: CellRole[]): FloorPlane | undefined {
  const level = createFloorPlane(analysis.camera);
  return level !== undefined && dropStrayFloor(analysis, roles, level) ? level : undefined;
}

/** Facings that the net sees where outlines do not tell any. */
function addFacings(
  { camera }: DrawingAnalysis,
  roles: readonly CellRole[],
  told: readonly (Facing | undefined)[],
  votes: CellVotes | undefined,
): readonly (Facing | undefined)[] {
  if (votes === undefined) return told;
  return told.map((facing, i) => {
    const said = i === 0 || FACELESS.has(roles[i] as CellRole) ? undefined : votes.facing(i);
    return facing ?? (said && squaredFacing(said, camera));
  });
}

/** In an elevation every large plain field is wall. */
function findElevationWalls(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width, height } = analysis;
  for (let i = 1; i <= cells.count; i++) {
    if (
      (cells.filledArea[i] as number) > ELEVATION_WALL.minArea * width * height &&
      (cells.curveShare[i] as number) < ELEVATION_WALL.maxCurveShare
    )
      roles[i] = 'wall';
  }
}

/** A shell that is mostly found, in a drawing that was read well, makes a certain room. */
function roomCertainty(analysis: DrawingAnalysis, roles: readonly CellRole[], floor: FloorEvidence): number {
  const { cells, kind, camera, confidence, frame } = analysis;
  if (kind === 'sketch') return 0.3 * confidence;
  let shell = 0;
  for (let i = 1; i <= cells.count; i++) {
    const role = roles[i];
    if (role === 'wall' || role === 'ceiling' || role === 'floor') shell += cells.filledArea[i] as number;
  }
  const share = shell / ((frame.x1 - frame.x0 + 1) * (frame.y1 - frame.y0 + 1));
  const shellScore = Math.min(1, share / 0.4);
  if (kind === 'elevation') return confidence * (0.6 + 0.4 * shellScore);
  const cameraScore = Math.min(1, camera.support / 0.6);
  return confidence * (0.45 * shellScore + 0.35 * cameraScore + (floor === 'none' ? 0.05 : 0.2));
}
