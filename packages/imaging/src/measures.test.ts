import { expect, test } from 'vitest';
import { sobel } from './gradient.ts';
import { integralImage, sumWithin } from './integral-image.ts';
import { median, percentile } from './percentile.ts';
import { hashNoise, seededRandom } from './random.ts';
import { createPlane } from './raster.ts';
import { structureTensor, tensorCoherence, tensorStrokeAngle } from './structure-tensor.ts';
import { fractalNoise, valueNoise } from './value-noise.ts';

test('sums over any rectangle come from four corners', () => {
  const plane = createPlane(7, 5);
  plane.data.forEach((_, i) => {
    plane.data[i] = (i * 13) % 11;
  });
  let expected = 0;
  for (let y = 1; y < 4; y++) for (let x = 2; x < 6; x++) expected += plane.data[y * 7 + x] as number;
  const table = integralImage(plane);
  expect(sumWithin(table, 2, 1, 6, 4)).toBe(expected);
  expect(sumWithin(table, -3, -3, 99, 99)).toBe(plane.data.reduce((a, b) => a + b));
});

test('the gradient of a ramp is its slope', () => {
  const plane = createPlane(9, 9);
  plane.data.forEach((_, i) => {
    plane.data[i] = 0.3 * (i % 9) - 0.1 * Math.floor(i / 9);
  });
  const { dx, dy } = sobel(plane);
  expect(dx.data[40]).toBeCloseTo(0.3, 5);
  expect(dy.data[40]).toBeCloseTo(-0.1, 5);
});

test('the tensor of parallel strokes is coherent and knows their direction', () => {
  const plane = createPlane(60, 60);
  const angle = 0.4;
  plane.data.forEach((_, i) => {
    const across = -(i % 60) * Math.sin(angle) + Math.floor(i / 60) * Math.cos(angle);
    plane.data[i] = Math.sin(across);
  });
  const { xx, yy, xy } = structureTensor(plane, 6);
  const at = {
    xx: xx.data[30 * 60 + 30] as number,
    yy: yy.data[30 * 60 + 30] as number,
    xy: xy.data[30 * 60 + 30] as number,
  };
  expect(tensorCoherence(at)).toBeGreaterThan(0.95);
  expect(tensorStrokeAngle(at)).toBeCloseTo(angle, 1);
});

test('percentiles take the nearest rank and refuse nothing', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(percentile([1, 2, 3, 4], 1)).toBe(4);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

test('random streams and noise depend on their seed alone and fill their range', () => {
  const a = seededRandom(9);
  const b = seededRandom(9);
  const values = Array.from({ length: 2000 }, () => a());
  expect(values).toEqual(Array.from({ length: 2000 }, () => b()));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((p, q) => p + q) / 2000).toBeCloseTo(0.5, 1);
  const noise = Array.from({ length: 2000 }, (_, i) => hashNoise(i % 50, Math.floor(i / 50), 3));
  expect(noise.reduce((p, q) => p + q) / 2000).toBeCloseTo(0.5, 1);
  expect(valueNoise(3, 7, 1)).toBe(hashNoise(3, 7, 1));
  expect(Math.abs(fractalNoise(1.5, 2.5, 4, 1) - fractalNoise(1.5001, 2.5, 4, 1))).toBeLessThan(0.01);
});
