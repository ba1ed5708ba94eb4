import { expect, test } from 'vitest';
import { pictureColours } from './picture-colours.ts';

const fill = (...parts: readonly (readonly [count: number, rgba: readonly number[]])[]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

const hex = (...digits: string[]) => digits.map((each) => `#${each}`);

test('names the most frequent colours first', () => {
  const pixels = fill([50, [200, 40, 30, 255]], [30, [240, 240, 236, 255]], [10, [20, 60, 120, 255]]);
  expect(pictureColours(pixels, 6)).toEqual(hex('c8281e', 'f0f0ec', '143c78'));
  expect(pictureColours(pixels, 2)).toHaveLength(2);
});

test('takes shades that look alike once, and nothing of what is see-through', () => {
  const pixels = fill(
    [40, [128, 128, 128, 255]],
    [30, [134, 134, 134, 255]],
    [90, [0, 255, 0, 0]],
    [5, [10, 10, 10, 255]],
  );
  // (40 · 128 + 30 · 134) / 70 = 131
  expect(pictureColours(pixels, 6)).toEqual(hex('838383', '0a0a0a'));
});
