import { expect, test } from 'vitest';
import { pageRows } from './page-rows.ts';

const PAGE = { height: 100, gap: 10, least: 1 };
const rowsOf = (...given: Parameters<typeof pageRows>) => pageRows(...given).map(({ rows }) => rows);

test('rows fill a page and go on with the next', () => {
  expect(rowsOf([40, 50, 40, 100, 10], () => false, PAGE)).toEqual([[0, 1], [2], [3], [4]]);
  expect(pageRows([], () => false, PAGE)).toEqual([]);
});

test('a row that no page has room for has one of its own', () => {
  expect(rowsOf([20, 300, 20], () => false, PAGE)).toEqual([[0], [1], [2]]);
});

test('a heading goes with what it stands over', () => {
  expect(rowsOf([60, 20, 50], (row) => row === 1, PAGE)).toEqual([[0], [1, 2]]);
  expect(rowsOf([20, 100], (row) => row === 0, PAGE)).toEqual([[0], [1]]);
});

test('rows are made a little smaller where that saves a page, and only as much as it takes', () => {
  const pages = pageRows([55, 55, 55, 20], () => false, { ...PAGE, least: 0.8 });
  expect(pages.map(({ rows }) => rows)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(pages[0]?.scale).toBeCloseTo(100 / 120);
  expect(pages[1]?.scale).toBe(1);
  expect(rowsOf([60, 60], () => false, { ...PAGE, least: 0.8 })).toEqual([[0], [1]]);
});
