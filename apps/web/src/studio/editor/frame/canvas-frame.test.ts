import { expect, test } from 'vitest';
import { EMPTY_SETTINGS } from '../../settings/workspace-settings.ts';
import { frameOf, frameOfAspect, frameOfSize } from './canvas-frame.ts';

const base = { imageId: 'b', url: '/b', thumbnailUrl: '/b', width: 1200, height: 900 };

test('without a canvas of its own the picture takes its share of one of its shape', () => {
  expect(frameOf({ ...EMPTY_SETTINGS, base })).toEqual({ width: 1600, height: 1200, x: 200, y: 150 });
  expect(frameOf({ ...EMPTY_SETTINGS, base, values: { scaleRatio: 0.5 } })).toMatchObject({ width: 2400 });
  expect(frameOf(EMPTY_SETTINGS)).toBeUndefined();
});

test('other proportions keep the picture in the middle and leave it no more than its share', () => {
  const frame = frameOfAspect(base, 16 / 9, 0.75);
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 2);
  expect(frame.height).toBe(1200);
  expect(frame.x).toBe(Math.floor((frame.width - base.width) / 2));
});

test('a size is never smaller than the picture nor larger than what is allowed', () => {
  expect(frameOfSize(base, { width: 10, height: 99_999 })).toEqual({
    width: 1200,
    height: 5000,
    x: 0,
    y: 2050,
  });
});
