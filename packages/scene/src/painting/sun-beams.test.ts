import { expect, test } from 'vitest';
import { createSunBeams, sunOnElevation } from './sun-beams.ts';

const SIZE = { width: 200, height: 120 };
/** A floor seen from above: 2 cm a pixel. */
const plane = {
  locate: (x: number, y: number, out: Float64Array) => {
    out[0] = 0.02 * x;
    out[1] = 0.02 * y;
    out[2] = 0.02;
    return true;
  },
};

test('beams are light without an edge: neighbouring pixels differ little, places differ much', () => {
  const beams = createSunBeams(plane, SIZE, () => true, 1);
  const row = Array.from({ length: 200 }, (_, x) => beams?.(0.02 * x, 1.2) ?? 0);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(0.8);
  for (let x = 1; x < 200; x++)
    expect(Math.abs((row[x] as number) - (row[x - 1] as number))).toBeLessThan(0.12);
});

test('a floor that is hardly seen gets no beams', () => {
  expect(createSunBeams(plane, SIZE, (i) => i < 100, 1)).toBeUndefined();
});

test('an elevation has a lit band and shade beside it', () => {
  expect(sunOnElevation(0.5, 0.3)).toBeGreaterThan(0.8);
  expect(sunOnElevation(0.02, 0.5)).toBe(0);
});
