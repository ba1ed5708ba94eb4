import type { SolidMesh, Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Place, ShellSide } from '../scene-value/scene-geometry.ts';
import type { RoomBounds, TracerFrame } from './space.ts';

export type RoomSide = ShellSide | 'near';

/** A side of a room as a rectangle: a corner and its two edges. */
interface SideRectangle {
  readonly corner: Place;
  readonly along: Place;
  readonly up: Place;
}

export function rectangleOf({ low, high }: RoomBounds, side: RoomSide): SideRectangle {
  const [w, h, d] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const rectangles: Readonly<Record<RoomSide, SideRectangle>> = {
    floor: { corner: low, along: [w, 0, 0], up: [0, 0, d] },
    ceiling: { corner: [low[0], high[1], low[2]], along: [w, 0, 0], up: [0, 0, d] },
    left: { corner: low, along: [0, 0, d], up: [0, h, 0] },
    right: { corner: [high[0], low[1], low[2]], along: [0, 0, d], up: [0, h, 0] },
    far: { corner: low, along: [w, 0, 0], up: [0, h, 0] },
    near: { corner: [low[0], low[1], high[2]], along: [w, 0, 0], up: [0, h, 0] },
  };
  return rectangles[side];
}

/** Which way each side faces, into the room. */
export const INWARDS: Readonly<Record<RoomSide, Place>> = {
  floor: [0, 1, 0],
  ceiling: [0, -1, 0],
  left: [1, 0, 0],
  right: [-1, 0, 0],
  far: [0, 0, 1],
  near: [0, 0, -1],
};

export const ROOM_SIDES: readonly RoomSide[] = ['floor', 'ceiling', 'left', 'right', 'far', 'near'];

/** Edge in metres of the pieces that a side is looked through for openings, and of the finest around one. */
const COARSE_M = 0.6;
/** Most pieces along an edge: a side that was misread as endless is looked through more coarsely. */
const MOST_PIECES = 64;
const FINE_M = 0.04;
/** Metres of a wall from its inner to its outer face: without one, light would slip in where two sides meet. */
const THICK_M = 0.14;
/** Places along the edge of a piece at which it is asked whether it is open. */
const ASKED = 3;

/**
 * Adds the six sides of a room to a mesh, each with an inner and an outer face, cut out where they are open.
 * @param isOpen whether a place of a side is an opening
 */
export function addShell(
  mesh: SolidMesh,
  bounds: RoomBounds,
  frame: TracerFrame,
  finishOf: (side: RoomSide) => number,
  isOpen: (side: RoomSide, place: Place) => boolean,
): void {
  for (const side of ROOM_SIDES) {
    const { corner, along, up } = rectangleOf(bounds, side);
    const finish = finishOf(side);
    const length = Math.hypot(...along);
    const height = Math.hypot(...up);
    const inwards = INWARDS[side];
    const face = (u0: number, v0: number, u1: number, v1: number, out: number): void => {
      const [x, y, z] = at(corner, along, up, u0, v0);
      const p: Place = [x - out * inwards[0], y - out * inwards[1], z - out * inwards[2]];
      mesh.quad(
        frame.toTracer(p),
        scaled(frame.turn(along), u1 - u0),
        scaled(frame.turn(up), v1 - v0),
        finish,
      );
    };
    const add = (u0: number, v0: number, u1: number, v1: number): void => {
      face(u0, v0, u1, v1, 0);
      // The outer faces go on to where they meet each other.
      const [du, dv] = [THICK_M / length, THICK_M / height];
      face(u0 === 0 ? -du : u0, v0 === 0 ? -dv : v0, u1 === 1 ? 1 + du : u1, v1 === 1 ? 1 + dv : v1, THICK_M);
    };
    const openAt = (u: number, v: number): boolean => isOpen(side, at(corner, along, up, u, v));
    const cut = (u0: number, v0: number, u1: number, v1: number): void => {
      const open = countOpen(openAt, u0, v0, u1, v1);
      if (open === 0) add(u0, v0, u1, v1);
      if (open === 0 || open === ASKED * ASKED) return;
      if ((u1 - u0) * length < FINE_M && (v1 - v0) * height < FINE_M) {
        if (2 * open < ASKED * ASKED) add(u0, v0, u1, v1);
        return;
      }
      const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
      cut(u0, v0, u, v);
      cut(u, v0, u1, v);
      cut(u0, v, u, v1);
      cut(u, v, u1, v1);
    };
    const columns = piecesAlong(length);
    const rows = piecesAlong(height);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        cut(column / columns, row / rows, (column + 1) / columns, (row + 1) / rows);
  }
}

function piecesAlong(metres: number): number {
  return Math.min(MOST_PIECES, Math.max(1, Math.ceil(metres / COARSE_M)));
}

function countOpen(
  openAt: (u: number, v: number) => boolean,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
): number {
  let open = 0;
  for (let j = 0; j < ASKED; j++)
    for (let i = 0; i < ASKED; i++) {
      const [s, t] = [(i + 0.5) / ASKED, (j + 0.5) / ASKED];
      if (openAt(u0 + s * (u1 - u0), v0 + t * (v1 - v0))) open++;
    }
  return open;
}

function at(corner: Place, along: Place, up: Place, u: number, v: number): Place {
  return [
    corner[0] + u * along[0] + v * up[0],
    corner[1] + u * along[1] + v * up[1],
    corner[2] + u * along[2] + v * up[2],
  ];
}

function scaled(v: Vec, times: number): Vec {
  return [v[0] * times, v[1] * times, v[2] * times];
}
