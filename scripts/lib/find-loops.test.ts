import { expect, test } from 'vitest';
import { findLoops } from './find-loops.ts';

const graph = (edges: Record<string, string>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('what reaches itself by others is a loop, whatever hangs on it', () => {
  expect(findLoops(graph({ a: 'b', b: 'cd', c: 'a', d: 'e', e: '' }))).toEqual([['a', 'b', 'c']]);
});

test('two loops that one arrow joins stay two', () => {
  expect(findLoops(graph({ a: 'b', b: 'ac', c: 'd', d: 'c' }))).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});

test('a way that parts and meets again is none', () => {
  expect(findLoops(graph({ a: 'bc', b: 'd', c: 'd', d: '' }))).toEqual([]);
});
