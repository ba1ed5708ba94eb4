import { expect, test } from 'vitest';
import type { ModelRoom, Vector3 } from '../model/model.ts';
import { createRoomFinder } from './room-finder.ts';
import { type RoomPart, type Triangle, splitByRoom } from './split-by-room.ts';

/** A prism over an outline that is given counter-clockwise as seen from above (x, −z), with a fan from its first corner. */
function prism(outline: readonly (readonly [number, number])[], low: number, high: number): ModelRoom {
  const count = outline.length;
  const at = (y: number) => outline.flatMap(([x, z]) => [x, y, z]);
  const fan = (first: number, turned: boolean) =>
    Array.from({ length: count - 2 }, (_, k) => [0, k + 1, k + 2])
      .flatMap((corners) => (turned ? corners.toReversed() : corners))
      .map((corner) => first + corner);
  const sides = Array.from({ length: count }, (_, k) => [k, (k + 1) % count]).flatMap(([a = 0, b = 0]) => [
    ...[a, b, count + b],
    ...[a, count + b, count + a],
  ]);
  return {
    ...{ key: `${low}`, name: '', storey: null, statedAreaM2: null },
    positions: new Float32Array([...at(low), ...at(high)]),
    indices: new Uint32Array([...fan(0, true), ...fan(count, false), ...sides]),
  };
}

/** 24 m² of 6 × 6 without a corner of 3 × 4. */
const CORNERED = [
  [0, 0],
  [6, 0],
  [6, 2],
  [3, 2],
  [3, 6],
  [0, 6],
] as const;
const level = (y: number, up: boolean): Triangle[] => {
  const corner = (x: number, z: number): Vector3 => [x, y, z];
  const [a, b, c, d] = [corner(-10, -10), corner(-10, 20), corner(20, 20), corner(20, -10)];
  return up
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [
        [a, c, b],
        [a, d, c],
      ];
};
const sum = (parts: readonly RoomPart[], room: number | null, facing: RoomPart['facing']) =>
  parts
    .filter((part) => part.room === room && part.facing === facing)
    .reduce((all, { areaM2 }) => all + areaM2, 0);

test('a floor that reaches beyond a room with a corner left out is cut at its outline', () => {
  const rooms = createRoomFinder([prism(CORNERED, 0, 3)]);
  const floor = level(0, true).flatMap((triangle) => splitByRoom(triangle, rooms));
  expect(sum(floor, 0, 'up')).toBeCloseTo(24, 6);
  expect(sum(floor, null, 'up')).toBeCloseTo(900 - 24, 6);
  // Its faces turned away from the room it is still the room’s floor.
  const turned = level(0, false).flatMap((triangle) => splitByRoom(triangle, rooms));
  expect(sum(turned, 0, 'up')).toBeCloseTo(24, 6);
});

test('a single surface between two storeys counts once, for the room before it', () => {
  const above = prism(CORNERED, 3, 6);
  const below = prism(
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ],
    0,
    3,
  );
  const rooms = createRoomFinder([above, below]);
  const parts = level(3, true).flatMap((triangle) => splitByRoom(triangle, rooms));
  expect(sum(parts, 0, 'up')).toBeCloseTo(24, 6);
  // Where no room is above, it is the ceiling of the one below.
  expect(sum(parts, 1, 'down')).toBeCloseTo(12, 6);
  expect(parts.reduce((all, { areaM2 }) => all + areaM2, 0)).toBeCloseTo(900, 6);
});

test('a wall across two rooms is parted between them, and a room whose solid is open has what its middle says', () => {
  const box = (x: number) =>
    prism(
      [
        [x, 0],
        [x + 4, 0],
        [x + 4, 5],
        [x, 5],
      ],
      0,
      3,
    );
  const wall: Triangle[] = [
    [
      [0, 0, 0],
      [9, 0, 0],
      [9, 3, 0],
    ],
    [
      [0, 0, 0],
      [9, 3, 0],
      [0, 3, 0],
    ],
  ];
  const rooms = createRoomFinder([box(0), box(5)]);
  const parts = wall.flatMap((triangle) => splitByRoom(triangle, rooms));
  expect(sum(parts, 0, 'side')).toBeCloseTo(12, 6);
  expect(sum(parts, 1, 'side')).toBeCloseTo(12, 6);
  const whole = box(0);
  const open = createRoomFinder([{ ...whole, indices: whole.indices.subarray(0, -6) }]);
  const area = wall.flatMap((triangle) => splitByRoom(triangle, open));
  expect(area.reduce((all, { areaM2 }) => all + areaM2, 0)).toBeCloseTo(27, 6);
});
