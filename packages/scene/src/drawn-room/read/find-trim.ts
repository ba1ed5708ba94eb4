import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

const STRIP = {
  /** Share of the picture's width. */
  maxInradius: 0.012,
  /** Length to breadth. */
  minSlenderness: 4,
  /** Share of the picture's width. */
  minLength: 0.04,
  /** With walls, floor and ceiling, share of its outline. */
  minShellContact: 0.7,
  /** With walls and ceiling, share of its outline. */
  minUpperContact: 0.25,
} as const;

/** Skirtings, cornices and rails: long thin strips that border on little but the shell of the room. */
export function findTrim(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, width } = analysis;
  const isUpper = (o: number): boolean => roles[o] === 'wall' || roles[o] === 'ceiling';
  const isShell = (o: number): boolean =>
    roles[o] === 'wall' || roles[o] === 'floor' || roles[o] === 'ceiling';
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' && roles[i] !== 'rug') continue;
    const thin =
      (cells.inradius[i] as number) < STRIP.maxInradius * width &&
      (cells.longSide[i] as number) > STRIP.minSlenderness * (cells.shortSide[i] as number) &&
      (cells.longSide[i] as number) > STRIP.minLength * width;
    const outline = cells.perimeter[i] as number;
    // With floor on both sides it is the leg of a table.
    if (
      thin &&
      contactWith(cells, i, isShell) > STRIP.minShellContact * outline &&
      contactWith(cells, i, isUpper) > STRIP.minUpperContact * outline
    )
      roles[i] = 'frame';
  }
}
