import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';
import { hatchThreshold } from './faint-threshold.ts';

/** A bar in a sketch. */
const TIMBER = {
  /** Share of the picture's width. */
  maxBreadth: 0.04,
  /** Length to breadth. */
  minSlenderness: 3.6,
  /** Share of the picture's width. */
  minLength: 0.06,
  /** Share of its rectangle. */
  minFill: 0.62,
} as const;

/** A hatched panel. */
const PANEL = {
  /** Share of the picture. */
  minArea: 0.0012,
  /** Share of its outline on curves. */
  maxCurveShare: 0.35,
} as const;

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
        short < TIMBER.maxBreadth * width &&
        long > TIMBER.minSlenderness * short &&
        long > TIMBER.minLength * width &&
        (cells.fill[i] as number) > TIMBER.minFill
      )
        roles[i] = 'timber';
    } else if (
      role === 'rigid' &&
      ink.twoWeights &&
      (cells.faintShare[i] as number) > hatched &&
      (cells.filledArea[i] as number) > PANEL.minArea * width * height &&
      (cells.curveShare[i] as number) < PANEL.maxCurveShare
    )
      roles[i] = 'joinery';
  }
}
