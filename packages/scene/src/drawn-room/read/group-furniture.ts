import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { areAlike, boxGap, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** Two alike far apart. */
const TWIN = {
  /** Share of the picture. */
  minArea: 0.0015,
  /** Share of the picture's height. */
  maxTopOff: 0.02,
  /** Share of the picture's height. */
  maxBottomOff: 0.02,
} as const;

/** Between repetitions of one thing, share of the picture's width. */
const MAX_GAP = 0.03;

/**
 * Gathers cells into pieces that share a colour: touching upholstery (one sofa, one fabric), touching rigid parts (one
 * cupboard, one finish) and repetitions of like size close together (drawers, balusters, a row of chairs). Returns the piece of each cell, 0 for none.
 */
export function groupFurniture(analysis: DrawingAnalysis, roles: readonly CellRole[]): Int32Array {
  const { cells, width, kind } = analysis;
  const group = new Int32Array(cells.count + 1);
  const members: number[] = [];
  for (let i = 1; i <= cells.count; i++) if (roles[i] === 'fabric' || roles[i] === 'rigid') members.push(i);
  // In a sketch outlines leak and overlap: only a long common border says that two cells are one thing.
  const least = kind === 'sketch' ? 0.36 : 0.1;
  // Two nightstands far apart are of one make: alike, at one height, not tiny.
  const areTwins = (a: number, b: number): boolean =>
    kind === 'cad' &&
    roles[a] === 'rigid' &&
    (cells.filledArea[a] as number) > TWIN.minArea * width * analysis.height &&
    Math.abs((cells.y0[a] as number) - (cells.y0[b] as number)) < TWIN.maxTopOff * analysis.height &&
    Math.abs((cells.y1[a] as number) - (cells.y1[b] as number)) < TWIN.maxBottomOff * analysis.height;
  let groups = 0;
  for (const seed of members) {
    if (group[seed] !== 0) continue;
    groups++;
    group[seed] = groups;
    const queue = [seed];
    const take = (cell: number): void => {
      group[cell] = groups;
      queue.push(cell);
    };
    for (let head = 0; head < queue.length; head++) {
      const a = queue[head] as number;
      forEachNeighbour(cells, a, (b, e) => {
        if (group[b] !== 0 || roles[b] !== roles[a]) return;
        const smaller = Math.min(cells.perimeter[a] as number, cells.perimeter[b] as number);
        if ((cells.neighbours.contact[e] as number) > least * smaller) take(b);
      });
      for (const b of members) {
        if (group[b] !== 0 || roles[b] !== roles[a]) continue;
        if ((boxGap(cells, a, b) < MAX_GAP * width || areTwins(a, b)) && areAlike(cells, a, b)) take(b);
      }
    }
  }
  return group;
}
