import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';
import type { FloorPlane } from '../../drawing/floor-plane.ts';

/** Of its points beyond the farthest from which a floor is stray. */
const MAX_FAR_SHARE = 0.4;
/** Share of its outline from which stray floor is wall. */
const MIN_WALL_CONTACT = 0.15;

/** Metres: no room shows its floor further than this. */
const FARTHEST = 11;

/**
 * Takes back floor that cannot be one: a hatched dado or a tiled wall under the horizon lies, laid on the floor plane,
 * far outside the room, while another floor comes nearer than it. Returns false, and takes nothing back, where all of
 * the floor lies that far out: then the plane is wrong and not the reading.
 */
export function dropStrayFloor(analysis: DrawingAnalysis, roles: CellRole[], plane: FloorPlane): boolean {
  const { cells, width, filledCellMap: map } = analysis;
  const far = new Float32Array(cells.count + 1);
  const all = new Float32Array(cells.count + 1);
  const at = new Float64Array(3);
  for (let i = 0; i < map.data.length; i += 3) {
    const c = map.data[i] as number;
    if (roles[c] !== 'floor') continue;
    all[c] = (all[c] as number) + 1;
    const met = plane.locate(i % width, Math.floor(i / width), at);
    if (!met || Math.hypot(at[0] as number, at[1] as number) > FARTHEST) far[c] = (far[c] as number) + 1;
  }
  const stray: number[] = [];
  let near = 0;
  for (let c = 1; c <= cells.count; c++) {
    if (roles[c] !== 'floor') continue;
    if ((far[c] as number) < MAX_FAR_SHARE * (all[c] as number)) near++;
    else stray.push(c);
  }
  if (near === 0) return false;
  for (const c of stray) {
    const onWall =
      contactWith(cells, c, (o) => roles[o] === 'wall') > MIN_WALL_CONTACT * (cells.perimeter[c] as number);
    roles[c] = onWall ? 'wall' : 'plain';
  }
  return true;
}
