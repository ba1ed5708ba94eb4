import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { SiteClass } from './site-class.ts';

const { crown, trunk } = SiteClass;

/** Which cells make one tree, and where each standing cell meets the ground: a crown at the foot of its trunk. */
export function groupPlants(
  { cells }: DrawingAnalysis,
  kinds: Uint8Array,
): { plantOf: Int32Array; footY: Float32Array } {
  const plantOf = new Int32Array(cells.count + 1);
  const footY = new Float32Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    footY[l] = cells.y1[l] as number;
    if (kinds[l] === crown) plantOf[l] = l;
  }
  const { neighbours } = cells;
  for (let l = 1; l <= cells.count; l++) {
    if (kinds[l] !== trunk) continue;
    let best = 0;
    let most = 0;
    for (let e = neighbours.start[l] as number; e < (neighbours.start[l + 1] as number); e++) {
      const o = neighbours.cell[e] as number;
      if (kinds[o] !== crown || (neighbours.above[e] as number) <= most) continue;
      most = neighbours.above[e] as number;
      best = o;
    }
    plantOf[l] = best;
    if (best > 0) footY[best] = Math.max(footY[best] as number, cells.y1[l] as number);
  }
  return { plantOf, footY };
}
