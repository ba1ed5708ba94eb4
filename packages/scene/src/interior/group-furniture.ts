import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { boxHeight, boxWidth } from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/**
 * Gathers cells into pieces that share a colour: touching upholstery (one sofa, one fabric), repetitions of like size
 * close together (drawers, cushions, balusters), and slivers with the thing they edge. Group 0 is no group.
 */
export function groupFurniture(
  analysis: DrawingAnalysis,
  parent: Int32Array,
  roles: readonly CellRole[],
): Int32Array {
  const { cells } = analysis;
  const group = new Int32Array(cells.count + 1);
  const members: number[] = [];
  for (let i = 1; i <= cells.count; i++) if (roles[i] === 'fabric' || roles[i] === 'rigid') members.push(i);
  let groups = 0;
  for (const seed of members) {
    if (group[seed] !== 0) continue;
    groups++;
    group[seed] = groups;
    const queue = [seed];
    for (let head = 0; head < queue.length; head++) {
      const a = queue[head] as number;
      for (const b of members) {
        if (group[b] !== 0 || roles[b] !== roles[a]) continue;
        if (!belongTogether(analysis, parent, roles, a, b)) continue;
        group[b] = groups;
        queue.push(b);
      }
    }
  }
  return group;
}

function belongTogether(
  analysis: DrawingAnalysis,
  parent: Int32Array,
  roles: readonly CellRole[],
  a: number,
  b: number,
): boolean {
  const { cells, kind, width } = analysis;
  const reach = 0.03 * width;
  const gapX =
    Math.max(cells.x0[a] as number, cells.x0[b] as number) -
    Math.min(cells.x1[a] as number, cells.x1[b] as number);
  const gapY =
    Math.max(cells.y0[a] as number, cells.y0[b] as number) -
    Math.min(cells.y1[a] as number, cells.y1[b] as number);
  if (gapX >= reach || gapY >= reach) return false;
  if (areAlike(analysis, a, b)) return true;
  const contact = sharedBoundary(analysis, a, b);
  if (contact === 0) return false;
  if (roles[a] === 'fabric') return kind !== 'sketch' || contact > 0.22 * smallerOutline(analysis, a, b);
  if (parent[a] !== 0 || parent[b] !== 0) return false;
  const thin = Math.min(boxWidth(cells, a), boxHeight(cells, a), boxWidth(cells, b), boxHeight(cells, b));
  return thin < 0.012 * width && contact > 0.35 * smallerOutline(analysis, a, b);
}

/** Like area and like box, as repeated elements have. */
function areAlike(analysis: DrawingAnalysis, a: number, b: number): boolean {
  const { cells } = analysis;
  const ratio = (cells.filledArea[b] as number) / (cells.filledArea[a] as number);
  if (ratio < 0.6 || ratio > 1.66) return false;
  const wa = boxWidth(cells, a);
  const wb = boxWidth(cells, b);
  const ha = boxHeight(cells, a);
  const hb = boxHeight(cells, b);
  return Math.abs(wa - wb) < 0.28 * Math.max(wa, wb) + 2 && Math.abs(ha - hb) < 0.28 * Math.max(ha, hb) + 2;
}

function smallerOutline(analysis: DrawingAnalysis, a: number, b: number): number {
  return Math.min(analysis.cells.perimeter[a] as number, analysis.cells.perimeter[b] as number);
}

function sharedBoundary(analysis: DrawingAnalysis, a: number, b: number): number {
  const { start, cell, contact } = analysis.cells.neighbours;
  const end = start[a + 1] as number;
  for (let e = start[a] as number; e < end; e++) if (cell[e] === b) return contact[e] as number;
  return 0;
}
