import type { Raster } from '@plumbline/imaging/raster.ts';
import { hearPicture } from '../../learned/hear-picture.ts';

/**
 * On what a drawing stands whose sheet runs around it: `air` over ground, as one sees it from level with it; `land` on all sides, where an
 * outside is seen from above; `paper` round rooms and plans, which stand on no lawn; `level` behind an elevation, whose ground is a line.
 */
export type SheetGround = 'air' | 'land' | 'paper' | 'level';

/** Probability of an outside from which the ground round it is land: what stays uncertain keeps its paper. */
const SURELY_OUTSIDE = 0.7;
/** Probability from which a drawing is an elevation or a section: sky and ground then run from edge to edge. */
const SURELY_ELEVATION = 0.6;

/** Asks the nets how a drawing is seen; `air` where there are none. @param base RGB, any size */
export function readSheetGround(base: Raster): SheetGround {
  const heard = hearPicture(base);
  if (heard === undefined) return 'air';
  const { views, spaces } = heard;
  if (views.elevation > SURELY_ELEVATION) return 'level';
  if (views.eye + views.elevation >= views.above + views.plan) return 'air';
  return spaces.exterior + spaces.landscape + spaces.aerial > SURELY_OUTSIDE ? 'land' : 'paper';
}
