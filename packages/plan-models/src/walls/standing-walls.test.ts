import { createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { expect, test } from 'vitest';
import { standingWalls } from './standing-walls.ts';

const [WIDTH, HEIGHT] = [200, 160];
const METRES = 0.05;

/** Whether what a rule draws in a room of 9 × 7 m, within walls of 0.3 m, is raised at a place. */
function stands(
  draws: (x: number, y: number) => boolean,
  [x, y]: readonly [number, number],
  roomAt: (x: number, y: number) => number = () => 1,
): boolean {
  const walls = createBitMask(WIDTH, HEIGHT);
  const rooms = new Int32Array(WIDTH * HEIGHT);
  for (let i = 0; i < rooms.length; i++) {
    const [px, py] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = px >= 10 && px < 190 && py >= 10 && py < 150;
    const isWithin = px >= 16 && px < 184 && py >= 16 && py < 144;
    walls.data[i] = (isIn && !isWithin) || (isWithin && draws(px, py)) ? 1 : 0;
    rooms[i] = isWithin && walls.data[i] === 0 ? roomAt(px, py) : 0;
  }
  const roomMap: LabelMap = { width: WIDTH, height: HEIGHT, data: rooms, count: 2 };
  const plan = { walls, roomMap, wallThickness: 6 } as unknown as PlanReading;
  const standing = standingWalls(plan, METRES);
  expect(standing.data[12 * WIDTH + 100]).toBe(1);
  return standing.data[y * WIDTH + x] === 1;
}

const box = (x0: number, y0: number, w: number, h: number) => (x: number, y: number) =>
  x >= x0 && x < x0 + w && y >= y0 && y < y0 + h;

test('a plant, a dark chair and a dark sofa in the middle of a room are no walls', () => {
  const star = (x: number, y: number) => {
    const away = Math.hypot(x - 100, y - 80);
    return away < 4 || (away < 12 && Math.abs(Math.sin(4 * Math.atan2(y - 80, x - 100))) < 0.4);
  };
  expect(stands(star, [100, 80])).toBe(false);
  expect(stands(box(80, 60, 22, 10), [85, 65])).toBe(false);
  expect(stands(box(80, 60, 44, 18), [85, 65])).toBe(false);
});

test('a column, a wall that stands free and one that meets another are', () => {
  expect(stands(box(80, 60, 9, 9), [84, 64])).toBe(true);
  expect(stands(box(60, 60, 60, 4), [85, 62])).toBe(true);
  expect(stands(box(60, 16, 20, 14), [65, 20])).toBe(true);
});

test('the walls of an inner room stand, a dark sofa on a rug that is a room by itself does not', () => {
  const inner = (x: number, y: number) => box(80, 60, 50, 44)(x, y) && !box(84, 64, 42, 36)(x, y);
  const within = (x: number, y: number) => (box(84, 64, 42, 36)(x, y) ? 2 : 1);
  expect(stands(inner, [81, 80], within)).toBe(true);
  const rug = (x: number, y: number) => (box(60, 78, 80, 50)(x, y) ? 2 : 1);
  expect(stands(box(80, 60, 44, 18), [85, 65], rug)).toBe(false);
});
