import { hashNoise } from '@plumbline/imaging/random.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { splitDisplay } from '../../backdrop/display-planes.ts';
import { paintScene } from '../test/paint-scene.ts';
import { settleWashes } from './settle-washes.ts';

const [WIDTH, HEIGHT] = [512, 128];

/** Standard deviation of the pixels of a box. */
function spread({ width, data }: Plane, x0: number, x1: number): number {
  const values: number[] = [];
  for (let y = 20; y < 108; y++) for (let x = x0; x < x1; x++) values.push(data[y * width + x] as number);
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

test('the grain of a wash goes, and where two washes meet stays, also where only their hue differs', () => {
  const grain = (x: number, y: number): number => 14 * (hashNoise(x, y, 3) - 0.5);
  // Both as light as each other.
  const picture = paintScene(WIDTH, HEIGHT, (x, y) => {
    const g = grain(x, y);
    return x < WIDTH / 2 ? [150 + g, 190 + g, 120 + g] : [205 + g, 161 + g, 126 + g];
  });
  const before = splitDisplay(picture);
  const after = settleWashes(before);
  expect(spread(after.g, 10, 110)).toBeLessThan(0.4 * spread(before.g, 10, 110));
  const middle = 64 * WIDTH + WIDTH / 2;
  const step = (plane: Plane): number =>
    Math.abs((plane.data[middle + 3] as number) - (plane.data[middle - 4] as number));
  expect(step(after.r)).toBeGreaterThan(0.75 * step(before.r));
});

test('pure pigment is calmed and keeps its light, a quiet colour is left', () => {
  const picture = paintScene(WIDTH, HEIGHT, (x) => (x < WIDTH / 2 ? [20, 220, 30] : [180, 150, 120]));
  const before = splitDisplay(picture);
  const after = settleWashes(before);
  const [vivid, quiet] = [64 * WIDTH + 40, 64 * WIDTH + 400];
  const chroma = (i: number): number => (after.g.data[i] as number) - (after.r.data[i] as number);
  expect(chroma(vivid)).toBeGreaterThan(0.4);
  expect(chroma(vivid)).toBeLessThan(0.7);
  expect(after.light.data[vivid]).toBeCloseTo(before.light.data[vivid] as number, 1);
  expect(after.r.data[quiet]).toBeCloseTo(180 / 255, 2);
});

test('grey paper becomes white; a picture painted all over stays as dark as it is', () => {
  const onPaper = settleWashes(splitDisplay(paintScene(WIDTH, HEIGHT, () => [205, 203, 200])));
  expect(onPaper.light.data[64 * WIDTH + 64]).toBeGreaterThan(0.95);
  const painted = settleWashes(splitDisplay(paintScene(WIDTH, HEIGHT, () => [200, 150, 80])));
  expect(painted.r.data[64 * WIDTH + 64]).toBeLessThan(0.8);
});
