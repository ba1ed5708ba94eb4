import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const ROOM = { width: 1000, height: 600 };
const anchor = (left: number, top: number) => ({ left, top, width: 40, height: 20 });
const SIZE = { width: 200, height: 100 };

test.each([
  ['below, by its right edge', anchor(500, 100), 'bottom-end', { left: 340, top: 124 }],
  ['below, by its left edge', anchor(500, 100), 'bottom-start', { left: 500, top: 124 }],
  ['below, in the middle', anchor(500, 100), 'bottom-center', { left: 420, top: 124 }],
  ['above', anchor(500, 300), 'top-start', { left: 500, top: 196 }],
  ['beside', anchor(500, 300), 'right', { left: 544, top: 260 }],
  ['above where there is no room below', anchor(500, 560), 'bottom-start', { left: 500, top: 456 }],
  ['below where there is no room above', anchor(500, 20), 'top-start', { left: 500, top: 44 }],
  ['on the other side where there is no room', anchor(900, 300), 'right', { left: 696, top: 260 }],
  ['never past the right edge', anchor(950, 100), 'bottom-start', { left: 792, top: 124 }],
  ['never past the left edge', anchor(4, 100), 'bottom-end', { left: 8, top: 124 }],
] as const)('%s', (_name, at, placement, expected) => {
  expect(placeBeside(at, SIZE, ROOM, placement)).toEqual(expected);
});

test('what is larger than the window begins at its edge', () => {
  expect(placeBeside(anchor(10, 10), { width: 1200, height: 900 }, ROOM, 'bottom-start')).toEqual({
    left: 8,
    top: 8,
  });
});
