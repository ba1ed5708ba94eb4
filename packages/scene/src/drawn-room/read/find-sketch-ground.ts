import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';

/** In a loose sketch only the open paper is sure: large cells that reach the top are the wall behind everything. */
export function findSketchGround(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width, height } = analysis;
  for (let i = 1; i <= cells.count; i++) {
    const area = (cells.filledArea[i] as number) / (width * height);
    if (area > 0.05 && (cells.touchTop[i] as number) > 0.08 * width) roles[i] = 'wall';
    else if (
      area > 0.012 &&
      (cells.touchBottom[i] as number) > 0.1 * width &&
      (cells.y0[i] as number) > 0.5 * height
    )
      roles[i] = 'floor';
  }
}
