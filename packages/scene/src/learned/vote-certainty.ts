import { clamp } from '@plumbline/imaging/scalar.ts';
import { PIXEL_CLASSES } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { CellTable } from '../drawing/cell-table.ts';
import type { CellVotes } from './vote-in-cells.ts';

/** Mean share of the likeliest class of a drawing's cells at which the net knows nothing of it, and at which it knows all. */
const LOST = 0.3;
const SURE = 0.8;

/** How well the net knows what it sees in a drawing, 0…1: over its area, how much of each cell is taken for one class. */
export function voteCertainty(cells: CellTable, votes: CellVotes): number {
  let [sum, area] = [0, 0];
  for (let i = 1; i <= cells.count; i++) {
    const own = cells.filledArea[i] as number;
    area += own;
    sum += own * PIXEL_CLASSES.reduce((most, name) => Math.max(most, votes.share(i, [name])), 0);
  }
  return area > 0 ? clamp((sum / area - LOST) / (SURE - LOST), 0, 1) : 0;
}
