import { expect, test } from 'vitest';
import { isBarren } from './barren-pages.ts';

test('a list goes on by itself as long as one of its last pages showed something', () => {
  expect(isBarren([])).toBe(false);
  expect(isBarren([0, 0])).toBe(false);
  expect(isBarren([0, 0, 4])).toBe(false);
  expect(isBarren([4, 0, 0, 1])).toBe(false);
  expect(isBarren([9, 0, 0, 0])).toBe(true);
});
