import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { BLOCK, changedAreas, changedBlocks, redrawnShare } from './changed-blocks.ts';

const [WIDTH, HEIGHT] = [160, 96];

/** Paper with upright strokes of two pixels. */
function strokes(...columns: readonly number[]): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(255);
  for (const x of columns)
    for (let y = 16; y < 80; y++) picture.data.fill(20, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x + 2));
  return picture;
}

/** What the compression of a capture makes of a window that stands still. */
function noisy(picture: Raster): Raster {
  return { ...picture, data: picture.data.map((value, at) => value + ((at * 7) % 3) - 1) };
}

test('noise changes nothing, and a stroke changes the blocks that it runs through', () => {
  const before = strokes(20, 60);
  expect(redrawnShare(noisy(before), before)).toBe(0);
  const changed = changedBlocks(strokes(20, 60, 100), before);
  expect(changed.reduce((sum, block) => sum + block, 0)).toBe(64 / BLOCK);
});

test('the share that is redrawn is one of what is drawn: of a model that moved it is all, however much paper there is', () => {
  expect(redrawnShare(strokes(20, 60, 100), strokes(20, 60))).toBeCloseTo(1 / 3, 6);
  expect(redrawnShare(strokes(30, 70), strokes(20, 60))).toBe(1);
  expect(redrawnShare(strokes(20), createRaster(80, 48, 3))).toBe(1);
});

test('changes near each other are one area, others are areas of their own', () => {
  const before = strokes(20);
  const near = changedAreas(changedBlocks(strokes(20, 60, 76), before), before);
  expect(near).toEqual([{ left: 56 / WIDTH, top: 16 / HEIGHT, right: 80 / WIDTH, bottom: 80 / HEIGHT }]);
  const far = changedAreas(changedBlocks(strokes(20, 60, 140), before), before);
  expect(far.map(({ left, right }) => [left * WIDTH, right * WIDTH])).toEqual([
    [56, 64],
    [136, 144],
  ]);
  expect(changedAreas(changedBlocks(before, before), before)).toEqual([]);
});
