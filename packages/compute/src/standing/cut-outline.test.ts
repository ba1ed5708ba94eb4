import { expect, test } from 'vitest';
import { cutOutline, type Trapezoid } from './cut-outline.ts';
import { growRing } from './grow-ring.ts';

type Ring = [number, number][];

const box = (x0: number, y0: number, x1: number, y1: number): Ring => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const areaOf = (pieces: readonly Trapezoid[]): number =>
  pieces.reduce((sum, [a, b, c, d]) => sum + ((b[0] - a[0] + c[0] - d[0]) / 2) * (d[1] - a[1]), 0);

test('a ring with a hole is cut into what lies between them', () => {
  const hole = box(3, 3, 6, 7).toReversed();
  const pieces = cutOutline([box(0, 0, 10, 10), hole]);
  expect(areaOf(pieces)).toBeCloseTo(100 - 12, 5);
  expect(pieces).toHaveLength(4);
});

test('a triangle is one piece for each height of a corner, and what lies over itself counts once', () => {
  const triangle: Ring = [
    [5, 0],
    [10, 10],
    [0, 8],
  ];
  expect(areaOf(cutOutline([triangle]))).toBeCloseTo(45, 1);
  expect(areaOf(cutOutline([box(0, 0, 6, 4), box(3, 0, 9, 4)]))).toBeCloseTo(36, 5);
  expect(cutOutline([])).toEqual([]);
});

test('a ring grows by as much on all sides and stays in the picture; the ring of a hole shrinks', () => {
  const size = { width: 20, height: 11 };
  expect(growRing(box(2, 2, 10, 10), 1, size)).toEqual(box(1, 1, 11, 11));
  expect(growRing(box(2, 2, 10, 10), 3, size)).toEqual(box(0, 0, 13, 11));
  expect(areaOf(cutOutline([growRing(box(2, 2, 10, 10).toReversed(), 1, size)]))).toBeCloseTo(36, 5);
});
