import { createRaster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { fill } from '../test/draw-pictures.ts';
import { keepOwnColours } from './keep-own-colours.ts';
import { liftInk } from './lift-ink.ts';

const [WIDTH, HEIGHT] = [320, 240];
const INSIDE = 100 * WIDTH + 90;
const BARE = 100 * WIDTH + 220;

/** Paper with a red surface, a black line across it and a thin red line beside it. */
function coloured(red: readonly [number, number, number] = [190, 60, 50]) {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(255);
  fill(picture, 40, 40, 140, 200, red);
  fill(picture, 40, 120, 140, 122, [20, 20, 20]);
  fill(picture, 180, 20, 182, 220, [190, 60, 50]);
  return liftInk(picture, WIDTH, HEIGHT);
}

const painted = (value: number) => new Float32Array(WIDTH * HEIGHT * 3).fill(value);
const at = (picture: Float32Array, i: number) => Array.from(picture.subarray(3 * i, 3 * i + 3));

test('a surface that the drawing has coloured keeps its colour, and bare paper what was painted there', () => {
  const picture = painted(0.7);
  const ink = keepOwnColours(picture, coloured(), 0.5);
  const [r = 0, g = 0, b = 0] = at(picture, INSIDE);
  expect(r).toBeGreaterThan(2 * g);
  expect(r).toBeGreaterThan(2 * b);
  expect(at(picture, BARE)).toEqual(at(painted(0.7), BARE));
  // Its colour is not laid as ink once more, the line across it and the coloured line are.
  expect(ink.data[INSIDE]).toBeLessThan(0.05);
  expect(ink.data[121 * WIDTH + 90]).toBeGreaterThan(0.2);
  expect(ink.data[100 * WIDTH + 180]).toBeGreaterThan(0.3);
});

test('it is as dark as the night that was painted, and the style stands where nothing of the drawing is wanted', () => {
  const night = painted(0.12);
  keepOwnColours(night, coloured(), 0.5);
  expect(Math.max(...at(night, INSIDE))).toBeLessThan(0.3);
  const style = painted(0.7);
  keepOwnColours(style, coloured(), 0);
  expect(at(style, INSIDE)).toEqual(at(painted(0.7), INSIDE));
});

test('a drawing in black and grey is left to the byte', () => {
  const picture = painted(0.7);
  const drawn = liftInk(
    { ...createRaster(WIDTH, HEIGHT, 3), data: new Uint8ClampedArray(WIDTH * HEIGHT * 3).fill(200) },
    WIDTH,
    HEIGHT,
  );
  expect(keepOwnColours(picture, drawn, 0.5)).toBe(drawn.ink);
  expect(picture).toEqual(painted(0.7));
});
