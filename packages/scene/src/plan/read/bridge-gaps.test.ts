import {
  createBitMask,
  createPlane,
  createRaster,
  type BitMask,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { bridgeGaps, findGaps } from './bridge-gaps.ts';
import { countSet } from './mask-tools.ts';
import { readPlan } from './read-plan.ts';

const [WIDTH, HEIGHT] = [760, 600];
type Bar = readonly [x0: number, y0: number, x1: number, y1: number];

function wallsOf(bars: readonly Bar[]): BitMask {
  const mask = createBitMask(WIDTH, HEIGHT);
  for (const [x0, y0, x1, y1] of bars)
    for (let y = y0; y < y1; y++) mask.data.fill(1, y * WIDTH + x0, y * WIDTH + x1);
  return mask;
}

/** Walls in single strokes of a pen that is lifted at doors, a little askew, as a hand draws them. */
function drawByHand(bars: readonly Bar[]): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(250);
  for (const [x0, y0, x1, y1] of bars) {
    const steps = 2 * Math.ceil(Math.hypot(x1 - x0, y1 - y0));
    for (let k = 0; k <= steps; k++) {
      const wobble = 1.6 * Math.sin(k / 31 + x0);
      const x = Math.round(x0 + ((x1 - x0) * k) / steps + (x0 === x1 ? wobble : 0));
      const y = Math.round(y0 + ((y1 - y0) * k) / steps + (y0 === y1 ? wobble : 0));
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          picture.data.fill(40, 3 * ((y + dy) * WIDTH + x + dx), 3 * ((y + dy) * WIDTH + x + dx) + 3);
    }
  }
  return picture;
}

/** A house with doors left open in three of its walls, parted by a wall with a wide opening. */
const HOUSE: readonly Bar[] = [
  [90, 80, 300, 80],
  [380, 80, 660, 80],
  [660, 80, 660, 520],
  [660, 520, 380, 520],
  [300, 520, 90, 520],
  [90, 520, 90, 340],
  [90, 260, 90, 80],
  [460, 80, 460, 220],
  [460, 360, 460, 520],
];

test('the floor of a plan whose doors are gaps in single strokes is found up to its walls', () => {
  const { roomMap } = readPlan(drawByHand(HOUSE), true);
  let floor = 0;
  for (let y = 90; y < 510; y++)
    for (let x = 100; x < 650; x++) {
      const [u, v] = [Math.round((x * roomMap.width) / WIDTH), Math.round((y * roomMap.height) / HEIGHT)];
      floor += roomMap.data[v * roomMap.width + u] === 0 ? 0 : 1;
    }
  expect(floor / (420 * 550)).toBeGreaterThan(0.9);
});

test('a wall that goes on beyond a gap is led across it, one that turns before a court is not', () => {
  const door = wallsOf([
    [100, 100, 300, 112],
    [360, 100, 600, 112],
  ]);
  expect(countSet(bridgeGaps(door, findGaps(door)))).toBeGreaterThan(50);
  const wings = wallsOf([
    [100, 100, 112, 400],
    [100, 388, 260, 400],
    [248, 200, 260, 400],
    [340, 200, 352, 400],
    [340, 388, 520, 400],
    [508, 100, 520, 400],
    [248, 188, 352, 200],
    [100, 100, 520, 112],
  ]);
  expect(countSet(bridgeGaps(wings, findGaps(wings)))).toBe(0);
});

test('where the net sees an opening a gap is one between stubs, and elsewhere a gap between walls is none', () => {
  const walls = wallsOf([
    [100, 100, 124, 112],
    [270, 100, 294, 112],
    [100, 300, 300, 312],
    [360, 300, 600, 312],
  ]);
  const opening = createPlane(walls.width, walls.height);
  for (let y = 94; y < 118; y++) opening.data.fill(0.8, y * WIDTH + 124, y * WIDTH + 270);
  const gaps = findGaps(walls, opening);
  expect(gaps.length).toBeGreaterThan(0);
  for (const { from, to } of gaps) expect(Math.max(from[1], to[1])).toBeLessThan(130);
  const unheard = findGaps(walls);
  expect(unheard.length).toBeGreaterThan(0);
  for (const { from } of unheard) expect(from[1]).toBeGreaterThan(250);
});
