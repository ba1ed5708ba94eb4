import { expect, test } from 'vitest';
import { CostCache } from './cost-cache.ts';

test('what was used longest ago goes first, and the last one stays whatever it costs', () => {
  const cache = new CostCache<number>(10);
  cache.set('a', 1, 4);
  cache.set('b', 2, 4);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3, 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  cache.set('d', 4, 99);
  expect([cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, 4]);
  cache.set('e', 5, 1);
  expect([cache.get('d'), cache.get('e')]).toEqual([undefined, 5]);
});

test('a value that is set again counts once', () => {
  const cache = new CostCache<number>(10);
  for (let n = 0; n < 9; n += 1) cache.set('a', n, 6);
  cache.set('b', 1, 4);
  expect([cache.get('a'), cache.get('b')]).toEqual([8, 1]);
});
