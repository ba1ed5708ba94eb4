import { expect, test } from 'vitest';
import { unit } from '../geometry/places.ts';
import { testContext } from '../test/draw-pictures.ts';
import type { DrawingLight } from './drawing-light.ts';
import { litGround, meanOver, type TestSurface } from './testing/lit-scenes.ts';
import { traceOpenLight } from './trace-open-light.ts';

const GROUND = 1;
const wall: TestSurface = {
  plane: { normal: [0, 0, 1], at: -8 },
  has: ([x, y]) => x > -1 && x < 1 && y > 0 && y < 3,
};
const GREY = [0.5, 0.5, 0.5] as const;

test('a wall throws its shadow on the ground away from the sun, and nowhere else', () => {
  const towardsSun = unit([-0.5, 0.5, -0.7]);
  const bare = traceOpenLight(litGround([]), towardsSun, GREY, testContext());
  const stood = traceOpenLight(litGround([wall]), towardsSun, GREY, testContext());
  /** What the wall takes of the sun on the ground, where that is seen in both. */
  const taken = (accept: (u: number, v: number) => boolean): number => {
    const on = (light: DrawingLight) =>
      meanOver(
        stood.grid,
        (x, y) => light.sun[y * light.grid.width + x] as number,
        (l, u, v) => l === GROUND && accept(u, v),
      ) ?? NaN;
    return on(bare) - on(stood);
  };
  expect(taken((u, v) => u > 0.5 && u < 0.75 && v > 0.72 && v < 0.9)).toBeGreaterThan(0.05);
  expect(taken((u) => u < 0.4)).toBeCloseTo(0, 3);
});

test('light is the same however often it is traced', () => {
  const drawing = litGround([wall]);
  const trace = () => traceOpenLight(drawing, unit([-0.8, 0.5, 0.4]), GREY, testContext());
  const [first, second] = [trace(), trace()];
  expect(Buffer.from(first.g.buffer).equals(Buffer.from(second.g.buffer))).toBe(true);
  expect(Buffer.from(first.sun.buffer).equals(Buffer.from(second.sun.buffer))).toBe(true);
});
