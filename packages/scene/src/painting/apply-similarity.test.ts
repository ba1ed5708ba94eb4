import { expect, test } from 'vitest';
import { applySimilarity } from './apply-similarity.ts';

const PAPER = [0.97, 0.95, 0.9] as const;
const COLOURS = [
  0.36, 0.55, 0.8, 0.6, 0.72, 0.4, 0.5, 0.5, 0.52, 0.93, 0.9, 0.86, 0.14, 0.18, 0.3, 1, 0.8, 0.4,
];

const at = (similarity: number): Float32Array => {
  const picture = Float32Array.from(COLOURS);
  applySimilarity(picture, PAPER, similarity);
  return picture;
};
const distance = (picture: Float32Array): number =>
  picture.reduce((sum, v, i) => sum + Math.abs(v - (PAPER[i % 3] as number)), 0);

test('in the middle nothing changes', () => {
  expect(at(0.5)).toEqual(Float32Array.from(COLOURS));
});

test('the closer to the base is asked for, the nearer the colours come to its paper', () => {
  const steps = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((s) => distance(at(s)));
  for (let k = 1; k < steps.length; k++) expect(steps[k]).toBeLessThan(steps[k - 1] as number);
});

test('at the far end a tint is left, at the near end colour stays within the display', () => {
  expect(distance(at(1))).toBeGreaterThan(0.2 * distance(at(0.5)));
  for (const v of at(0)) {
    expect(v).toBeGreaterThanOrEqual(0);
    expect(v).toBeLessThanOrEqual(1);
  }
});
