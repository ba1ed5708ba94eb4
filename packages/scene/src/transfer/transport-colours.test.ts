import { seededRandom } from '@plumbline/imaging/random.ts';
import { describe, expect, it } from 'vitest';
import { transportColours } from './transport-colours.ts';

function cloud(count: number, centre: readonly number[], spread: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  return Float32Array.from(
    { length: 3 * count },
    (_, p) => (centre[p % 3] as number) + spread * (random() - 0.5),
  );
}

const meanOf = (points: Float32Array, c: number): number => {
  let sum = 0;
  for (let p = c; p < points.length; p += 3) sum += points[p] as number;
  return (3 * sum) / points.length;
};

describe('transportColours', () => {
  it('gives a cloud the mean of the other', () => {
    const moved = transportColours(cloud(500, [0.3, 0, 0], 0.2, 1), cloud(500, [0.7, 0.1, -0.05], 0.1, 2));
    expect(meanOf(moved, 0)).toBeCloseTo(0.7, 2);
    expect(meanOf(moved, 1)).toBeCloseTo(0.1, 2);
    expect(meanOf(moved, 2)).toBeCloseTo(-0.05, 2);
  });

  it('keeps the order of tones', () => {
    const from = Float32Array.from({ length: 300 }, (_, p) => (p % 3 === 0 ? p / 300 : 0));
    const to = cloud(100, [0.5, 0, 0], 0.3, 3).map((v, p) => (p % 3 === 0 ? v : 0));
    const moved = transportColours(from, to);
    for (let k = 1; k < 100; k++)
      expect(moved[3 * k] as number).toBeGreaterThanOrEqual((moved[3 * k - 3] as number) - 0.001);
  });

  it('leaves a cloud where it is when both are the same', () => {
    const same = cloud(200, [0.5, 0, 0], 0.4, 4);
    const moved = transportColours(same, same);
    moved.forEach((v, p) => expect(v).toBeCloseTo(same[p] as number, 5));
  });
});
