import { expect, test } from 'vitest';
import type { DrawnGroup, DrawnPart } from './drawn-things.ts';
import { withoutPatterns } from './without-patterns.ts';

const METRES = 0.02;

function part(label: number, x: number, y: number, w: number, h: number): DrawnPart {
  const box = {
    middle: [(x + w / 2) / METRES, (y + h / 2) / METRES] as const,
    long: Math.max(w, h),
    short: Math.min(w, h),
    along: w >= h ? ([1, 0] as const) : ([0, 1] as const),
  };
  return { label, box, area: w * h, filled: 1 };
}

const left = (parts: readonly DrawnPart[], m2: number) =>
  withoutPatterns([{ room: 1, parts } satisfies DrawnGroup], new Map([[1, m2]]), METRES).flatMap(
    (group) => group.parts,
  );

test('a floor that is drawn tile by tile holds no furniture', () => {
  const tiles = Array.from({ length: 24 }, (_, k) =>
    part(k + 1, (k % 6) * 0.6, Math.floor(k / 6) * 0.6, 0.56, 0.56),
  );
  expect(left(tiles, 10)).toEqual([]);
  // Four of them in a large room are seats.
  expect(left(tiles.slice(0, 4), 30)).toHaveLength(4);
});

test('treads of a stair are no furniture, what stands beside them is', () => {
  const treads = Array.from({ length: 9 }, (_, k) => part(k + 1, 0, k * 0.28, 1.1, 0.25));
  expect(left([...treads, part(20, 1.2, 0, 0.5, 0.5)], 20).map(({ label }) => label)).toEqual([20]);
});

test('a car leaves no tables and benches', () => {
  const car = [part(1, 0, 0, 1.7, 1.2), part(2, 0.1, 1.2, 1.5, 1.6), part(3, 0, 2.8, 1.7, 1.5)];
  expect(left(car, 25)).toEqual([]);
});
