import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { PIXEL_CLASSES } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { followVotes, keptVotes } from './follow-votes.ts';
import { type VoteSums, votesOf } from './vote-in-cells.ts';

const [WIDTH, HEIGHT] = [240, 160];

interface Pane {
  readonly x: number;
  readonly cell: number;
}

/** A wall with panes of 12 × 20 pixels. */
function wallWith(wall: number, panes: readonly Pane[]): LabelMap {
  const data = new Int32Array(WIDTH * HEIGHT).fill(wall);
  for (const { x, cell } of panes)
    for (let y = 30; y < 50; y++) data.fill(cell, y * WIDTH + x, y * WIDTH + x + 12);
  return { width: WIDTH, height: HEIGHT, count: Math.max(wall, ...panes.map(({ cell }) => cell)), data };
}

/** Says of each cell, from 1, what it is taken for. */
function saidOf(map: LabelMap, names: readonly (typeof PIXEL_CLASSES)[number][]): VoteSums {
  const count = names.length;
  const shares = new Float64Array((count + 1) * PIXEL_CLASSES.length);
  const areas = new Float64Array(count + 1);
  for (const cell of map.data) areas[cell] = (areas[cell] as number) + 1;
  for (const [k, name] of names.entries())
    shares[(k + 1) * PIXEL_CLASSES.length + PIXEL_CLASSES.indexOf(name)] = areas[k + 1] as number;
  const facings = new Float64Array((count + 1) * 3);
  facings.set([0, 0, -(areas[2] as number)], 6);
  return { shares, facings, areas };
}

const before = wallWith(1, [{ x: 40, cell: 2 }]);
const kept = keptVotes(before, saidOf(before, ['wall', 'window']));
if (!kept) throw new Error('too many cells');

test('a window that moved is that window still, whatever its number has become', () => {
  const now = wallWith(2, [{ x: 43, cell: 1 }]);
  const sums = followVotes(kept, now);
  const votes = sums && votesOf(sums);
  expect(votes?.share(1, ['window'])).toBe(1);
  expect(votes?.share(2, ['wall'])).toBe(1);
  expect(votes?.facing(1)).toEqual([0, 0, -1]);
});

test('of a window that was none before nothing has been said, nor of one that has moved out of its place', () => {
  const two = wallWith(1, [
    { x: 40, cell: 2 },
    { x: 80, cell: 3 },
  ]);
  expect(followVotes(kept, two)).toBeUndefined();
  expect(followVotes(kept, wallWith(1, [{ x: 60, cell: 2 }]))).toBeUndefined();
});

test('a speck is taken for what lay around it, and another size is no frame that follows', () => {
  const speck = wallWith(1, [{ x: 40, cell: 2 }]);
  speck.data[10 * WIDTH + 10] = 3;
  const sums = followVotes(kept, { ...speck, count: 3 });
  expect(sums && votesOf(sums).share(3, ['wall'])).toBe(1);
  expect(followVotes(kept, { width: 60, height: 40, count: 2, data: new Int32Array(2400) })).toBeUndefined();
});
