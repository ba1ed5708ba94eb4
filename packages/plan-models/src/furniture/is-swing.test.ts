import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { isSwing } from './is-swing.ts';

const METRES = 0.02;
const SIZE = 40;

/** What a rule covers of a square of 0.8 m, as label 1 of a map. */
function drawn(covers: (x: number, y: number) => boolean) {
  const data = new Int32Array(SIZE * SIZE);
  for (let i = 0; i < data.length; i++)
    data[i] = covers((i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5) ? 1 : 0;
  const map: LabelMap = { width: SIZE, height: SIZE, data, count: 1 };
  const area = data.reduce((sum, label) => sum + label, 0) * METRES ** 2;
  const side = SIZE * METRES;
  const box = { middle: [SIZE / 2, SIZE / 2], long: side, short: side, along: [1, 0] } as const;
  return isSwing({ label: 1, box, area, filled: area / side ** 2 }, map, METRES);
}

test.each([
  ['upper left', 0, 0],
  ['upper right', SIZE, 0],
  ['lower left', 0, SIZE],
  ['lower right', SIZE, SIZE],
])('what a door sweeps over about a hinge at the %s is no furniture', (_, hx, hy) => {
  expect(drawn((x, y) => Math.hypot(x - hx, y - hy) < SIZE)).toBe(true);
});

test('a round table, a square one and an armchair stay', () => {
  expect(drawn((x, y) => Math.hypot(x - SIZE / 2, y - SIZE / 2) < SIZE / 2)).toBe(false);
  expect(drawn(() => true)).toBe(false);
  expect(drawn((x, y) => y > 9 || x < 6 || x > SIZE - 6)).toBe(false);
});
