import { expect, test } from 'vitest';
import { solveMembrane } from './smooth-membrane.ts';

/** A square of free cells between anchors that lie on a slope: the membrane is that slope. */
test('a membrane between anchors on a slope is the slope', () => {
  const columns = 150;
  const rows = 90;
  const right = new Float32Array(columns * rows);
  const down = new Float32Array(columns * rows);
  const anchor = new Float32Array(columns * rows);
  const side = new Float32Array(columns * rows);
  const slope = (x: number, y: number): number => 0.4 * x - 0.7 * y;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      if (x < columns - 1) right[i] = 1;
      if (y < rows - 1) down[i] = 1;
      if (x > 0 && y > 0 && x < columns - 1 && y < rows - 1) continue;
      anchor[i] = 100;
      side[i] = 100 * slope(x, y);
    }
  const [solved] = solveMembrane({ columns, rows, right, down, anchor }, [side], () => undefined);
  for (const [x, y] of [
    [75, 45],
    [3, 80],
    [120, 10],
  ] as const)
    expect(Math.abs((solved?.[y * columns + x] as number) - slope(x, y))).toBeLessThan(0.5);
});

test('steps asked for along an edge are taken', () => {
  const columns = 40;
  const rows = 30;
  const n = columns * rows;
  const right = new Float32Array(n);
  const down = new Float32Array(n);
  const anchor = new Float32Array(n);
  const side = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    if (i % columns < columns - 1) right[i] = 1;
    if (i + columns < n) down[i] = 1;
  }
  for (let y = 0; y < rows; y++) {
    anchor[y * columns] = 1;
    // A step of 10 between the columns 19 and 20.
    side[y * columns + 19] = -10;
    side[y * columns + 20] = 10;
  }
  const [solved] = solveMembrane({ columns, rows, right, down, anchor }, [side], () => undefined);
  expect(solved?.[15 * columns + 5]).toBeCloseTo(0, 1);
  expect(solved?.[15 * columns + 35]).toBeCloseTo(10, 1);
});
