import { add, cross, direction, scale, subtract } from '../geometry/vectors.ts';
import type { Vector3 } from '../model/model.ts';
import { type Plane, cutRoom } from './cut-room.ts';
import { type Facing, facingOf } from './facing.ts';
import { type Piece, type Place, areaOfPieces, intersectPieces } from './plane-pieces.ts';
import type { RoomFinder } from './room-finder.ts';

export type Triangle = readonly [Vector3, Vector3, Vector3];

export interface RoomPart {
  readonly room: number | null;
  readonly facing: Facing;
  readonly areaM2: number;
}

/** How far before a surface is looked for the room: more than a skirting stands out, less than a wall is thick. */
const BEFORE_M = 0.06;
/** A triangle so small belongs whole to where its middle is: a cup, not a wall. */
const SMALL_M = 0.05;
/** As a share of a triangle: less is rounding. */
const NOTHING = 1e-9;

/** The parts of a triangle that lie in each room, found by cutting the rooms’ solids in the plane before it, and else in the one behind it. */
export function splitByRoom(triangle: Triangle, rooms: RoomFinder): readonly RoomPart[] {
  const [a, b, c] = triangle;
  const normal = cross(subtract(b, a), subtract(c, a));
  const areaM2 = Math.hypot(...normal) / 2;
  if (!(areaM2 > 0)) return [];
  const away = direction(normal);
  const sides = [away, scale(away, -1)] as const;
  const nowhere = { room: null, facing: facingOf(away) };
  if (Math.max(...[b, c].map((corner) => Math.hypot(...subtract(corner, a)))) < SMALL_M) {
    const middle = scale(add(add(a, b), c), 1 / 3);
    for (const side of sides) {
      const room = rooms.find(add(middle, scale(side, BEFORE_M)));
      if (room !== null) return [{ room, facing: facingOf(side), areaM2 }];
    }
    return [{ ...nowhere, areaM2 }];
  }
  const parts: RoomPart[] = [];
  const { flatten, stretch } = flattenAlong(away);
  const own: Piece[] = [{ sign: 1, corners: triangle.map(flatten) }];
  /** What was found before, so that no place counts twice. */
  let taken: Piece[] = [];
  let left = areaM2;
  for (const side of sides) {
    if (left <= NOTHING * areaM2) break;
    const found: Piece[] = [];
    const moved = triangle.map((corner) => add(corner, scale(side, BEFORE_M)));
    const plane: Plane = { normal: away, through: moved[0] as Vector3, flatten };
    for (const room of rooms.near(moved)) {
      const cut = cutRoom(rooms.rooms[room] as (typeof rooms.rooms)[number], plane);
      const pieces = cut === undefined ? wholeIf(rooms, room, moved, own) : intersectPieces(own, cut);
      const area = stretch * (areaOfPieces(pieces) - areaOfPieces(overlap(pieces, taken)));
      if (area <= NOTHING * areaM2) continue;
      const part = Math.min(area, left);
      left -= part;
      parts.push({ room, facing: facingOf(side), areaM2: part });
      found.push(...pieces);
    }
    taken = [...taken, ...found];
  }
  if (left > NOTHING * areaM2) parts.push({ ...nowhere, areaM2: left });
  return parts;
}

function overlap(pieces: readonly Piece[], taken: readonly Piece[]): readonly Piece[] {
  return taken.length === 0 ? [] : intersectPieces(pieces, taken);
}

/** An open solid cannot be cut: the middle decides for the whole. */
function wholeIf(rooms: RoomFinder, room: number, moved: readonly Vector3[], own: readonly Piece[]) {
  const sum = moved.reduce<Vector3>((all, corner) => add(all, corner), [0, 0, 0]);
  return rooms.holds(room, scale(sum, 1 / 3)) ? own : [];
}

/** Leaves out the axis that a plane faces most; `stretch` turns areas there into areas on the plane. */
function flattenAlong(normal: Vector3) {
  const sizes = normal.map(Math.abs);
  const most = sizes.indexOf(Math.max(...sizes));
  const [u, v] = [[1, 2] as const, [2, 0] as const, [0, 1] as const][most] ?? [0, 1];
  return {
    flatten: (point: Vector3): Place => [point[u], point[v]],
    stretch: 1 / (sizes[most] as number),
  };
}
