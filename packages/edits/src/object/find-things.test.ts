import { describe, expect, test } from 'vitest';
import { createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { findThings } from './find-things.ts';

const [WIDTH, HEIGHT] = [320, 240];
const TARGET = { x0: 100, y0: 60, x1: 240, y1: 180 };

function paint(value: (x: number, y: number) => number): Raster {
  const out = createRaster(WIDTH, HEIGHT, 3);
  for (let y = 0, p = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, p += 3) out.data.fill(255 * value(x, y), p, p + 3);
  return out;
}

function lawn(x: number, y: number): number {
  return 0.55 + 0.04 * Math.sin(x * 1.7) * Math.sin(y * 2.3);
}

describe('what stands in a frame', () => {
  const weights = createBitMask(WIDTH, HEIGHT);
  for (let y = TARGET.y0; y < TARGET.y1; y++)
    weights.data.fill(255, y * WIDTH + TARGET.x0, y * WIDTH + TARGET.x1);

  test('a thing within the frame is found', () => {
    const box = (x: number, y: number): boolean => x > 140 && x < 200 && y > 90 && y < 150;
    const base = paint((x, y) => (box(x, y) ? 0.94 : lawn(x, y)));
    const things = findThings(base, weights, TARGET);
    expect(things?.data[120 * WIDTH + 170]).toBe(1);
    expect(things?.data[70 * WIDTH + 110]).toBe(0);
  });

  test('on a free place nothing is', () => {
    expect(findThings(paint(lawn), weights, TARGET)).toBeUndefined();
  });

  test('what goes on beyond the frame is no thing: a wall behind a free floor, a cupboard cut by it', () => {
    const room = paint((x, y) => (y < 120 ? 0.8 : lawn(x, y)));
    expect(findThings(room, weights, TARGET)).toBeUndefined();
    const cupboard = paint((x, y) => (y < 130 && x > 150 ? 0.3 : lawn(x, y)));
    expect(findThings(cupboard, weights, TARGET)).toBeUndefined();
  });

  test('a small thing in the back of a free place stays', () => {
    const behind = (x: number, y: number): boolean => x > 150 && x < 180 && y > 70 && y < 100;
    expect(
      findThings(
        paint((x, y) => (behind(x, y) ? 0.95 : lawn(x, y))),
        weights,
        TARGET,
      ),
    ).toBeUndefined();
  });
});
