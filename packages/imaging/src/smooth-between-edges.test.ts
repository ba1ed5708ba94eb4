import { expect, test } from 'vitest';
import { createPlane, type Plane } from './raster.ts';
import { smoothBetweenEdges } from './smooth-between-edges.ts';

const WIDTH = 60;
const HEIGHT = 40;

function planeOf(value: (x: number, y: number) => number): Plane {
  const plane = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = value(i % WIDTH, Math.floor(i / WIDTH));
  return plane;
}

const steps = planeOf((x) => (x < 30 ? 0.2 : 0.8));

test('a value that is set at every other pixel becomes its mean on either side of an edge, and does not run across', () => {
  const plane = planeOf((x, y) => (x < 30 ? 0 : (x + y) % 2));
  smoothBetweenEdges([plane], steps, { spatial: 20, range: 0.05 });
  const at = (x: number): number => plane.data[20 * WIDTH + x] as number;
  expect(at(28)).toBeLessThan(0.02);
  expect(at(31)).toBeGreaterThan(0.4);
  expect(at(45)).toBeCloseTo(0.5, 1);
});

test('where a guide has no edge a dot is spread over as much as the reach', () => {
  const plane = planeOf((x, y) => (x === 30 && y === 20 ? 1 : 0));
  smoothBetweenEdges([plane], createPlane(WIDTH, HEIGHT), { spatial: 4, range: 0.05 });
  const near = plane.data[20 * WIDTH + 33] as number;
  const far = plane.data[20 * WIDTH + 50] as number;
  expect(near).toBeGreaterThan(100 * far);
  expect(plane.data.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 1);
});

test('what is the same all over stays as it is', () => {
  const plane = planeOf(() => 0.7);
  smoothBetweenEdges([plane], steps, { spatial: 20, range: 0.05 });
  for (const value of plane.data) expect(value).toBeCloseTo(0.7, 5);
});

test('an edge that only one channel of a guide shows is one', () => {
  const flat = planeOf(() => 0.5);
  const plane = planeOf((x) => (x < 30 ? 0 : 1));
  smoothBetweenEdges([plane], [flat, steps], { spatial: 20, range: 0.05 });
  expect(plane.data[20 * WIDTH + 28]).toBeLessThan(0.02);
  expect(plane.data[20 * WIDTH + 31]).toBeGreaterThan(0.98);
});
