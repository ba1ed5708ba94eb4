import { expect, test } from 'vitest';
import { meanColour } from './mean-colour.ts';

/** A square of 5 × 5 px, told by the colour of each of its pixels. */
const square = (colourAt: (x: number, y: number) => readonly number[]) =>
  Uint8ClampedArray.from(Array.from({ length: 25 }, (_, at) => colourAt(at % 5, Math.floor(at / 5))).flat());

/** Of a colour as the six digits of its name. */
const numberOf = (colour: string | undefined) => Number(colour?.replace(/^#(?=[0-9a-f]{6}$)/, '0x'));

test('a place has the mean colour of the pixels next to it', () => {
  const pixels = square((x, y) =>
    x === 2 && y === 2
      ? [255, 0, 0, 255]
      : x > 0 && x < 4 && y > 0 && y < 4
        ? [12, 90, 9, 255]
        : [0, 0, 255, 255],
  );
  expect(numberOf(meanColour(pixels, 5, 1))).toBe(0x275008);
  expect(numberOf(meanColour(pixels, 5, 0))).toBe(0xff0000);
});

test('what lies beyond the picture does not count, and a place there has no colour', () => {
  const pixels = square((x) => (x < 2 ? [0, 0, 0, 0] : [200, 100, 50, 255]));
  expect(numberOf(meanColour(pixels, 5, 2))).toBe(0xc86432);
  expect(
    meanColour(
      square((x) => (x === 2 ? [0, 0, 0, 0] : [9, 9, 9, 255])),
      5,
      1,
    ),
  ).toBeUndefined();
});
