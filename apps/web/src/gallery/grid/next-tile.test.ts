import { expect, test } from 'vitest';
import { justifyRows } from './justify-rows.ts';
import { nextTile } from './next-tile.ts';

const GAP = 10;
/** Rows of four squares; the last one holds two. */
const ratios = Float64Array.from({ length: 10 }, () => 1);
const rows = justifyRows(ratios, { width: 430, gap: GAP, target: 100, foot: 40 }, true);
const next = (key: string, place: number) => nextTile(key, place, rows, ratios, GAP);

test('arrows lead beside, above and below', () => {
  expect(next('ArrowRight', 0)).toBe(1);
  expect(next('ArrowLeft', 5)).toBe(4);
  expect(next('ArrowDown', 1)).toBe(5);
  expect(next('ArrowUp', 6)).toBe(2);
});

test('below a short row’s missing picture stands its last one', () => {
  expect(next('ArrowDown', 7)).toBe(9);
});

test('nothing lies beyond the ends', () => {
  expect([next('ArrowLeft', 0), next('ArrowUp', 2), next('ArrowRight', 9), next('ArrowDown', 8)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([next('Home', 4), next('End', 4), next('Home', 0)]).toEqual([0, 9, undefined]);
});

test('other keys are left to the page', () => {
  expect(next('a', 3)).toBeUndefined();
});
