import { expect, test } from 'vitest';
import { boxBlur } from './box-blur.ts';
import { gaussianBlur } from './gaussian-blur.ts';
import { guidedFilter } from './guided-filter.ts';
import { closeGrey, dilate, erode } from './morphology.ts';
import { createPlane, type Plane } from './raster.ts';
import { seededRandom } from './random.ts';

function plane(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out.data[y * width + x] = value(x, y);
  return out;
}

test.each([0.8, 1.5, 2, 5, 9])('a Gaussian of σ %d keeps the sum and has that spread', (sigma) => {
  const source = plane(81, 81, (x, y) => (x === 40 && y === 40 ? 1 : 0));
  const out = gaussianBlur(source, sigma);
  let sum = 0;
  let second = 0;
  for (let y = 0; y < 81; y++) {
    for (let x = 0; x < 81; x++) {
      const v = out.data[y * 81 + x] as number;
      sum += v;
      second += v * (x - 40) ** 2;
    }
  }
  expect(sum).toBeCloseTo(1, 2);
  expect(Math.sqrt(second / sum)).toBeGreaterThan(sigma * 0.9);
  expect(Math.sqrt(second / sum)).toBeLessThan(sigma * 1.1 + 0.05);
});

test('a box blur is the mean of its window, edges repeated', () => {
  const random = seededRandom(3);
  const source = plane(13, 11, () => random());
  const out = boxBlur(source, 2);
  for (const [x, y] of [
    [0, 0],
    [6, 5],
    [12, 10],
    [1, 9],
  ] as const) {
    let sum = 0;
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        sum += source.data[
          Math.min(10, Math.max(0, y + dy)) * 13 + Math.min(12, Math.max(0, x + dx))
        ] as number;
    expect(out.data[y * 13 + x]).toBeCloseTo(sum / 25, 4);
  }
});

test('a blur wider than the picture stays finite', () => {
  const out = boxBlur(
    plane(3, 2, (x) => x),
    9,
  );
  expect(Math.max(...out.data)).toBeLessThanOrEqual(2);
  expect(Math.min(...out.data)).toBeGreaterThanOrEqual(0);
});

test('dilation and erosion take the extremes of the window', () => {
  const source = plane(9, 9, (x, y) => (x === 4 && y === 4 ? 1 : 0));
  const grown = dilate(source, 2);
  expect(grown.data.reduce((a, b) => a + b)).toBe(25);
  expect(erode(grown, 2).data).toEqual(source.data);
});

test('a grey closing removes a thin dark line and keeps a wide dark area', () => {
  const source = plane(40, 20, (x) => (x === 8 || x > 25 ? 0.2 : 0.9));
  const closed = closeGrey(source, 3);
  expect(closed.data[10 * 40 + 8]).toBeCloseTo(0.9);
  expect(closed.data[10 * 40 + 33]).toBeCloseTo(0.2);
});

test('a guided filter smooths noise but keeps the step of its guide', () => {
  const random = seededRandom(9);
  const noisy = plane(60, 30, (x) => (x < 30 ? 0.2 : 0.8) + (random() - 0.5) * 0.1);
  const out = guidedFilter(noisy, noisy, 5, 0.01);
  const spread = (from: number, to: number): number => {
    let low = 1;
    let high = 0;
    for (let x = from; x < to; x++) {
      const v = out.data[15 * 60 + x] as number;
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
    return high - low;
  };
  expect(spread(5, 25)).toBeLessThan(0.05);
  expect((out.data[15 * 60 + 33] as number) - (out.data[15 * 60 + 26] as number)).toBeGreaterThan(0.45);
});
