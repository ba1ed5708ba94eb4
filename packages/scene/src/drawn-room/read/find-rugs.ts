import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith, forEachNeighbour, frameTouch } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

const RUG = {
  /** Share of the picture. */
  minArea: 0.008,
  /** Share of the picture. */
  maxArea: 0.25,
} as const;

/** A figure in the boards. */
const INLAID = {
  /** Share of its rectangle. */
  minFill: 0.6,
  /** Share of its outline on curves. */
  maxCurveShare: 0.15,
  /** Share of its rectangle from which it needs no floor on every side. */
  wholeFill: 0.9,
} as const;

/**
 * Rugs: a figure below the horizon without uprights, with floor around most of its outline. Where boards are drawn right
 * through it, it is one if it lies as a straight figure amid the floor.
 */
export function findRugs(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, camera } = analysis;
  const pixels = analysis.width * analysis.height;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    const inlaid = roles[i] === 'floor' && liesInFloor(analysis, roles, i);
    if ((roles[i] !== 'plain' && !inlaid) || area < RUG.minArea * pixels || area > RUG.maxArea * pixels)
      continue;
    if ((cells.y0[i] as number) < camera.horizonY + 0.03 * analysis.height) continue;
    if ((cells.axisShare[1][i] as number) > (inlaid ? 0.6 : 0.08)) continue;
    const floorContact = contactWith(cells, i, (o) => roles[o] === 'floor');
    if (floorContact > (inlaid ? 0.28 : 0.6) * (cells.perimeter[i] as number)) roles[i] = 'rug';
  }
}

/** A straight figure that lies clear of the drawing's border, or has floor beyond it on every side. */
function liesInFloor({ cells }: DrawingAnalysis, roles: readonly CellRole[], i: number): boolean {
  if ((cells.fill[i] as number) < INLAID.minFill || (cells.curveShare[i] as number) > INLAID.maxCurveShare)
    return false;
  if (frameTouch(cells, i) === 0 && (cells.fill[i] as number) > INLAID.wholeFill) return true;
  let [left, top, right, bottom] = [false, false, false, false];
  forEachNeighbour(cells, i, (o) => {
    if (roles[o] !== 'floor') return;
    left ||= (cells.x0[o] as number) < (cells.x0[i] as number);
    top ||= (cells.y0[o] as number) < (cells.y0[i] as number);
    right ||= (cells.x1[o] as number) > (cells.x1[i] as number);
    bottom ||= (cells.y1[o] as number) >= (cells.y1[i] as number);
  });
  return left && top && right && bottom;
}
