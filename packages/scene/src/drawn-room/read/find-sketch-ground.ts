import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';

const WALL = {
  /** Share of the picture. */
  minArea: 0.05,
  /** Share of the picture's width. */
  minTopTouch: 0.08,
} as const;

const FLOOR = {
  /** Share of the picture. */
  minArea: 0.012,
  /** Share of the picture's width. */
  minBottomTouch: 0.1,
  /** Share of the picture's height. */
  minTop: 0.5,
} as const;

/** In a loose sketch only the open paper is sure: large cells that reach the top are the wall behind everything. */
export function findSketchGround(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width, height } = analysis;
  for (let i = 1; i <= cells.count; i++) {
    const area = (cells.filledArea[i] as number) / (width * height);
    if (area > WALL.minArea && (cells.touchTop[i] as number) > WALL.minTopTouch * width) roles[i] = 'wall';
    else if (
      area > FLOOR.minArea &&
      (cells.touchBottom[i] as number) > FLOOR.minBottomTouch * width &&
      (cells.y0[i] as number) > FLOOR.minTop * height
    )
      roles[i] = 'floor';
  }
}
