import { expect, test } from 'vitest';
import { testContext } from '../test/draw-pictures.ts';
import type { DrawingLight } from './drawing-light.ts';
import { litRoom, meanOver, type TestSurface } from './testing/lit-scenes.ts';
import { traceRoomLight } from './trace-room-light.ts';

const FLOOR = 1;
const RIGHT = 5;

const windowLeft: TestSurface = {
  plane: { normal: [1, 0, 0], at: -3 },
  has: ([, y, z]) => y > 0.8 && y < 2.2 && z < -3 && z > -5,
  pane: true,
};
/** A board across the room, a metre high. */
const board: TestSurface = {
  plane: { normal: [0, 0, 1], at: -4 },
  has: ([x, y]) => x > -1 && x < 1 && y < 1,
};

const field =
  (light: DrawingLight) =>
  (x: number, y: number): number =>
    light.g[Math.floor(y / 2) * light.width + Math.floor(x / 2)] as number;
const sun =
  (light: DrawingLight) =>
  (x: number, y: number): number =>
    light.sun[y * light.grid.width + x] as number;

test('a window lights the floor beside it more than the floor across the room, and the sun falls in through it alone', () => {
  const light = traceRoomLight(litRoom([windowLeft]), testContext());
  const near = meanOver(light.grid, field(light), (l, u) => l === FLOOR && u < 0.35);
  const far = meanOver(light.grid, field(light), (l, u) => l === FLOOR && u > 0.75);
  expect(near).toBeGreaterThan(1.2 * (far ?? Infinity));
  const onFloor = meanOver(light.grid, sun(light), (l) => l === FLOOR);
  const onWindowWall = meanOver(light.grid, sun(light), (l) => l === 4);
  expect(onFloor).toBeGreaterThan(0.02);
  expect(onWindowWall).toBe(0);
});

test('what stands in the sun throws its shadow, and a room without a window in sight is lit all the same', () => {
  const open = traceRoomLight(litRoom([windowLeft]), testContext());
  const stood = traceRoomLight(litRoom([windowLeft, board]), testContext());
  const shaded = (l: number, u: number, v: number): boolean => l === FLOOR && u > 0.45 && v > 0.8;
  const before = meanOver(open.grid, sun(open), shaded) ?? 0;
  const after = meanOver(stood.grid, sun(stood), shaded) ?? 0;
  expect(after).toBeLessThan(before);
  const closed = traceRoomLight(litRoom([]), testContext());
  expect(meanOver(closed.grid, field(closed), (l) => l === RIGHT)).toBeGreaterThan(0.01);
});

test('a sun that somebody puts somewhere shines in from there, and not at all where no window looks that way', () => {
  const room = litRoom([windowLeft]);
  const onFloorAt = (aside: number, height: number): number => {
    const sunlit = { ...room, sun: room.sun && { ...room.sun, place: { aside, height } } };
    const light = traceRoomLight(sunlit, testContext());
    return meanOver(light.grid, sun(light), (l) => l === FLOOR) ?? 0;
  };
  expect(onFloorAt(-Math.PI / 2, 0.6)).toBeGreaterThan(0.02);
  expect(onFloorAt(Math.PI / 2, 0.6)).toBe(0);
});
