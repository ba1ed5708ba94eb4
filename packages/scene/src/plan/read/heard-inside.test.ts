import { type BitMask, createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { heardInside, insideOf, withoutBeyond } from './heard-inside.ts';
import type { PlanHearing } from './hear-plan.ts';

const [WIDTH, HEIGHT] = [160, 120];

type Is = (x: number, y: number) => boolean;
const box =
  (x0: number, y0: number, x1: number, y1: number): Is =>
  (x, y) =>
    x >= x0 && x < x1 && y >= y0 && y < y1;

function maskOf(is: Is): BitMask {
  const mask = createBitMask(WIDTH, HEIGHT);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = is(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0;
  return mask;
}

function planeOf(is: Is) {
  const plane = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = is(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0;
  return plane;
}

/** A house with a wall of 6 pixels; on the right it is open over the whole height, as a wide pane leaves it. */
const HOUSE = box(20, 20, 140, 100);
const ROOM = box(26, 26, 140, 94);
const WALLS = maskOf((x, y) => HOUSE(x, y) && !ROOM(x, y));
const HEARD: PlanHearing = {
  wall: planeOf((x, y) => HOUSE(x, y) && !ROOM(x, y)),
  room: planeOf(box(26, 26, 134, 94)),
  opening: planeOf(box(134, 26, 140, 94)),
  outside: planeOf((x, y) => !HOUSE(x, y)),
};

const at = (mask: BitMask, x: number, y: number) => mask.data[y * WIDTH + x] === 1;

test('what lines leave open is inside where the net sees it, up to the walls', () => {
  const whole = heardInside(createBitMask(WIDTH, HEIGHT), WALLS, WALLS, insideOf(HEARD));
  expect([at(whole, 80, 60), at(whole, 27, 27), at(whole, 22, 60)]).toEqual([true, true, true]);
  expect([at(whole, 10, 60), at(whole, 152, 60), at(whole, 80, 10)]).toEqual([false, false, false]);
});

test('eaves that are drawn around a house close off no room', () => {
  const closed = maskOf(box(8, 8, 152, 112));
  const whole = heardInside(closed, WALLS, WALLS, insideOf(HEARD));
  expect([at(whole, 80, 60), at(whole, 10, 60), at(whole, 80, 109)]).toEqual([true, false, false]);
});

test('a net that sees hardly anything changes nothing', () => {
  const closed = maskOf(box(8, 8, 152, 112));
  const few = maskOf(box(60, 50, 80, 70));
  expect(heardInside(closed, WALLS, WALLS, few)).toEqual(closed);
  expect(heardInside(closed, WALLS, WALLS, createBitMask(WIDTH, HEIGHT))).toBe(closed);
});

test('beyond a bridged gap only rooms are inside', () => {
  const whole = maskOf((x, y) => HOUSE(x, y) || box(140, 40, 150, 70)(x, y));
  const bars = maskOf((x, y) => (HOUSE(x, y) && !ROOM(x, y)) || (x === 139 && y >= 20 && y < 100));
  const kept = withoutBeyond(whole, bars, HEARD);
  expect([at(kept, 80, 60), at(kept, 145, 50)]).toEqual([true, false]);
});
