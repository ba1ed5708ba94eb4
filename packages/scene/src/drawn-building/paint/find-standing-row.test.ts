import { expect, test } from 'vitest';
import { BuildingClass } from '../read/building-class.ts';
import { findStandingRow } from './find-standing-row.ts';

const [width, height] = [100, 100];

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function standingRow(...walls: readonly Box[]): number | undefined {
  const kinds = new Uint8Array(width * height).fill(BuildingClass.sheet);
  for (const [x0, y0, x1, y1] of walls)
    for (let y = y0; y <= y1; y++) kinds.fill(BuildingClass.plaster, y * width + x0, y * width + x1 + 1);
  return findStandingRow({ width, height, kinds });
}

test('a building stands where most of it ends below, whatever reaches lower', () => {
  expect(standingRow([10, 30, 80, 69])).toBe(69);
  expect(standingRow([10, 30, 80, 69], [20, 70, 30, 85])).toBe(69);
});

test('buildings beside each other stand on one row', () => {
  expect(standingRow([5, 40, 30, 70], [50, 20, 90, 70])).toBe(70);
});

test('a bare sheet has no ground, nor have drawings above each other one', () => {
  expect(standingRow()).toBeUndefined();
  expect(standingRow([10, 10, 80, 30], [10, 50, 80, 80])).toBeUndefined();
});
