import { expect, test } from 'vitest';
import type { Vector3 } from '../model/model.ts';
import { BOX_TRIANGLES } from '../testing/house.ts';
import { joinPlaces, joinRows } from './join-corners.ts';
import { IDENTITY, isPlacement, multiply, rotation, scaling, transformPoint, translation } from './matrix.ts';
import { findFaults } from './mesh-faults.ts';
import { triangulate } from './triangulate.ts';
import { cornerAt, cross, lengthOf, subtract } from './vectors.ts';

const areaOf = (a: Vector3, b: Vector3, c: Vector3) => lengthOf(cross(subtract(b, a), subtract(c, a))) / 2;

test('matrices are applied from the right', () => {
  const moved = multiply(translation([1, 2, 3]), scaling(2));
  expect(transformPoint(moved, [1, 1, 1])).toEqual([3, 4, 5]);
  const [x, y, z] = transformPoint(rotation([0, 0, 2], Math.PI / 2), [1, 0, 5]);
  expect([x, y, z].map((value) => Number(value.toFixed(9)))).toEqual([0, 1, 5]);
  expect(isPlacement(IDENTITY)).toBe(true);
  expect(isPlacement([...IDENTITY.slice(0, 15), 0])).toBe(false);
  expect(isPlacement([Number.NaN, ...IDENTITY.slice(1)])).toBe(false);
});

test.each([
  ['a square', [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0], 1],
  ['an L', [0, 0, 0, 2, 0, 0, 2, 1, 0, 1, 1, 0, 1, 2, 0, 0, 2, 0], 3],
  ['an L that starts at its inner corner', [1, 1, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 1, 0], 3],
  ['a U', [0, 0, 0, 3, 0, 0, 3, 3, 0, 2, 3, 0, 2, 1, 0, 1, 1, 0, 1, 3, 0, 0, 3, 0], 7],
])('%s is cut into triangles of its area', (_name, positions, area) => {
  const corners = Array.from({ length: positions.length / 3 }, (_, index) => index);
  const triangles = triangulate(positions, corners);
  expect(triangles.length).toBe((corners.length - 2) * 3);
  let sum = 0;
  for (let k = 0; k < triangles.length; k += 3)
    sum += areaOf(
      cornerAt(positions, triangles[k] as number),
      cornerAt(positions, triangles[k + 1] as number),
      cornerAt(positions, triangles[k + 2] as number),
    );
  expect(sum).toBeCloseTo(area, 9);
});

test('rows that are alike become one', () => {
  expect([...joinRows(Int32Array.from([1, 2, 3, 4, 1, 2, -1, 7]), 2).kinds]).toEqual([0, 1, 0, 2]);
  expect([...joinPlaces(Float32Array.from([1, 0, 0, 1.0000001, 0, 0, 1.1, 0, 0])).kinds]).toEqual([0, 0, 1]);
});

test('a closed box has no fault; open, doubled and flipped ones have theirs', () => {
  const closed = Uint32Array.from(BOX_TRIANGLES);
  expect(findFaults(closed)).toEqual({ open: 0, doubled: 0, flipped: 0 });
  expect(findFaults(closed.slice(3)).open).toBe(3);
  expect(findFaults(Uint32Array.from([...closed, ...closed.slice(0, 3)])).doubled).toBe(1);
  const [a = 0, b = 0, c = 0] = closed;
  expect(findFaults(Uint32Array.from([a, c, b, ...closed.slice(3)])).flipped).toBe(1);
});
