import { expect, test } from 'vitest';
import type { Ring } from '../outlines/ring.ts';
import { fitOpening } from './fit-opening.ts';

/** Walls left and right of a gap from x = 100 to 160, 20 thick; outlines were straightened by up to two pixels. */
const RINGS: readonly Ring[] = [
  [
    [0, 41.2],
    [98.6, 41.2],
    [98.6, 60.7],
    [0, 60.7],
  ],
  [
    [161.1, 41.2],
    [300, 41.2],
    [300, 60.7],
    [161.1, 60.7],
  ],
];
const BOX = { middle: [130, 50], along: [1, 0], through: [0, 1], width: 60, depth: 20 } as const;

test('an opening reaches from jamb to jamb and is as thick as its wall stands', () => {
  expect(fitOpening(BOX, RINGS)).toEqual({
    ...BOX,
    middle: [expect.closeTo((98.6 + 161.1) / 2), expect.closeTo((41.2 + 60.7) / 2)],
    width: expect.closeTo(161.1 - 98.6),
    depth: expect.closeTo(60.7 - 41.2),
  });
});

test('an upright one does so, too', () => {
  const rings = RINGS.map((ring) => ring.map(([x, y]) => [y, x] as const));
  const fitted = fitOpening({ ...BOX, middle: [50, 130], along: [0, 1], through: [-1, 0] }, rings);
  expect(fitted.width).toBeCloseTo(161.1 - 98.6);
  expect(fitted.depth).toBeCloseTo(60.7 - 41.2);
});

test('one that no wall is beside stays as it was measured', () => {
  expect(fitOpening(BOX, [])).toEqual(BOX);
});
