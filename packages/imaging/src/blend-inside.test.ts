import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blendInside } from './blend-inside.ts';
import type { Raster } from './raster.ts';
import { unblendInside } from './unblend-inside.ts';

const WIDTH = 7;
const HEIGHT = 5;
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const picture = bytes(WIDTH * HEIGHT * 3).map(
  (data): Raster => ({ width: WIDTH, height: HEIGHT, channels: 3, data: new Uint8ClampedArray(data) }),
);

test('0 keeps the base byte for byte, 255 takes the edit, what is between lies between', () => {
  fc.assert(
    fc.property(picture, picture, bytes(WIDTH * HEIGHT), (base, edited, weights) => {
      const { data } = blendInside(base, edited, { width: WIDTH, height: HEIGHT, data: weights });
      data.forEach((value, at) => {
        const weight = weights[Math.floor(at / 3)];
        const [from, to] = [base.data[at] as number, edited.data[at] as number];
        if (weight === 0) expect(value).toBe(from);
        else if (weight === 255) expect(value).toBe(to);
        else {
          expect(value).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(value).toBeLessThanOrEqual(Math.max(from, to));
        }
      });
    }),
  );
});

test('what was laid over a base is found again: laid over it once more it is the same, to a level', () => {
  fc.assert(
    fc.property(picture, picture, bytes(WIDTH * HEIGHT), (base, edited, weights) => {
      const mask = { width: WIDTH, height: HEIGHT, data: weights };
      const result = blendInside(base, edited, mask);
      const grey = new Uint8ClampedArray(weights.length * 3);
      weights.forEach((weight, pixel) => grey.fill(weight, 3 * pixel, 3 * pixel + 3));
      const found = unblendInside(result, base, { data: grey }, 3);
      const again = blendInside(base, { ...edited, data: found }, mask);
      again.data.forEach((value, at) => {
        expect(Math.abs(value - (result.data[at] as number))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test('pictures of other sizes are refused', () => {
  const base: Raster = { width: 2, height: 1, channels: 3, data: new Uint8ClampedArray(6) };
  const other: Raster = { width: 1, height: 2, channels: 3, data: new Uint8ClampedArray(6) };
  const weights = { width: 2, height: 1, data: new Uint8Array(2) };
  expect(() => blendInside(base, other, weights)).toThrow(RangeError);
  expect(() => blendInside(base, base, { ...weights, width: 1, height: 2 })).toThrow(RangeError);
});
