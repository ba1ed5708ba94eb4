import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { squaredFacing } from './hear-facing.ts';
import { likeliestClass } from './likeliest-class.ts';
import { voteInCells } from './vote-in-cells.ts';

/** Two cells side by side, the left one four pixels wide and the right one two, read at half of the size. */
const map: LabelMap = {
  width: 6,
  height: 2,
  count: 2,
  data: Int32Array.from([1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2]),
};

/** A reading of three pixels: roof, then wall, then floor; the first two look to the viewer and up. */
function readingOf(): Omit<PixelReading, 'whole'> {
  const shares = new Float32Array(3 * PIXEL_CLASSES.length);
  for (const [pixel, name] of (['roof', 'wall', 'floor'] as const).entries())
    shares[pixel * PIXEL_CLASSES.length + PIXEL_CLASSES.indexOf(name)] = 1;
  return { width: 3, height: 1, shares, facing: Float32Array.from([0, 0, -1, 0, -1, 0, 0, -1, 0]) };
}

test('a cell is the mean of its pixels, whatever their size', () => {
  const votes = voteInCells(map, 2, readingOf());
  expect(votes.share(1, ['roof'])).toBe(0.5);
  expect(votes.share(1, ['roof', 'wall'])).toBe(1);
  expect(votes.share(2, ['floor'])).toBe(1);
  expect(likeliestClass(votes, 1)?.class).toBe('wall');
  expect(likeliestClass(votes, 2)).toEqual({ class: 'floor', share: 1 });
});

test('a cell whose pixels look different ways has no facing; one that nearly faces an axis of a camera is square to it', () => {
  const votes = voteInCells(map, 2, readingOf());
  expect(votes.facing(1)).toBeUndefined();
  expect(votes.facing(2)).toEqual([0, -1, 0]);
  const level = { focal: 500, cx: 0, cy: 0, pitch: 0, yaw: 0, horizonY: 0, support: 1, axisAligned: 0 };
  const nearly = [0.1, -0.98, 0.17] as const;
  expect(squaredFacing(nearly, level)[1]).toBe(-1);
  expect(squaredFacing(nearly, { ...level, support: 0.1 })).toBe(nearly);
  expect(squaredFacing([0.7, 0, -0.7], level)).toEqual([0.7, 0, -0.7]);
});
