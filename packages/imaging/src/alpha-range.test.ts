import { expect, test } from 'vitest';
import { alphaRange } from './alpha-range.ts';

const bytes = (...values: number[]) => new Uint8ClampedArray(values);

test('the clearest and the most solid pixel, whatever the colours are', () => {
  const data = bytes(0, 0, 0, 40, 255, 255, 255, 200, 9, 9, 9, 90);
  expect(alphaRange({ data, channels: 4 })).toEqual({ least: 40, most: 200 });
});

test('a picture without transparency is solid everywhere', () => {
  expect(alphaRange({ data: bytes(0, 0, 0, 4, 4, 4), channels: 3 })).toEqual({ least: 255, most: 255 });
});
