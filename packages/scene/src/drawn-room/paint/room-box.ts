import { median } from '@plumbline/imaging/percentile.ts';
import { axisInCamera, type DrawingCamera } from '../../drawing/drawing-camera.ts';
import { EYE_HEIGHT } from '../../drawing/floor-plane.ts';
import type { InteriorDrawing } from '../read/read-interior-drawing.ts';

/** Support of the camera under which its axes close no room. */
const MIN_CAMERA_SUPPORT = 0.4;
/** Floor to ceiling in metres, which a drawing does not tell: usual in dwellings. */
const ROOM_HEIGHT = 2.8;
/** Metres from the eye to a wall whose foot and head are hidden. */
const UNSEEN = { side: 2.6, far: 5 } as const;
/** Metres from the eye between which a border of walls is believed. */
const REACH = { least: 0.6, most: 14 } as const;
/** Border pixels that a wall needs to be placed by them. */
const MIN_BORDER = 12;
/** How much a wall's normal must lie along an axis of the room. */
const ALONG_AXIS = 0.9;

type Vector = readonly [number, number, number];

/**
 * A room closed to a box, in metres from the eye: axis 0 to the side, 1 down, 2 away. Walls stand where their borders with floor
 * and ceiling were drawn.
 */
export interface RoomBox {
  /** Axes in camera coordinates. */
  readonly axes: readonly [Vector, Vector, Vector];
  /** Planes square to each axis: towards its start and towards its end. */
  readonly low: Vector;
  readonly high: Vector;
}

/** The plane of the box that a cell lies on: an axis and a distance along it; undefined for what stands in the room. */
export interface BoxPlane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** @returns undefined where the drawing has no perspective to close a room by */
export function fitRoomBox({ analysis, room }: InteriorDrawing): RoomBox | undefined {
  const { camera, kind, filledCellMap: map, width, height } = analysis;
  if (kind !== 'cad' || camera.support < MIN_CAMERA_SUPPORT || !Number.isFinite(camera.focal))
    return undefined;
  const axes = [axisInCamera(camera, 0), axisInCamera(camera, 1), axisInCamera(camera, 2)] as const;
  const side: [number[], number[]] = [[], []];
  const far: [number[], number[]] = [[], []];
  const ceiling = EYE_HEIGHT - ROOM_HEIGHT;
  const take = (wall: number, x: number, y: number, level: number): void => {
    const axis = wallAxis(axes, room.facings[wall]);
    if (axis === undefined) return;
    const ray = rayThrough(axes, camera, x, y);
    const t = level / ray[1];
    const at = t * ray[axis];
    if (t <= 0 || Math.abs(at) < REACH.least || Math.abs(at) > REACH.most) return;
    (axis === 0 ? side : far)[at < 0 ? 0 : 1].push(at);
  };
  for (let y = 1; y < height; y++)
    for (let x = 0; x < width; x++) {
      const over = map.data[(y - 1) * width + x] as number;
      const under = map.data[y * width + x] as number;
      if (over === under) continue;
      const [a, b] = [room.roles[over], room.roles[under]];
      if (a === 'wall' && (b === 'floor' || b === 'rug')) take(over, x, y, EYE_HEIGHT);
      else if (a === 'ceiling' && b === 'wall') take(under, x, y, ceiling);
    }
  return {
    axes,
    low: [middle(side[0]) ?? -UNSEEN.side, ceiling, middle(far[0]) ?? -UNSEEN.side],
    high: [middle(side[1]) ?? UNSEEN.side, EYE_HEIGHT, middle(far[1]) ?? UNSEEN.far],
  };
}

/** Direction through a pixel of the analysis raster along the axes of the room. */
export function rayThrough(axes: RoomBox['axes'], camera: DrawingCamera, x: number, y: number): Vector {
  const rx = (x - camera.cx) / camera.focal;
  const ry = (y - camera.cy) / camera.focal;
  const along = (a: Vector): number => a[0] * rx + a[1] * ry + a[2];
  return [along(axes[0]), along(axes[1]), along(axes[2])];
}

/** The plane of each cell of the shell. */
export function planesOfShell(
  { room }: InteriorDrawing,
  { axes, low, high }: RoomBox,
): (BoxPlane | undefined)[] {
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

function wallAxis(axes: RoomBox['axes'], facing: Vector | undefined): 0 | 2 | undefined {
  if (facing === undefined) return undefined;
  if (Math.abs(dot(axes[0], facing)) > ALONG_AXIS) return 0;
  return Math.abs(dot(axes[2], facing)) > ALONG_AXIS ? 2 : undefined;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function middle(values: readonly number[]): number | undefined {
  return values.length < MIN_BORDER ? undefined : median(values);
}
