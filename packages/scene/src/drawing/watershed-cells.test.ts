import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { watershedCells } from './watershed-cells.ts';

/** Two rooms of 60 × 60 joined by a door of the given width. */
function rooms(door: number) {
  const mask = createBitMask(124, 64);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 124; x++) {
      const edge = x < 2 || y < 2 || x > 121 || y > 61;
      const wall = (x === 61 || x === 62) && Math.abs(y - 32) >= door / 2;
      if (edge || wall) mask.data[y * 124 + x] = 1;
    }
  }
  return mask;
}

const rules = { gap: 8, relative: 0.35, minPeak: 6, minArea: 40 };

test('a narrow neck parts two basins, a wide one does not', () => {
  expect(watershedCells(distanceTransform(rooms(6)), rules).count).toBe(2);
  expect(watershedCells(distanceTransform(rooms(20)), rules).count).toBe(1);
});

test('every free pixel gets a cell and the barrier none', () => {
  const mask = rooms(6);
  const cells = watershedCells(distanceTransform(mask), rules);
  cells.data.forEach((l, i) => expect(l > 0).toBe(mask.data[i] === 0));
});
