import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { axisInCamera, type DrawingCamera } from '../drawing/drawing-camera.ts';
import { forEachNeighbour } from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Unit normal in camera coordinates (x right, y down, z away from the viewer), or undefined where it is not certain. */
export type Facing = readonly [number, number, number];

/** Below this share of the outline on the camera's axes a cell may be anything. */
const BOUNDED = 0.42;

/**
 * Which way each flat cell faces. A face bounded by strokes along two axes has the third as its normal; the sign is the
 * one that turns it to the viewer. Fabric and cells without two clear axes get none: a wrong tone is worse than none.
 */
export function findFacings(analysis: DrawingAnalysis, roles: readonly CellRole[]): (Facing | undefined)[] {
  const { cells, camera, kind } = analysis;
  const facings: (Facing | undefined)[] = new Array<Facing | undefined>(cells.count + 1).fill(undefined);
  if (kind !== 'cad' || camera.support < 0.4) return facings;
  for (let i = 1; i <= cells.count; i++) {
    const role = roles[i];
    if (role === 'floor' || role === 'rug') facings[i] = towardsViewer(camera, 1, i, analysis);
    else if (role === 'ceiling') facings[i] = towardsViewer(camera, 1, i, analysis);
    else if (role !== 'fabric' && role !== 'log') {
      const axis = normalAxis(analysis, i);
      if (axis !== undefined) facings[i] = towardsViewer(camera, axis, i, analysis);
    }
  }
  continueWalls(analysis, roles, facings);
  return facings;
}

/** Which way a flat cell faces by its outline alone, or undefined where that does not show two clear axes. */
export function flatFacing(analysis: DrawingAnalysis, cell: number): Facing | undefined {
  const { camera, kind } = analysis;
  if (kind !== 'cad' || camera.support < 0.4 || !Number.isFinite(camera.focal)) return undefined;
  const axis = normalAxis(analysis, cell);
  return axis === undefined ? undefined : towardsViewer(camera, axis, cell, analysis);
}

/** The side of a level surface that is seen: of a floor its upper, of a ceiling its lower one. */
export function levelFacing(analysis: DrawingAnalysis, cell: number): Facing | undefined {
  const { camera, kind } = analysis;
  if (kind !== 'cad' || camera.support < 0.4 || !Number.isFinite(camera.focal)) return undefined;
  return towardsViewer(camera, 1, cell, analysis);
}

/** A strip of wall over or under another, parted by a rail, faces the way the other does. */
function continueWalls(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  facings: (Facing | undefined)[],
): void {
  const { cells } = analysis;
  const { contact, above, below } = cells.neighbours;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i <= cells.count; i++) {
      if (facings[i] !== undefined || (roles[i] !== 'wall' && roles[i] !== 'frame')) continue;
      let longest = 0.12 * (cells.perimeter[i] as number);
      forEachNeighbour(cells, i, (other, e) => {
        if (roles[other] !== 'wall' && roles[other] !== 'frame') return;
        const level = (above[e] as number) + (below[e] as number);
        if (facings[other] === undefined || level < longest || level < 0.5 * (contact[e] as number)) return;
        longest = level;
        facings[i] = facings[other];
      });
    }
  }
}

function normalAxis(analysis: DrawingAnalysis, i: number): 0 | 1 | 2 | undefined {
  const { axisShare, perimeter } = analysis.cells;
  const along: readonly [number, number, number] = [
    axisShare[0][i] as number,
    axisShare[1][i] as number,
    axisShare[2][i] as number,
  ];
  const total = along[0] + along[1] + along[2];
  if (total < BOUNDED || total * (perimeter[i] as number) < 24 * analysis.unit) return undefined;
  const [x, y, z] = [along[0] / total, along[1] / total, along[2] / total];
  if (y < 0.14 && Math.min(x, z) > 0.2) return 1;
  if (y < 0.12) return undefined;
  if (z > 1.8 * x) return 0;
  if (x > 1.8 * z) return 2;
  return undefined;
}

function towardsViewer(camera: DrawingCamera, axis: 0 | 1 | 2, i: number, analysis: DrawingAnalysis): Facing {
  const n = axisInCamera(camera, axis);
  const x = ((analysis.cells.cx[i] as number) - camera.cx) / camera.focal;
  const y = ((analysis.cells.cy[i] as number) - camera.cy) / camera.focal;
  const sign = n[0] * x + n[1] * y + n[2] > 0 ? -1 : 1;
  return [n[0] * sign, n[1] * sign, n[2] * sign];
}
