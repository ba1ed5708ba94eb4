import { expect, test } from 'vitest';
import { uprightQuadShare } from './upright-quad.ts';

test('a rectangle and one seen askew fill an upright quadrilateral', () => {
  expect(uprightQuadShare(20, 30, () => true)).toBe(1);
  expect(uprightQuadShare(20, 40, (x, y) => y >= x / 2 && y < 36 - x / 3)).toBe(1);
});

test('a triangle and a ring do not', () => {
  expect(uprightQuadShare(20, 20, (x, y) => y >= 20 - x)).toBe(0);
  expect(uprightQuadShare(30, 30, (x, y) => x < 4 || x > 25 || y < 4 || y > 25)).toBeLessThan(0.6);
});
