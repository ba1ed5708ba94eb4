import { axisInCamera, type DrawingCamera } from '../../drawing/drawing-camera.ts';
import { EYE_HEIGHT } from '../../drawing/floor-plane.ts';
import type { InteriorDrawing } from '../read/read-interior-drawing.ts';

/** Floor to ceiling in metres where no ceiling is drawn: usual in dwellings. */
const ROOM_HEIGHT = 2.8;
/** Metres from the eye to a wall that is not drawn, at a side or behind. */
const UNSEEN = 2.6;
/** How much a wall's normal must lie along an axis of the room. */
const ALONG_AXIS = 0.9;

type Vector = readonly [number, number, number];

/** The box of a room with all of its six sides, in metres from the eye: axis 0 to the side, 1 down, 2 away. */
export interface ClosedRoom {
  /** Axes in camera coordinates. */
  readonly axes: readonly [Vector, Vector, Vector];
  /** Planes square to each axis: towards its start and towards its end. */
  readonly low: Vector;
  readonly high: Vector;
}

/** The side of the box that a cell lies on: an axis and a distance along it; undefined for what stands in the room. */
export interface ShellSide {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** @returns undefined where too few edges of a room are drawn to close one */
export function closeRoom({ analysis, room }: InteriorDrawing): ClosedRoom | undefined {
  const { camera } = analysis;
  const { box } = room;
  if (box === undefined) return undefined;
  const metres = (sides: number | undefined): number | undefined =>
    sides === undefined ? undefined : sides * EYE_HEIGHT;
  return {
    axes: [axisInCamera(camera, 0), axisInCamera(camera, 1), axisInCamera(camera, 2)],
    low: [metres(box.left) ?? -UNSEEN, metres(box.ceiling) ?? EYE_HEIGHT - ROOM_HEIGHT, -UNSEEN],
    high: [metres(box.right) ?? UNSEEN, EYE_HEIGHT, box.far * EYE_HEIGHT],
  };
}

/** Direction through a pixel of the analysis raster along the axes of the room. */
export function rayThrough(axes: ClosedRoom['axes'], camera: DrawingCamera, x: number, y: number): Vector {
  const rx = (x - camera.cx) / camera.focal;
  const ry = (y - camera.cy) / camera.focal;
  const along = (a: Vector): number => a[0] * rx + a[1] * ry + a[2];
  return [along(axes[0]), along(axes[1]), along(axes[2])];
}

/** The plane of each cell of the shell. */
export function planesOfShell(
  { room }: InteriorDrawing,
  { axes, low, high }: ClosedRoom,
): (ShellSide | undefined)[] {
  return room.roles.map((role, i) => {
    if (role === 'floor' || role === 'rug') return { axis: 1, at: high[1] };
    if (role === 'ceiling') return { axis: 1, at: low[1] };
    const facing = room.facings[i];
    if (role !== 'wall' || facing === undefined) return undefined;
    const axis = wallAxis(axes, facing);
    if (axis === undefined) return undefined;
    return { axis, at: dot(axes[axis], facing) < 0 ? high[axis] : low[axis] };
  });
}

function wallAxis(axes: ClosedRoom['axes'], facing: Vector | undefined): 0 | 2 | undefined {
  if (facing === undefined) return undefined;
  if (Math.abs(dot(axes[0], facing)) > ALONG_AXIS) return 0;
  return Math.abs(dot(axes[2], facing)) > ALONG_AXIS ? 2 : undefined;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
