import { expect, test } from 'vitest';
import { between, dayAt, heightOf, layOutDays } from './lay-out-days.ts';
import { PART_SIZE, partsBetween, spansOf } from './parts.ts';

const shape = { columns: 4, row: 200, heading: 50 };
const dayOf = (day: string, count: number) => ({ day, count, cursor: '' });
/** Fifteen thousand of one day, among others. */
const days = [
  dayOf('2026-11-22', 3),
  dayOf('2026-11-21', 15_000),
  dayOf('2026-11-20', 5),
  dayOf('2026-11-02', 1),
];

test('days stand below each other by their numbers alone', () => {
  const layout = layOutDays(days, shape);
  expect([...layout.tops]).toEqual([0, 250, 250 + 50 + 3_750 * 200, 750_750, 751_000]);
  expect([...layout.firsts]).toEqual([0, 3, 15_003, 15_008, 15_009]);
  expect(heightOf(layout)).toBe(751_000);
  expect([0, 249, 250, 750_299, 750_300, 9e9].map((y) => dayAt(layout, y))).toEqual([0, 0, 1, 1, 2, 3]);
  expect(heightOf(layOutDays([], shape))).toBe(0);
});

test('what is between two positions is there in whole rows, each work once and in its place', () => {
  const layout = layOutDays(days, shape);
  const start = between(layout, 0, 400);
  expect(start.headings.map(({ day, top }) => [day.day, top])).toEqual([
    ['2026-11-22', 0],
    ['2026-11-21', 250],
  ]);
  expect(start.works.map(({ index, top, column }) => [index, top, column])).toEqual([
    [0, 50, 0],
    [1, 50, 1],
    [2, 50, 2],
    [3, 300, 0],
    [4, 300, 1],
    [5, 300, 2],
    [6, 300, 3],
  ]);
  const middle = between(layout, 400_000, 400_900);
  expect(middle.works.length).toBeLessThanOrEqual(6 * shape.columns);
  for (const { index, top, column } of middle.works) {
    expect(top).toBe(300 + Math.floor((index - 3) / 4) * 200);
    expect(column).toBe((index - 3) % 4);
  }
  const seen = new Set<number>();
  for (let top = 0; top < heightOf(layout); top += 1_000)
    for (const { index } of between(layout, top, top + 1_000).works) seen.add(index);
  expect(seen.size).toBe(15_009);
  expect(between(layout, 500, 500)).toEqual({ headings: [], works: [] });
  expect(between(layOutDays([], shape), 0, 900)).toEqual({ headings: [], works: [] });
});

test('calls are by span and page: few works share one, many have their own', () => {
  const spans = spansOf(days);
  expect(spans).toEqual([
    { from: '2026-11-22', to: '2026-11-22', first: 0, count: 3 },
    { from: '2026-11-21', to: '2026-11-21', first: 3, count: 15_000 },
    { from: '2026-11-02', to: '2026-11-20', first: 15_003, count: 6 },
  ]);
  expect(partsBetween(spans, 0, 10)).toEqual([
    { from: '2026-11-22', to: '2026-11-22', page: 1, first: 0 },
    { from: '2026-11-21', to: '2026-11-21', page: 1, first: 3 },
  ]);
  expect(partsBetween(spans, 7_000, 7_070).map(({ page, first }) => [page, first])).toEqual([
    [117, 3 + 116 * PART_SIZE],
    [118, 3 + 117 * PART_SIZE],
  ]);
  expect(partsBetween(spans, 15_002, 15_008).map(({ from, page }) => [from, page])).toEqual([
    ['2026-11-21', 250],
    ['2026-11-02', 1],
  ]);
  expect(partsBetween(spans, 5, 4)).toEqual([]);
  expect(partsBetween([], 0, 4)).toEqual([]);
});
