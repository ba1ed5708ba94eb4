import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { createBitMask, createRaster, type BitMask, type Raster } from '../raster.ts';
import { guessBehind, layGuess } from './guess-behind.ts';
import { matchStrata } from './match-strata.ts';
import { levelAround } from './working-level.ts';

const WIDTH = 120;
const HEIGHT = 90;
type Colour = readonly [number, number, number];
const WALL: Colour = [210, 205, 196];
const FLOOR: Colour = [120, 84, 58];
const none = (): void => undefined;

function draw(colour: (x: number, y: number) => Colour, width = WIDTH, height = HEIGHT): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) picture.data.set(colour(x, y), at);
  return picture;
}

function hole(
  left: number,
  top: number,
  right: number,
  bottom: number,
  width = WIDTH,
  height = HEIGHT,
): BitMask {
  const mask = createBitMask(width, height);
  for (let y = top; y < bottom; y++) mask.data.fill(1, y * width + left, y * width + right);
  return mask;
}

/** At its own size. */
const levelOf = (picture: Raster, mask: BitMask) =>
  levelAround(picture, mask, { fill: 1e6, maxEdge: 1e4, margin: 10 });

function worst(a: Raster, b: Raster): number {
  return a.data.reduce((most, value, i) => Math.max(most, Math.abs(value - (b.data[i] as number))), 0);
}

describe('what goes on behind a hole', () => {
  test('a floor meets its wall where it does on both sides', () => {
    const room = draw((_, y) => (y < 50 ? WALL : FLOOR));
    const guess = guessBehind(levelOf(room, hole(35, 20, 85, 80)), none);
    expect(worst(guess.picture, room)).toBeLessThanOrEqual(3);
  });

  test('a line that falls goes on falling', () => {
    const falling = draw((x, y) => (y < 30 + 0.25 * x ? WALL : FLOOR));
    const mask = hole(40, 15, 80, 80);
    const guess = guessBehind(levelOf(falling, mask), none);
    let wrong = 0;
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i] !== 1) continue;
      if (Math.abs((guess.picture.data[3 * i] as number) - (falling.data[3 * i] as number)) > 30) wrong++;
    }
    expect(wrong / (40 * 65)).toBeLessThan(0.06);
  });

  test('boards that stand go on standing', () => {
    const boards = draw((x) => (Math.floor(x / 6) % 2 === 0 ? WALL : FLOOR));
    const guess = guessBehind(levelOf(boards, hole(30, 25, 90, 65)), none);
    expect(guess.strata[0]?.upright).toBe(true);
    expect(worst(guess.picture, boards)).toBeLessThanOrEqual(3);
  });

  test('a thing beside the hole is not drawn through it', () => {
    const withThing = draw((x, y) =>
      x >= 24 && x < 38 && y >= 40 && y < 50 ? [20, 20, 20] : y < 200 ? WALL : FLOOR,
    );
    const isPart = (pixel: number): boolean => mask.data[pixel] === 1;
    const mask = hole(38, 20, 85, 70);
    const strata = matchStrata(
      withThing,
      mask.data,
      isPart,
      { left: 38, top: 20, right: 85, bottom: 70 },
      false,
    );
    const at = strata?.lowRow.findIndex((row) => row === 45) ?? -1;
    expect(strata?.lowTrust[at]).toBeLessThan(0.2);
    const guess = guessBehind(levelOf(withThing, mask), none);
    expect(guess.picture.data[3 * (45 * WIDTH + 60)]).toBeGreaterThan(190);
  });

  test('light from one side to the other goes over evenly', () => {
    const lit = draw((x) => [100 + x, 100 + x, 100 + x]);
    const guess = guessBehind(levelOf(lit, hole(30, 25, 90, 65)), none);
    expect(worst(guess.picture, lit)).toBeLessThanOrEqual(6);
  });

  test('at full size it is as sharp as its rim', () => {
    const [width, height] = [600, 450];
    const room = draw((_, y) => (y < 250 ? WALL : FLOOR), width, height);
    const mask = hole(150, 100, 450, 400, width, height);
    const level = levelAround(room, mask, { fill: 4000, maxEdge: 150, margin: 1 });
    const laid = createRaster(width, height, 3);
    laid.data.set(room.data);
    layGuess(laid, mask.data, level, guessBehind(level, none), none);
    const column = Array.from({ length: height }, (_, y) => laid.data[3 * (y * width + 300)] as number);
    const between = column.filter((value) => value < WALL[0] - 12 && value > FLOOR[0] + 12);
    expect(between.length).toBeLessThanOrEqual(3);
  });

  test('of any hole in any picture nothing outside it changes, and nothing hidden shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 58 }),
        fc.integer({ min: 1, max: 38 }),
        fc.integer({ min: 0, max: 255 }),
        (left, top, wide, high, hidden) => {
          const mask = hole(left, top, left + wide, top + high);
          const seen = (x: number, y: number): Colour => [(7 * x) % 256, (11 * y) % 256, (x * y) % 256];
          const one = draw((x, y) => (mask.data[y * WIDTH + x] === 1 ? [hidden, 0, 0] : seen(x, y)));
          const other = draw((x, y) => (mask.data[y * WIDTH + x] === 1 ? [0, 255, hidden] : seen(x, y)));
          const a = guessBehind(levelOf(one, mask), none).picture;
          const b = guessBehind(levelOf(other, mask), none).picture;
          expect(a.data).toEqual(b.data);
        },
      ),
      { numRuns: 12 },
    );
  });
});
