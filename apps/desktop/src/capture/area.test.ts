import { expect, test } from 'vitest';
import { areaBetween, areaSchema, boxOf, fitWithin, isLargeEnough, maxEdgeOf } from './area.ts';

test('an area is dragged in any direction and ends at the window’s edge', () => {
  const area = areaBetween({ x: 0.75, y: 1.4 }, { x: -0.2, y: 0.5 });
  expect(area).toEqual({ x: 0, y: 0.5, width: 0.75, height: 0.5 });
  expect(areaSchema.safeParse(area).success).toBe(true);
  expect(areaSchema.safeParse({ x: 0.5, y: 0, width: 0.6, height: 1 }).success).toBe(false);
});

test('its pixels stay within the window, whatever it is scaled to', () => {
  for (const [width, height] of [
    [1920, 1080],
    [7, 5],
    [1, 1],
  ] as const) {
    const box = boxOf({ x: 0.333, y: 0.9, width: 0.667, height: 0.1 }, width, height);
    expect(box.x + box.width).toBeLessThanOrEqual(Math.max(width, box.x + 1));
    expect([box.width, box.height].every((edge) => edge >= 1)).toBe(true);
  }
  expect(boxOf({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, 800, 600)).toEqual({
    x: 200,
    y: 150,
    width: 400,
    height: 300,
  });
});

test('what is too small to render is told', () => {
  expect(isLargeEnough({ x: 0, y: 0, width: 32, height: 32 })).toBe(true);
  expect(isLargeEnough({ x: 0, y: 0, width: 400, height: 31 })).toBe(false);
});

test('bases are held to 3000 px for the main tool and 1500 px for the others', () => {
  expect([maxEdgeOf('architecturalRender'), maxEdgeOf('indoorRender')]).toEqual([3000, 1500]);
  expect(fitWithin({ width: 7680, height: 4320 }, 3000)).toEqual({ width: 3000, height: 1688 });
  expect(fitWithin({ width: 800, height: 600 }, 1500)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 10_000, height: 2 }, 1500)).toEqual({ width: 1500, height: 1 });
});
