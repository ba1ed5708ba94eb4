import { expect, test } from 'vitest';
import { LastingKeys } from './lasting-keys.ts';

test('a row keeps its key when its id comes, and again when it was removed and is brought back', () => {
  const keys = new LastingKeys();
  keys.note(['a', 'new-1'], ['a', 'b']);
  expect([keys.of('a'), keys.of('b'), keys.of('new-1')]).toEqual(['a', 'new-1', 'new-1']);
  keys.note(['a', 'b'], ['a', 'c']);
  expect(keys.of('c')).toBe('new-1');
  expect(keys.isSame('new-1', 'c')).toBe(true);
  expect(keys.isSame('a', 'c')).toBe(false);
});

test('an answer with fewer rows names none that it has not', () => {
  const keys = new LastingKeys();
  keys.note(['new-1', 'new-2'], ['a']);
  expect([keys.of('a'), keys.of('new-2')]).toEqual(['new-1', 'new-2']);
});
