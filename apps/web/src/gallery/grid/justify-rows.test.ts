import fc from 'fast-check';
import { expect, test } from 'vitest';
import { justifyRows, rowAt, rowOf, shownRatio, tilesOf } from './justify-rows.ts';

const SHAPE = { width: 1200, gap: 8, target: 240, foot: 52 };

const ratiosOf = (...ratios: number[]) => Float64Array.from(ratios);

test('every full row fills the width, and its height is near the target', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.5, max: 2.8, noNaN: true }), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 300, max: 2600 }),
      (list, width) => {
        const ratios = Float64Array.from(list);
        const rows = justifyRows(ratios, { ...SHAPE, width }, false);
        const count = rows.heights.length;
        for (let row = 0; row < count; row += 1) {
          const tiles = tilesOf(rows, row, ratios, SHAPE.gap);
          const last = tiles.at(-1);
          expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 3);
          expect(rows.heights[row]).toBeLessThan(SHAPE.target * 3);
          expect(rows.tops[row + 1]).toBeCloseTo(
            (rows.tops[row] ?? 0) + (rows.heights[row] ?? 0) + SHAPE.foot,
            6,
          );
        }
      },
    ),
  );
});

test('no picture is lost or shown twice, and the last row is not stretched', () => {
  const ratios = Float64Array.from({ length: 101 }, (_, place) => 0.6 + ((place * 37) % 20) / 10);
  const rows = justifyRows(ratios, SHAPE, true);
  const places = [...rows.heights.keys()].flatMap((row) =>
    tilesOf(rows, row, ratios, SHAPE.gap).map(({ place }) => place),
  );
  expect(places).toEqual([...ratios.keys()]);
  expect(rows.heights.at(-1)).toBeLessThanOrEqual(SHAPE.target);
});

test('what more pictures would change is held back, and nothing that is shown moves when they come', () => {
  const all = Float64Array.from({ length: 90 }, (_, place) => 0.7 + ((place * 53) % 19) / 10);
  const before = justifyRows(all.slice(0, 40), SHAPE, false);
  const after = justifyRows(all, SHAPE, false);
  expect(before.firsts.at(-1)).toBeLessThanOrEqual(40);
  expect([...after.tops.slice(0, before.tops.length)]).toEqual([...before.tops]);
});

test('rows are found by distance and by picture', () => {
  const ratios = Float64Array.from({ length: 200 }, () => 1.5);
  const rows = justifyRows(ratios, SHAPE, true);
  for (const row of [0, 1, 7, rows.heights.length - 1]) {
    expect(rowAt(rows, (rows.tops[row] ?? 0) + 1)).toBe(row);
    expect(rowOf(rows, rows.firsts[row] ?? 0)).toBe(row);
  }
  expect(rowAt(rows, -500)).toBe(0);
  expect(rowAt(rows, 1e9)).toBe(rows.heights.length - 1);
});

test('a picture that is only a line is shown cropped, and one without a size as a square', () => {
  expect(shownRatio({ width: 4000, height: 100 })).toBe(2.8);
  expect(shownRatio({ width: 100, height: 4000 })).toBe(0.5);
  expect(shownRatio({ width: 0, height: 0 })).toBe(1);
});

test('a hundred thousand pictures on a phone are many rows, and no single one is wider than the page', () => {
  const ratios = Float64Array.from({ length: 100_000 }, (_, place) => 0.5 + ((place * 29) % 24) / 10);
  const rows = justifyRows(ratios, { width: 358, gap: 6, target: 170, foot: 44 }, true);
  expect(rows.firsts.at(-1)).toBe(100_000);
  expect(rows.tops.at(-1)).toBeGreaterThan(8_000_000);
});

test('an empty grid has no height', () => {
  const rows = justifyRows(ratiosOf(), SHAPE, true);
  expect([...rows.tops]).toEqual([0]);
  expect(rowAt(rows, 10)).toBe(0);
});
