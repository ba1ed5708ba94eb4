import { expect, test } from 'vitest';
import { drawingPixels } from './drawing-pixels.ts';

const SHEET = { width: 100, height: 50 };

test('a drawing is cut out by whole pixels, none of which is lost', () => {
  expect(drawingPixels({ x: 0.101, y: 0.1, width: 0.3, height: 0.5 }, SHEET)).toEqual({
    left: 10,
    top: 5,
    width: 31,
    height: 25,
  });
});

test('it ends where its sheet ends, and is never empty', () => {
  expect(drawingPixels({ x: 0.9, y: 0.9, width: 0.2, height: 0.2 }, SHEET)).toEqual({
    left: 90,
    top: 45,
    width: 10,
    height: 5,
  });
  expect(drawingPixels({ x: 0.5, y: 0.5, width: 0, height: 0 }, SHEET)).toMatchObject({
    width: 1,
    height: 1,
  });
});
