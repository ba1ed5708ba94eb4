import { expect, test } from 'vitest';
import { vanishingRays } from './vanishing-rays.ts';

const SIZE = { width: 900, height: 600 };
const POINTS = [
  { x: 450, y: 300 },
  { x: -1_200, y: 280 },
  { x: 2_000, y: 310 },
  { x: 440, y: 3_100 },
  { x: 500, y: -900 },
];

test.each(POINTS)('rays to %o stay in the picture, run through it and meet there', (point) => {
  const rays = vanishingRays(point, SIZE);
  expect(rays.length).toBeGreaterThanOrEqual(9);
  for (const { x1, y1, x2, y2 } of rays) {
    for (const x of [x1, x2]) expect(x > -1e-6 && x < SIZE.width + 1e-6).toBe(true);
    for (const y of [y1, y2]) expect(y > -1e-6 && y < SIZE.height + 1e-6).toBe(true);
    const away = Math.abs((x2 - x1) * (point.y - y1) - (y2 - y1) * (point.x - x1));
    expect(away / Math.hypot(x2 - x1, y2 - y1)).toBeLessThan(1e-6);
    const ends = [x2 / SIZE.width, y2 / SIZE.height];
    // They end at an edge, not somewhere in the picture.
    expect(Math.min(...ends.flatMap((end) => [Math.abs(end), Math.abs(1 - end)]))).toBeLessThan(1e-9);
  }
});

test('what vanishes as good as nowhere has no rays', () => {
  expect(vanishingRays({ x: 450, y: -70_000 }, SIZE)).toEqual([]);
});
