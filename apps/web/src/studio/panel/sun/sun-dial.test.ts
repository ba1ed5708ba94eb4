import { expect, test } from 'vitest';
import { pointOf, sideOf, stepped, sunAt } from './sun-dial.ts';

test('a place of the dial and the sun there say the same', () => {
  for (const from of [-180, -135, -60, 0, 25, 90, 175])
    for (const height of [5, 40, 80]) expect(sunAt(pointOf({ from, height }))).toEqual({ from, height });
});

test('the viewer stands at the lower rim: what is right on the dial is right of them', () => {
  expect(sunAt({ x: 0.5, y: 0 })).toEqual({ from: 90, height: 45 });
  expect(sunAt({ x: 0, y: 0.5 })).toEqual({ from: -180, height: 45 });
  expect(sideOf(sunAt({ x: 0, y: 0.5 }))).toBe('behind');
  expect(sideOf(sunAt({ x: -0.4, y: -0.4 }))).toBe('aheadLeft');
});

test('it never sets nor stands overhead, and turns on past the back', () => {
  expect(sunAt({ x: 3, y: 0 }).height).toBe(5);
  expect(sunAt({ x: 0, y: 0 }).height).toBe(85);
  expect(stepped({ from: 175, height: 40 }, 2, -1)).toEqual({ from: -175, height: 35 });
});
