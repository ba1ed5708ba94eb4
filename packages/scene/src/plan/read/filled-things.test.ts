import { createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { DARK_FURNITURE, drawApartment } from '../testing/draw-plan.ts';
import { filledThings, withFilled } from './filled-things.ts';
import { readPlan } from './read-plan.ts';

const [WIDTH, HEIGHT] = [200, 160];

/** Walls 6 pixels thick around a room, and what is filled in it; the net sees walls as given there. */
function things(
  filled: (x: number, y: number) => boolean,
  seen: { readonly wall: number; readonly room: number },
) {
  const walls = createBitMask(WIDTH, HEIGHT);
  const [wall, room] = [createPlane(WIDTH, HEIGHT), createPlane(WIDTH, HEIGHT)];
  for (let i = 0; i < walls.data.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isWall = x >= 10 && x < 190 && y >= 10 && y < 150 && !(x >= 16 && x < 184 && y >= 16 && y < 144);
    walls.data[i] = isWall || filled(x, y) ? 1 : 0;
    wall.data[i] = isWall ? 0.8 : seen.wall;
    room.data[i] = isWall ? 0.1 : seen.room;
  }
  const found = filledThings(walls, { wall, room, opening: createPlane(WIDTH, HEIGHT), outside: room }, true);
  return { at: (x: number, y: number) => found.data[y * WIDTH + x] === 1, found };
}

const box = (x0: number, y0: number, w: number, h: number) => (x: number, y: number) =>
  x >= x0 && x < x0 + w && y >= y0 && y < y0 + h;

test('a dark sofa is a thing to its corners, and its wall is none', () => {
  const { at } = things(box(60, 118, 60, 24), { wall: 0.08, room: 0.7 });
  expect([at(90, 130), at(60, 118), at(119, 141)]).toEqual([true, true, true]);
  expect([at(90, 147), at(12, 80)]).toEqual([false, false]);
});

test('what the net sees as a wall stays one, and so does a tree, and what is as long as only walls are', () => {
  expect(things(box(60, 80, 60, 24), { wall: 0.5, room: 0.4 }).at(90, 90)).toBe(false);
  expect(things(box(60, 80, 60, 24), { wall: 0.03, room: 0.2 }).at(90, 90)).toBe(false);
  expect(things(box(30, 80, 140, 12), { wall: 0.17, room: 0.7 }).at(90, 85)).toBe(false);
});

test('each is one thing of its room', () => {
  const { found } = things((x, y) => box(60, 100, 60, 24)(x, y) || box(60, 50, 30, 24)(x, y), {
    wall: 0.08,
    room: 0.7,
  });
  const map = { width: WIDTH, height: HEIGHT, data: new Int32Array(WIDTH * HEIGHT), count: 3 };
  const rooms = { ...map, data: new Int32Array(WIDTH * HEIGHT).fill(1), count: 1 };
  const { map: furniture } = withFilled({ map, objects: 3, treads: new Int32Array(2) }, found, rooms);
  expect(furniture.count).toBe(5);
  expect(new Set(furniture.data)).toEqual(new Set([0, 4, 5]));
});

test('an apartment with dark furniture has the walls of the same without', { timeout: 60_000 }, () => {
  const plain = readPlan(drawApartment({ walls: 'filled', density: 60 }).picture);
  const { picture } = drawApartment({ walls: 'filled', density: 60, darkFurniture: true });
  const dark = readPlan(picture);
  const count = (walls: Uint8Array) => walls.reduce((sum, set) => sum + set, 0);
  expect(count(dark.walls.data) / count(plain.walls.data)).toBeCloseTo(1, 1);
  for (const { x, y, width, height } of DARK_FURNITURE) {
    const [px, py] = [x + width / 2 + 1.2, y + height / 2 + 1.2].map((m) => Math.round(m * 60 * dark.scale));
    const at = (py as number) * dark.width + (px as number);
    expect([dark.walls.data[at], Math.sign(dark.furniture.data[at] as number)]).toEqual([0, 1]);
  }
});
