import { createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { lightNearInk } from './light-near-ink.ts';

const LIGHT = { contrast: 0.5, ink: 0.06, most: 0.2 };
const SIZE = 40;

/** A flat surface with one upright line through its middle. */
const lit = (tone: number): Float32Array => {
  const picture = new Float32Array(SIZE * SIZE * 3).fill(tone);
  const ink = createPlane(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) ink.data[y * SIZE + 20] = 0.9;
  lightNearInk(picture, ink, LIGHT);
  return picture;
};
const at = (picture: Float32Array, x: number): number => picture[(20 * SIZE + x) * 3] as number;

test('a dark surface is lit beside its lines and nowhere else, by no more than the bound', () => {
  const dark = lit(0.3);
  expect(at(dark, 22)).toBeGreaterThan(0.4);
  expect(at(dark, 2)).toBeCloseTo(0.3, 4);
  expect(Math.max(...lit(0.1))).toBeLessThan(0.1 + 1.5 * LIGHT.most);
});

test('a surface light enough for its lines stays as it is', () => {
  expect(lit(0.6)).toEqual(new Float32Array(SIZE * SIZE * 3).fill(0.6));
});
