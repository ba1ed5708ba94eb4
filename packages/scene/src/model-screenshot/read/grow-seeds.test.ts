import { createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { growSeeds } from './grow-seeds.ts';

const [WIDTH, HEIGHT] = [60, 20];

/** Two tones that meet at a column. */
function tonesFrom(column: number, low: number, high: number) {
  const plane = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % WIDTH < column ? low : high;
  return { r: plane, g: plane, b: plane, light: plane };
}

const everywhere = () => {
  const mask = createBitMask(WIDTH, HEIGHT);
  mask.data.fill(1);
  return mask;
};

function seedsAt(...places: readonly (readonly [number, number])[]): Uint8Array {
  const seeds = new Uint8Array(WIDTH * HEIGHT);
  for (const [x, mark] of places) seeds[10 * WIDTH + x] = mark;
  return seeds;
}

test('two marks meet at the faintest edge between them, not half-way', () => {
  const grown = growSeeds(seedsAt([5, 1], [50, 2]), everywhere(), tonesFrom(45, 0.9, 0.84));
  expect([grown[10 * WIDTH + 43], grown[10 * WIDTH + 46]]).toEqual([1, 2]);
});

test('without an edge they meet half-way, and what is not allowed stays bare', () => {
  const allowed = everywhere();
  for (let x = 0; x < WIDTH; x++) allowed.data[x] = 0;
  const grown = growSeeds(seedsAt([10, 1], [50, 2]), allowed, tonesFrom(0, 0.9, 0.9));
  expect([grown[10 * WIDTH + 28], grown[10 * WIDTH + 32], grown[5]]).toEqual([1, 2, 0]);
});
