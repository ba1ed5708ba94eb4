import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';

/** Pixels along which cells meet that touch: fewer are a corner. */
const LEAST_CONTACT = 3;

/**
 * Joins touching cells into what a person would call one thing.
 * @param joins whether two touching cells belong together. @returns the group of each cell, 1…; index 0 is 0.
 */
export function groupCells({ cells }: DrawingAnalysis, joins: (a: number, b: number) => boolean): Int32Array {
  const parent = Int32Array.from({ length: cells.count + 1 }, (_, l) => l);
  const find = (l: number): number => {
    let root = l;
    while (parent[root] !== root) root = parent[root] as number;
    parent[l] = root;
    return root;
  };
  const { start, cell, contact } = cells.neighbours;
  for (let a = 1; a <= cells.count; a++) {
    for (let e = start[a] as number; e < (start[a + 1] as number); e++) {
      const b = cell[e] as number;
      if (b <= a || (contact[e] as number) < LEAST_CONTACT || !joins(a, b)) continue;
      const [ra, rb] = [find(a), find(b)];
      if (ra !== rb) parent[Math.max(ra, rb)] = Math.min(ra, rb);
    }
  }
  return parent.map((_, l) => find(l));
}
