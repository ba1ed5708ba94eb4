import { createBitMask, createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { findFurniture } from './find-furniture.ts';
import type { PlanSheet } from './read-sheet.ts';

const [WIDTH, HEIGHT] = [320, 200];
const PER_METRE = 40;
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Two rooms of 3.8 × 4.8 m whose floors meet in a door, and outlines of two pixels in the right one; objects at places. */
function objectsIn(outlines: readonly Box[], places: readonly (readonly [number, number])[]): number[] {
  const walls = createBitMask(WIDTH, HEIGHT);
  const strong = createBitMask(WIDTH, HEIGHT);
  const rooms: LabelMap = { width: WIDTH, height: HEIGHT, data: new Int32Array(WIDTH * HEIGHT), count: 2 };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const isPartition = x >= 157 && x < 163 && (y < 90 || y >= 125);
      const isWall = x < 5 || y < 5 || x >= WIDTH - 5 || y >= HEIGHT - 5 || isPartition;
      walls.data[i] = isWall ? 1 : 0;
      const isLine = outlines.some(
        ([x0, y0, x1, y1]) =>
          x >= x0 && x < x1 && y >= y0 && y < y1 && !(x >= x0 + 2 && x < x1 - 2 && y >= y0 + 2 && y < y1 - 2),
      );
      strong.data[i] = isWall || isLine ? 1 : 0;
      rooms.data[i] = isWall ? 0 : x < 160 ? 1 : 2;
    }
  const darkest = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < darkest.data.length; i++) darkest.data[i] = strong.data[i] as number;
  const sheet = { strong, darkest, faint: createBitMask(WIDTH, HEIGHT) } as unknown as PlanSheet;
  const area = Int32Array.from([0, 152 * 190, 152 * 190]);
  const { map } = findFurniture(sheet, rooms, area, walls, new Uint8Array(3), PER_METRE);
  return places.map(([x, y]) => map.data[y * WIDTH + x] as number);
}

test('the largest thing in a room whose floor goes on through a door is furniture, the floor of neither room is', () => {
  const [bed, floor, other] = objectsIn([[240, 60, 305, 140]], [
    [270, 100],
    [200, 30],
    [60, 100],
  ] as const);
  expect(bed).toBeGreaterThan(0);
  expect([floor, other]).toEqual([0, 0]);
});

test('what is left of a thing around its parts belongs to it, however little of its box that fills', () => {
  // A tub in a rim of a hand's breadth.
  const [tub, rim] = objectsIn(
    [
      [240, 60, 270, 130],
      [245, 65, 265, 125],
    ],
    [
      [255, 95],
      [243, 95],
    ],
  );
  expect(tub).toBeGreaterThan(0);
  expect(rim).toBeGreaterThan(0);
  expect(rim).not.toBe(tub);
});
