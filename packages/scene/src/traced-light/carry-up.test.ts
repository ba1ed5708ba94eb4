import { expect, test } from 'vitest';
import { carryUp } from './carry-up.ts';
import type { DrawingLight } from './drawing-light.ts';

/** A grid of 8 × 4 places: label 1 in its left half, in which light is 1, label 2 in its right half, in which it is 3. */
function twoHalves(): DrawingLight {
  const [width, height] = [8, 4];
  const label = Int32Array.from({ length: width * height }, (_, i) => (i % width < 4 ? 1 : 2));
  const field = Float32Array.from({ length: 4 * 2 }, (_, i) => (i % 4 < 2 ? 1 : 3));
  const sun = Float32Array.from(label, (l) => (l === 1 ? 0 : 1));
  return { grid: { width, height, step: 1, label }, r: field, g: field, b: field, width: 4, height: 2, sun };
}

/** A result twice as large, whose cells part at column 9: a pixel beyond where the grid does. */
const cells = {
  width: 16,
  height: 8,
  count: 2,
  data: Int32Array.from({ length: 128 }, (_, i) => (i % 16 < 9 ? 1 : 2)),
};

test('a pixel hears the light of its own surface alone, up to the edge that is drawn', () => {
  const { light, sun } = carryUp(twoHalves(), cells, 0.5, Int32Array.of(-1, 0, 1));
  for (let i = 0; i < cells.data.length; i++) {
    expect(light.r[i]).toBeCloseTo(cells.data[i] === 1 ? 1 : 3, 5);
    expect(sun[i]).toBeCloseTo(cells.data[i] === 1 ? 0 : 1, 5);
  }
});

test('where surfaces run on into each other light does, too', () => {
  const { light } = carryUp(twoHalves(), cells, 0.5, Int32Array.of(-1, 0, 0));
  const row = Array.from({ length: 16 }, (_, x) => light.g[16 * 4 + x] as number);
  expect(row[0]).toBeCloseTo(1, 5);
  expect(row[15]).toBeCloseTo(3, 5);
  for (let x = 1; x < 16; x++) expect(row[x]).toBeGreaterThanOrEqual((row[x - 1] as number) - 1e-6);
  expect(row.some((value) => value > 1.2 && value < 2.8)).toBe(true);
});
