import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { contactWith } from './cell-groups.ts';
import { ExteriorClass } from './exterior-class.ts';
import { UNDECIDED } from './find-surroundings.ts';

const { sky, tree } = ExteriorClass;

/** Crowns of trees drawn in outline: round, without upright sides, mostly in the sky and standing on little. */
export function findTrees(analysis: DrawingAnalysis, kinds: Uint8Array): void {
  const { cells, width, height, unit } = analysis;
  const n = width * height;
  const isSky = (o: number): boolean => kinds[o] === sky;
  for (let l = 1; l <= cells.count; l++) {
    const area = cells.filledArea[l] as number;
    if (kinds[l] !== UNDECIDED || area < 0.002 * n || area > 0.08 * n) continue;
    const round = (2 * (cells.inradius[l] as number)) / (cells.longSide[l] as number);
    const straight =
      (cells.axisShare[0][l] as number) +
      (cells.axisShare[1][l] as number) +
      (cells.axisShare[2][l] as number);
    if (round < 0.58 || straight > 0.45 || (cells.axisShare[1][l] as number) > 0.2) continue;
    if ((cells.inradius[l] as number) < 12 * unit) continue;
    const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
    const below = contactWith(cells.neighbours, l, (o) => !isSky(o), cells.neighbours.below);
    const open = contactWith(cells.neighbours, l, isSky);
    if (open > 0.4 * (cells.perimeter[l] as number) && below < 1.1 * w && below > 0) kinds[l] = tree;
  }
}
