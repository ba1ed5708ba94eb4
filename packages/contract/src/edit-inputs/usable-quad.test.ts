import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsableQuad } from './usable-quad.ts';

type Quad = Parameters<typeof isUsableQuad>[0];

const picture = { width: 640, height: 480 };
const convex: Quad = [
  [100, 100],
  [500, 140],
  [480, 420],
  [80, 400],
];

test('corners that cross, coincide or turn in are not usable', () => {
  const [a, b, c, d] = convex;
  expect(isUsableQuad(convex, picture)).toBe(true);
  expect(isUsableQuad([d, c, b, a], picture)).toBe(true);
  expect(isUsableQuad([a, c, b, d], picture)).toBe(false);
  expect(isUsableQuad([a, a, c, d], picture)).toBe(false);
  expect(isUsableQuad([a, b, [300, 120], d], picture)).toBe(false);
});

test('corners beside the picture are not usable, those that reach over it are', () => {
  const moved = (dx: number, dy: number) => convex.map(([x, y]) => [x + dx, y + dy]) as unknown as Quad;
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 4000 }), fc.integer({ min: -3000, max: 3000 }), (dx, dy) => {
      expect(isUsableQuad(moved(dx, dy), picture)).toBe(false);
    }),
  );
  expect(isUsableQuad(moved(300, -200), picture)).toBe(true);
});
