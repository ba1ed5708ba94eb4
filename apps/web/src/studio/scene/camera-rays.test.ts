import { expect, test } from 'vitest';
import { raysFrom } from './camera-rays.ts';

const count = (d: string) => d.split('M').length - 1;

test('a point inside shines to every side, one outside only to the sides it looks through', () => {
  expect(count(raysFrom([50, 50], 100, 80))).toBe(32);
  expect(count(raysFrom([-400, 50], 100, 80))).toBe(24);
  expect(raysFrom([-400, 50], 100, 80)).not.toContain('L0.0');
});
