import { expect, test } from 'vitest';
import { buildBvh } from '../trace/build-bvh.ts';
import { SolidMesh, type Vec } from '../trace/solid-mesh.ts';
import { createTracer } from '../trace/tracer.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

const POINTS = 1500;
const RAYS = 64;

/** Share of the light of a plate from (0, 0, 0) to (1, 0, depth), facing up, that reaches another. */
function factor(p: Vec, a: Vec, b: Vec, depth: number): number {
  const mesh = new SolidMesh();
  mesh.quad(p, a, b, 0);
  const tracer = createTracer(buildBvh(mesh));
  const ray = new Float32Array(3);
  let met = 0;
  for (let k = 0; k < POINTS; k++)
    for (let j = 0; j < RAYS; j++) {
      cosineDirection(0, 1, 0, r2x(k * RAYS + j), r2y(k * RAYS + j), ray);
      // Of the plate another run of the sequence, turned so that place and direction do not go together.
      const [x, z] = [(r2y(7 * k) + 0.37 * j) % 1, (r2x(11 * k) + 0.61 * j) % 1];
      if (tracer.nearest(x, 0, z * depth, ray[0] as number, ray[1] as number, ray[2] as number, 50) >= 0)
        met++;
    }
  return met / (POINTS * RAYS);
}

/** J. R. Howell, "A Catalog of Radiation Heat Transfer Configuration Factors", C-11: equal parallel plates, opposite. */
function parallel(width: number, depth: number): number {
  const [x, y] = [width, depth];
  const [p, q] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)];
  const inner =
    Math.log(Math.sqrt(((1 + x * x) * (1 + y * y)) / (1 + x * x + y * y))) +
    x * q * Math.atan(x / q) +
    y * p * Math.atan(y / p) -
    x * Math.atan(x) -
    y * Math.atan(y);
  return (2 / (Math.PI * x * y)) * inner;
}

test('the published factors of a cube’s sides: 0.1998 to the opposite side, 0.2000 to each of the others', () => {
  expect(parallel(1, 1)).toBeCloseTo(0.1998, 4);
  expect(factor([0, 1, 0], [1, 0, 0], [0, 0, 1], 1)).toBeCloseTo(0.1998, 2);
  expect(factor([0, 0, 0], [0, 1, 0], [0, 0, 1], 1)).toBeCloseTo(0.20004, 2);
});

test('two plates of 1 × 1.5 m half a metre apart: 0.4756 (Siegel and Howell, “Thermal Radiation Heat Transfer”)', () => {
  // The same in units of their distance, by its formula and by rays.
  expect(parallel(2, 3)).toBeCloseTo(0.4756, 4);
  expect(factor([0, 0.5, 0], [1, 0, 0], [0, 0, 1.5], 1.5)).toBeCloseTo(0.4756, 2);
});

test.each([0.5, 2, 4])('plates of 1 × %d m a metre apart exchange what the catalogue says', (depth) => {
  const wanted = parallel(1, depth);
  expect(Math.abs(factor([0, 1, 0], [1, 0, 0], [0, 0, depth], depth) / wanted - 1)).toBeLessThan(0.015);
});
