import { expect, test } from 'vitest';
import { createPlane, createRaster } from '../raster.ts';
import { borderSides } from './border-side.ts';
import { drawStrokes, findBorderStrokes } from './border-strokes.ts';

const WIDTH = 200;
const HEIGHT = 140;
const options = { ink: 18, widest: 20, shortest: 12, gap: 3 };
const right = borderSides(WIDTH, HEIGHT)[1];

/** A soft line of a width through (WIDTH − 1, at), `slope` rows down each column. */
function inkOf(at: number, slope: number, width: number, from = 0) {
  const ink = createPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = from; x < WIDTH; x++) {
      const far = Math.abs(y - at - slope * (x - WIDTH + 1)) / Math.hypot(1, slope);
      ink.data[y * WIDTH + x] = 200 * Math.max(0, Math.min(1, width / 2 + 0.5 - far));
    }
  return ink;
}

test.each([
  [60, 0, 2],
  [60.4, 0.35, 2],
  [90, -0.8, 3],
  [70, 0.05, 9],
])('finds a stroke at %f of slope %f and width %f', (at, slope, width) => {
  if (!right) throw new Error('no side');
  const ink = inkOf(at, slope, width);
  const strokes = findBorderStrokes(right, ink, (i) => ink.data[i] as number, options);
  expect(strokes).toHaveLength(1);
  const [stroke] = strokes;
  expect(stroke?.y).toBeCloseTo(at, 0);
  expect((stroke?.uy ?? 9) / (stroke?.ux ?? 1)).toBeCloseTo(slope, 1);
  expect(stroke?.length).toBeGreaterThan(80);
});

test('does not go on with a mark that ends at once, nor with what is too wide', () => {
  if (!right) throw new Error('no side');
  for (const ink of [inkOf(60, 0, 2, WIDTH - 6), inkOf(60, 0, 60)])
    expect(findBorderStrokes(right, ink, (i) => ink.data[i] as number, options)).toEqual([]);
});

test('draws a stroke as wide and as dark as it was, thinning out towards its end', () => {
  if (!right) throw new Error('no side');
  const ink = inkOf(60, 0, 3);
  const [stroke] = findBorderStrokes(right, ink, (i) => ink.data[i] as number, options);
  if (!stroke) throw new Error('no stroke');
  const paper = createRaster(WIDTH + 100, HEIGHT, 3);
  paper.data.fill(250);
  const target = { ...paper, data: paper.data.slice() };
  drawStrokes(target, paper, [{ ...stroke, far: 80, fade: 40 }], 0, 0);
  const column = (x: number): number[] =>
    Array.from({ length: HEIGHT }, (_, y) => 250 - (target.data[3 * (y * target.width + x)] as number));
  const mass = (x: number): number => column(x).reduce((sum, value) => sum + value, 0);
  expect(mass(WIDTH + 10)).toBeGreaterThan(0.85 * 600);
  expect(mass(WIDTH + 10)).toBeLessThan(1.15 * 600);
  expect(mass(WIDTH + 60)).toBeLessThan(0.7 * mass(WIDTH + 10));
  expect(mass(WIDTH + 90)).toBe(0);
  expect(column(WIDTH + 10).findIndex((value) => value > 100)).toBe(59);
});
