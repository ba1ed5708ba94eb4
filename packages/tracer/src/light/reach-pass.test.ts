import { expect, test } from 'vitest';
import { reachPass } from './reach-pass.ts';

const SIZE = { width: 33, height: 33 };
const N = SIZE.width * SIZE.height;

/** Points of a level floor, a centimetre apart, and light that differs from each to the next. */
function floor(reachOf: (x: number) => number) {
  const guide = new Float32Array(7 * N);
  const reach = new Float32Array(N);
  const light = new Float32Array(N);
  for (let i = 0; i < N; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    guide.set([0.01 * x, 0, 0.01 * y, 0, 1, 0, 2], 7 * i);
    reach[i] = reachOf(x);
    light[i] = (x + y) % 2;
  }
  return { guide, reach, light: { r: light, g: light, b: light } };
}

function smooth({ guide, reach, light }: ReturnType<typeof floor>, steps: readonly number[]) {
  return steps.reduce((from, step) => {
    const to = { r: new Float32Array(N), g: new Float32Array(N), b: new Float32Array(N) };
    reachPass(SIZE, guide, reach, from, to, step, 0, SIZE.height);
    return to;
  }, light);
}

test('noise from point to point is evened out', () => {
  const { r } = smooth(
    floor(() => 1),
    [1, 2, 4],
  );
  expect(r[16 * SIZE.width + 16]).toBeCloseTo(0.5, 2);
});

test('the first two steps weigh every place of a tile of four by four alike', () => {
  for (const place of [0, 5, 10, 15]) {
    const field = floor(() => 1);
    field.light.r.forEach((_, i) => {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
      field.light.r[i] = (x & 3) + 4 * (y & 3) === place ? 16 : 0;
    });
    const { r } = smooth(field, [1, 2]);
    expect(r[16 * SIZE.width + 16]).toBeCloseTo(1, 5);
    expect(r[15 * SIZE.width + 18]).toBeCloseTo(1, 5);
  }
});

test('light does not go beyond the reach of either place', () => {
  const field = floor((x) => (x < 16 ? 0.02 : 1));
  field.light.r.forEach((_, i) => {
    field.light.r[i] = i % SIZE.width < 16 ? 0 : 1;
  });
  const { r } = smooth(field, [4, 8]);
  const row = 16 * SIZE.width;
  expect(r[row + 15]).toBe(0);
  expect(r[row + 17]).toBe(1);
});

test('points without reach stay dark and darken none beside them', () => {
  const field = floor((x) => (x === 10 ? 0 : 1));
  field.light.r.fill(1);
  const { r } = smooth(field, [1, 2]);
  const row = 16 * SIZE.width;
  expect(r[row + 10]).toBe(0);
  expect(r[row + 9]).toBeCloseTo(1, 5);
});
