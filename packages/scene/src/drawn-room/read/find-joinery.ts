import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';
import { hatchThreshold } from './faint-threshold.ts';

/**
 * Wood among the rigid things. Panels that carry a faint parallel hatch become joinery; in a sketch, long narrow bars
 * become timber (legs, rails, a lamp's pole).
 */
export function findJoinery(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, ink, kind, width, height } = analysis;
  const hatched = hatchThreshold(analysis);
  for (let i = 1; i <= cells.count; i++) {
    const role = roles[i];
    if (kind === 'sketch') {
      if (role !== 'fabric' && role !== 'rigid') continue;
      const long = cells.longSide[i] as number;
      const short = cells.shortSide[i] as number;
      if (
        short < 0.04 * width &&
        long > 3.6 * short &&
        long > 0.06 * width &&
        (cells.fill[i] as number) > 0.62
      )
        roles[i] = 'timber';
    } else if (
      role === 'rigid' &&
      ink.twoWeights &&
      (cells.faintShare[i] as number) > hatched &&
      (cells.filledArea[i] as number) > 0.0012 * width * height &&
      (cells.curveShare[i] as number) < 0.35
    )
      roles[i] = 'joinery';
  }
}
