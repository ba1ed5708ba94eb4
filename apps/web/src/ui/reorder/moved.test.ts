import { expect, test } from 'vitest';
import { droppedPlace, moved, placeAfterKey } from './moved.ts';

test('an item is moved, and stays within the list', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(moved(items, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(items, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(items, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  expect(moved(items, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(items, 2, 2)).toBe(items);
  expect(moved(items, 9, 0)).toBe(items);
});

test('what is dropped before or after another one stands there', () => {
  const items = ['a', 'b', 'c', 'd'];
  const drop = (from: number, over: number, after: boolean) =>
    moved(items, from, droppedPlace(from, over, after)).join('');
  expect(drop(0, 2, false)).toBe('bacd');
  expect(drop(0, 2, true)).toBe('bcad');
  expect(drop(3, 0, false)).toBe('dabc');
  expect(drop(3, 0, true)).toBe('adbc');
  expect(drop(1, 1, true)).toBe('abcd');
});

test('arrows move by one, the other keys to the ends', () => {
  expect(
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'x'].map((key) => placeAfterKey(key, 1, 4)),
  ).toEqual([0, 0, 2, 0, 3, undefined]);
  expect(placeAfterKey('ArrowLeft', 0, 4)).toBe(0);
});
