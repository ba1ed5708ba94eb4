import { expect, test } from 'vitest';
import { nearestEdges } from './nearest-edges.ts';

test('of edges on one line from end to end the nearest stays, whichever way they run', () => {
  const window = { left: 0, top: 0, right: 10, bottom: 10 };
  const ends = [
    ...[1, 1, 5, 4, 1, 5],
    ...[1, 1, 3, 4, 1, 3],
    ...[4, 1, 2, 1, 1, 2],
    // Half as long, and beside: other edges.
    ...[1, 1, 1, 2, 1, 1],
    ...[1, 1.1, 1, 4, 1.1, 1],
  ];
  expect([...nearestEdges(ends, window)]).toEqual([2, 3, 4]);
});
