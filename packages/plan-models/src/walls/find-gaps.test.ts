import { createBitMask } from '@plumbline/imaging/raster.ts';
import type { PlanReading, PlanRoom } from '@plumbline/scene/plan/read/plan-reading.ts';
import { expect, test } from 'vitest';
import { closeNotches } from '../rooms/close-notches.ts';
import { findGaps } from './find-gaps.ts';

const [WIDTH, HEIGHT] = [200, 160];
const METRES = 0.05;
const WALL = 6;

interface Drawn {
  /** Where walls are missing. */
  readonly gap?: (x: number, y: number) => boolean;
  /** Where the room ends before its walls. */
  readonly beyond?: (x: number, y: number) => boolean;
  readonly type?: PlanRoom['type'];
}

/** A room of 8.4 × 6.4 m within walls of 0.3 m. What a missing wall leaves belongs to the room, as in a reading. */
function read({ gap = () => false, beyond = () => false, type = 'living' }: Drawn): PlanReading {
  const walls = createBitMask(WIDTH, HEIGHT);
  const rooms = new Int32Array(WIDTH * HEIGHT);
  for (let i = 0; i < rooms.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = x >= 10 && x < 190 && y >= 10 && y < 150;
    const isWithin = x >= 16 && x < 184 && y >= 16 && y < 144;
    walls.data[i] = isIn && !isWithin && !gap(x, y) ? 1 : 0;
    rooms[i] = isIn && walls.data[i] === 0 && !beyond(x, y) ? 1 : 0;
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    walls,
    wallThickness: WALL,
    footprint: { ...walls, data: rooms.map((room, i) => (room === 1 || walls.data[i] === 1 ? 1 : 0)) },
    roomMap: { width: WIDTH, height: HEIGHT, data: rooms, count: 1 },
    rooms: [{ label: 1, type }],
    openings: [],
  } as unknown as PlanReading;
}

const above = (from: number, to: number) => (x: number, y: number) => y < 16 && x >= from && x < to;

test('a closed room has no gaps', () => {
  expect(findGaps(read({}), METRES)).toEqual([]);
});

test('a window that was not read is a piece of wall between its jambs', () => {
  const [gap, ...more] = findGaps(read({ gap: above(60, 90) }), METRES);
  expect(more).toEqual([]);
  expect(gap?.width).toBeCloseTo(30, 0);
  expect(gap?.depth).toBe(WALL);
  expect(gap?.middle[0]).toBeCloseTo(75, 0);
  expect(gap?.middle[1]).toBeCloseTo(13, 0);
});

test('neither a terrace nor a side that is open altogether is closed', () => {
  expect(findGaps(read({ gap: above(60, 90), type: 'terrace' }), METRES)).toEqual([]);
  expect(findGaps(read({ gap: above(20, 180) }), METRES)).toEqual([]);
});

test('a room that ends at the swing of its door reaches to its wall', () => {
  const swing = (x: number, y: number) => x >= 60 && Math.hypot(x - 60, y - 10) < 18;
  const notched = read({
    gap: above(60, 78),
    beyond: (x, y) => above(60, 78)(x, y) || (swing(x, y) && y >= 16),
  });
  const closed = closeNotches(notched, METRES);
  const at = (x: number, y: number) => closed.roomMap.data[y * WIDTH + x];
  expect([at(65, 12), at(65, 18), at(76, 10)]).toEqual([1, 1, 1]);
  expect(at(65, 8)).toBe(0);
  const [gap, ...more] = findGaps(closed, METRES);
  expect(more).toEqual([]);
  expect(gap?.width).toBeCloseTo(18, 0);
});

test('corners between outer walls stay outdoors', () => {
  const corner = (x: number, y: number) => x >= 100 && y < 80;
  const angled = read({ beyond: corner, gap: corner });
  expect(closeNotches(angled, METRES).roomMap.data).toEqual(angled.roomMap.data);
});
