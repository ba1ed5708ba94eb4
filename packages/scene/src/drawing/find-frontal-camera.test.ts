import { expect, test } from 'vitest';
import { findFrontalCamera } from './find-frontal-camera.ts';
import type { RawSegment } from './line-segments.ts';

function segment(x0: number, y0: number, x1: number, y1: number): RawSegment {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return {
    x0,
    y0,
    x1,
    y1,
    length,
    width: 2,
    ux: (x1 - x0) / length,
    uy: (y1 - y0) / length,
    mx: (x0 + x1) / 2,
    my: (y0 + y1) / 2,
    residual: 0.3,
  };
}

/** A quarter of the way from a corner towards (500, 300). */
function towards(x: number, y: number): RawSegment {
  return segment(x, y, x + (500 - x) * 0.25, y + (300 - y) * 0.25);
}

test('the edges of a frontal room meet in its vanishing point', () => {
  const room = [
    towards(0, 0),
    towards(900, 20),
    towards(20, 600),
    towards(880, 590),
    segment(200, 100, 700, 100),
  ];
  const camera = findFrontalCamera(room, 900, 600, 0.8);
  expect(camera?.horizonY).toBeCloseTo(300, 0);
  expect(camera?.cx).toBeCloseTo(500, 0);
  expect(camera?.support).toBeGreaterThan(0.99);
});

test('parallel slants of a stair and the eaves of gables are an elevation', () => {
  const stair = [0, 1, 2, 3, 4, 5].map((k) =>
    segment(100 + 60 * k, 500 - 30 * k, 160 + 60 * k, 470 - 30 * k),
  );
  expect(findFrontalCamera(stair, 900, 600, 0.8)).toBeUndefined();
  const gables = [
    segment(100, 300, 300, 150),
    segment(300, 150, 500, 300),
    segment(500, 300, 650, 190),
    segment(650, 190, 800, 300),
  ];
  expect(findFrontalCamera(gables, 900, 600, 0.8)).toBeUndefined();
});
