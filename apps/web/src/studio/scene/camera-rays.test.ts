import { expect, test } from 'vitest';
import { raysFrom } from './camera-rays.ts';

const lines = (d: string) =>
  [...d.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map((match) => match.slice(1).map(Number));

test('a point outside fans evenly over the picture and reaches its far side', () => {
  const rays = lines(raysFrom([-400, 40], 100, 80));
  const heights = rays.map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => y0 + ((50 - x0) / (x1 - x0)) * (y1 - y0));
  const steps = heights.slice(1).map((height, i) => height - (heights[i] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.1);
  expect(rays.every(([, , x1 = 0]) => x1 > 100)).toBe(true);
});

test('a point inside shines to all sides', () => {
  const rays = lines(raysFrom([50, 40], 100, 80));
  expect(rays.some(([, , x]) => (x ?? 0) < 0) && rays.some(([, , x]) => (x ?? 0) > 100)).toBe(true);
});
