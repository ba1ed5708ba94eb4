import { expect, test } from 'vitest';
import { attemptKeys, waitAfter } from './attempt-limits.ts';

test('five mistakes are free, then the wait doubles up to a quarter of an hour', () => {
  expect([0, 4, 5, 6, 7, 8].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 8]);
  expect([14, 15, 16, 1_000].map(waitAfter)).toEqual([512, 900, 900, 900]);
});

test('the ways to type one account are one account', () => {
  const secret = Buffer.alloc(32);
  const [a, b, c] = ['studio', ' Ｓtudio ', 'studio2'].map(
    (typed) => attemptKeys(secret, typed, 'x').account,
  );
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});
