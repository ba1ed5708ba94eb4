import { type Facing, normalAxis, towardsViewer } from '../../drawing/cell-facing.ts';
import { forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';
import type { BoxPlane } from '../../geometry/room-box.ts';

/** Support of the camera under which its axes tell no facing. */
const MIN_CAMERA_SUPPORT = 0.4;
/** Share of the contact with the other strip that lies over or under it. */
const MIN_LEVEL_CONTACT = 0.5;

/** The axis that each plane of a room's box is square to. */
const NORMAL: Readonly<Record<BoxPlane, 0 | 1 | 2>> = { left: 0, right: 0, far: 2, floor: 1, ceiling: 1 };

/**
 * Which way each flat cell faces. A face bounded by strokes along two axes has the third as its normal; the sign is the
 * one that turns it to the viewer. Fabric and cells without two clear axes get none: a wrong tone is worse than none.
 */
export function findFacings(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  planes: readonly (BoxPlane | undefined)[],
): (Facing | undefined)[] {
  const { cells, camera, kind } = analysis;
  const facings: (Facing | undefined)[] = new Array<Facing | undefined>(cells.count + 1).fill(undefined);
  if (kind !== 'cad' || camera.support < MIN_CAMERA_SUPPORT) return facings;
  for (let i = 1; i <= cells.count; i++) {
    const role = roles[i];
    if (role === 'floor' || role === 'rug') facings[i] = towardsViewer(camera, 1, i, analysis);
    else if (role === 'ceiling') facings[i] = towardsViewer(camera, 1, i, analysis);
    else if (role !== 'fabric' && role !== 'log') {
      const plane = role === 'wall' ? planes[i] : undefined;
      const axis = plane === undefined ? normalAxis(analysis, i) : NORMAL[plane];
      if (axis !== undefined) facings[i] = towardsViewer(camera, axis, i, analysis);
    }
  }
  continueWalls(analysis, roles, facings);
  return facings;
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
        if (
          facings[other] === undefined ||
          level < longest ||
          level < MIN_LEVEL_CONTACT * (contact[e] as number)
        )
          return;
        longest = level;
        facings[i] = facings[other];
      });
    }
  }
}
