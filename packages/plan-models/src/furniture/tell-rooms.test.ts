import type { PlanRoom } from '@plumbline/scene/plan/read/plan-reading.ts';
import { expect, test } from 'vitest';
import type { PlacedThing } from './find-drawn-pieces.ts';
import { tellRooms } from './tell-rooms.ts';

const METRES = 0.1;

function room(label: number, type: PlanRoom['type'], m2: number): PlanRoom {
  return {
    label,
    type,
    confidence: 0.5,
    outline: [],
    areaPixels: m2 / METRES ** 2,
    areaM2: m2,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
    enclosure: 1,
    doors: 1,
    furnished: 0,
  };
}

const thing = (at: number, kind: NonNullable<PlacedThing['form']>['kind']): PlacedThing => ({
  room: at,
  form: { kind },
  box: { middle: [0, 0], long: 1, short: 1, along: [1, 0] },
  parts: [],
});

test('what stands in a room tells what it is for', () => {
  const rooms = [room(1, 'kitchen', 12), room(2, 'bedroom', 6), room(3, 'bedroom', 14), room(4, 'room', 9)];
  const things = [thing(1, 'bed'), thing(2, 'bathtub'), thing(3, 'kitchen-run')];
  expect(tellRooms(rooms, things, METRES).map(({ type }) => type)).toEqual([
    'bedroom',
    'bathroom',
    'kitchen',
    'room',
  ]);
});

test('a corner of a large room does not tell all of it', () => {
  const [open] = tellRooms([room(1, 'living', 48)], [thing(1, 'kitchen-run')], METRES);
  expect(open?.type).toBe('living');
});
