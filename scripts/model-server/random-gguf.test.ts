import { expect, test } from 'vitest';
import { randomGguf } from './random-gguf.ts';

test('the same seed gives the same file, another seed another one, in the format’s own words', () => {
  const file = randomGguf(1);
  expect(file.subarray(0, 4).toString()).toBe('GGUF');
  expect([file.readUInt32LE(4), file.length % 32]).toEqual([3, 0]);
  expect(randomGguf(1).equals(file)).toBe(true);
  expect(randomGguf(2).equals(file)).toBe(false);
});
