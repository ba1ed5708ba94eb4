import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Skirtings, cornices and rails: long thin strips that border on little but the shell of the room. */
export function findTrim(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width } = analysis;
  const isUpper = (o: number): boolean => roles[o] === 'wall' || roles[o] === 'ceiling';
  const isShell = (o: number): boolean =>
    roles[o] === 'wall' || roles[o] === 'floor' || roles[o] === 'ceiling';
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' && roles[i] !== 'rug') continue;
    const thin =
      (cells.inradius[i] as number) < 0.012 * width &&
      (cells.longSide[i] as number) > 4 * (cells.shortSide[i] as number) &&
      (cells.longSide[i] as number) > 0.04 * width;
    const outline = cells.perimeter[i] as number;
    // With floor on both sides it is the leg of a table.
    if (
      thin &&
      contactWith(cells, i, isShell) > 0.7 * outline &&
      contactWith(cells, i, isUpper) > 0.25 * outline
    )
      roles[i] = 'frame';
  }
}
