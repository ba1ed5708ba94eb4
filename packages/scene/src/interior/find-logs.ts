import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { boxFill, boxHeight, boxWidth, contactWith } from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Share of its box that a disc fills. */
const DISC_FILL = Math.PI / 4;

/**
 * Firewood seen from its ends: at least eight small round cells, each with five others close by. What fills the gaps
 * between them becomes the dark recess behind.
 */
export function findLogs(analysis: DrawingAnalysis, roles: CellRole[]): number {
  const { cells, width, height } = analysis;
  const discs: number[] = [];
  for (let i = 1; i <= cells.count; i++) if (roles[i] === 'plain' && isDisc(analysis, i)) discs.push(i);
  const near = (a: number, b: number): boolean =>
    Math.hypot(
      (cells.cx[a] as number) - (cells.cx[b] as number),
      (cells.cy[a] as number) - (cells.cy[b] as number),
    ) <
    0.06 * width;
  const logs = discs.filter((i) => discs.filter((j) => near(i, j)).length >= 6);
  if (logs.length < 8) return 0;
  for (const i of logs) roles[i] = 'log';
  const largest = Math.max(...logs.map((i) => cells.filledArea[i] as number));
  const left = Math.min(...logs.map((i) => cells.x0[i] as number)) - 6;
  const right = Math.max(...logs.map((i) => cells.x1[i] as number)) + 6;
  const top = Math.min(...logs.map((i) => cells.y0[i] as number)) - 6;
  const bottom = Math.max(...logs.map((i) => cells.y1[i] as number)) + 6;
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain') continue;
    const x = cells.cx[i] as number;
    const y = cells.cy[i] as number;
    const inside = x > left && x < right && y > top && y < bottom;
    const rounded = (cells.curveShare[i] as number) + (cells.otherStraightShare[i] as number) > 0.3;
    if (inside && rounded && (cells.filledArea[i] as number) < 1.4 * largest && boxFill(cells, i) > 0.45)
      roles[i] = 'log';
  }
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' || (cells.filledArea[i] as number) > 0.02 * width * height) continue;
    if (contactWith(cells, i, (o) => roles[o] === 'log') > 0.3 * (cells.perimeter[i] as number))
      roles[i] = 'recess';
  }
  return logs.length;
}

function isDisc(analysis: DrawingAnalysis, i: number): boolean {
  const { cells, kind, width, height } = analysis;
  const area = cells.filledArea[i] as number;
  return (
    area > 12 &&
    area < 0.004 * width * height &&
    Math.abs(boxWidth(cells, i) / boxHeight(cells, i) - 1) < 0.3 &&
    Math.abs(boxFill(cells, i) - DISC_FILL) < 0.12 &&
    ((cells.curveShare[i] as number) > 0.25 || kind === 'elevation')
  );
}
