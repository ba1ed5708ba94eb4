import { expect, test } from 'vitest';
import type { Vector3 } from '../model/model.ts';
import { type ModelCamera, cameraBasis, projectPoint, sightThrough } from './model-camera.ts';

const camera = (changes: Partial<ModelCamera> = {}): ModelCamera => ({
  eye: [3, 1.6, 12],
  target: [5, 4, 0],
  fieldOfView: Math.PI / 3,
  twoPoint: false,
  ...changes,
});

test.each([false, true])('the target lies in the middle (two points: %s)', (twoPoint) => {
  const basis = cameraBasis(camera({ twoPoint }), 800, 600);
  const { x, y, depth } = projectPoint(basis, [5, 4, 0]);
  expect([x, y]).toEqual([expect.closeTo(400, 6), expect.closeTo(300, 6)]);
  expect(depth).toBeGreaterThan(0);
});

test.each([{ twoPoint: false }, { twoPoint: true }, { parallelWidthM: 18 }])(
  'a sight goes back through where it was projected: %o',
  (changes) => {
    const basis = cameraBasis(camera(changes), 801, 333);
    const point: Vector3 = [7, 2.5, -4];
    const { x, y, depth } = projectPoint(basis, point);
    const { from, along } = sightThrough(basis, x, y);
    point.forEach((value, axis) =>
      expect((from[axis] ?? 0) + (along[axis] ?? 0) * depth).toBeCloseTo(value, 8),
    );
  },
);

test('in parallel a metre is as large wherever it is, and the target lies in the middle', () => {
  const basis = cameraBasis(
    camera({ eye: [0, 2, 30], target: [0, 2, 0], parallelWidthM: 20, twoPoint: true }),
    800,
    600,
  );
  for (const depth of [-40, 0, 12]) {
    const { x, y } = projectPoint(basis, [3, 4, depth]);
    expect([x, y]).toEqual([expect.closeTo(400 + 3 * 40, 8), expect.closeTo(300 - 2 * 40, 8)]);
  }
});

test('with two points verticals stay upright, whatever is looked at', () => {
  const upright = cameraBasis(camera({ twoPoint: true }), 800, 600);
  const foot = projectPoint(upright, [0, 0, 0]);
  expect(projectPoint(upright, [0, 6, 0]).x).toBeCloseTo(foot.x, 8);
  const tilted = cameraBasis(camera(), 800, 600);
  expect(Math.abs(projectPoint(tilted, [0, 6, 0]).x - projectPoint(tilted, [0, 0, 0]).x)).toBeGreaterThan(5);
  expect(upright.centreY).toBeGreaterThan(300);
});

test('the field of view is that of the width', () => {
  const basis = cameraBasis(
    camera({ eye: [0, 0, 10], target: [0, 0, 0], fieldOfView: Math.PI / 2 }),
    640,
    200,
  );
  expect(projectPoint(basis, [10, 0, 0]).x).toBeCloseTo(640, 8);
  expect(projectPoint(basis, [-10, 0, 0]).x).toBeCloseTo(0, 8);
});

test('east is to the right and up is up, seen from the south', () => {
  const { right, up, forward } = cameraBasis(camera({ eye: [0, 0, 10], target: [0, 0, 0] }), 100, 100);
  expect([right, up, forward].flat().map((value) => value + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, -1]);
});

test.each([false, true])(
  'straight down north lies up, and an eye in its target sees north (%s)',
  (twoPoint) => {
    const plan = cameraBasis(camera({ eye: [0, 9, 0], target: [0, 0, 0], twoPoint }), 100, 100);
    expect(projectPoint(plan, [1, 0, 0]).x).toBeGreaterThan(50);
    expect(projectPoint(plan, [0, 0, -1]).y).toBeLessThan(50);
    const lost = cameraBasis(camera({ eye: [1, 1, 1], target: [1, 1, 1], twoPoint }), 100, 100);
    expect(lost.forward).toEqual([0, 0, -1]);
    expect(lost.centreY).toBe(50);
  },
);
