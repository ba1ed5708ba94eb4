import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { axisInCamera } from '../../drawing/drawing-camera.ts';

export const [ROOM_WIDTH, ROOM_HEIGHT] = [800, 560];
type Place = readonly [number, number, number];
type Colour = readonly [number, number, number];

interface Box {
  readonly low: Place;
  readonly high: Place;
}

/** Metres from the eye along level, downward and level axes. */
const ROOM: Box = { low: [-2.5, -1.2, -1], high: [2.2, 1.5, 5] };
const COUNTER: Box = { low: [-0.5, 0.7, 2.6], high: [0.9, 1.5, 3.6] };
const WINDOW = { z: [2.4, 4.4], y: [-0.7, 0.9] } as const;
const LINE: Colour = [25, 25, 25];
const PANE: Colour = [206, 228, 246];
/** By axis and side of the room: left, right; ceiling, floor; behind, ahead. */
const SIDES: readonly (readonly [Colour, Colour])[] = [
  [
    [205, 206, 208],
    [216, 216, 218],
  ],
  [
    [168, 168, 168],
    [176, 138, 96],
  ],
  [
    [190, 192, 196],
    [190, 192, 196],
  ],
];
const COUNTER_SIDES: readonly Colour[] = [
  [196, 196, 196],
  [236, 236, 236],
  [210, 210, 210],
];
const ANGLES = { pitch: 0.06, yaw: -0.15 };
const FOCAL = 0.6 * ROOM_WIDTH;

const AXES = [axisInCamera(ANGLES, 0), axisInCamera(ANGLES, 1), axisInCamera(ANGLES, 2)] as const;

/** Pixel of a place in the room. */
export function projectRoom(place: Place): readonly [number, number] {
  const [x, y, z] = [0, 1, 2].map((c) =>
    place.reduce((sum, v, k) => sum + v * (AXES[k]?.[c] as number), 0),
  ) as [number, number, number];
  return [ROOM_WIDTH / 2 + (FOCAL * x) / z, ROOM_HEIGHT / 2 + (FOCAL * y) / z];
}

/** A room in the even colours of a viewport with its edges drawn: a window on its right, a floor of timber, a white counter. */
export function drawRoomModel(): Raster {
  const picture = createRaster(ROOM_WIDTH, ROOM_HEIGHT, 3);
  const faces = new Int32Array(ROOM_WIDTH * ROOM_HEIGHT);
  for (let i = 0; i < faces.length; i++) {
    const { face, colour } = seenAt(i % ROOM_WIDTH, Math.floor(i / ROOM_WIDTH));
    faces[i] = face;
    picture.data.set(colour, 3 * i);
  }
  for (let i = 0; i < faces.length - ROOM_WIDTH; i++)
    if (faces[i] !== faces[i + 1] || faces[i] !== faces[i + ROOM_WIDTH]) picture.data.set(LINE, 3 * i);
  return picture;
}

function seenAt(x: number, y: number): { readonly face: number; readonly colour: Colour } {
  const [rx, ry] = [(x - ROOM_WIDTH / 2) / FOCAL, (y - ROOM_HEIGHT / 2) / FOCAL];
  const ray = AXES.map(([a, b, c]) => a * rx + b * ry + c) as unknown as Place;
  const counter = enter(COUNTER, ray);
  if (counter !== undefined) return { face: 10 + counter, colour: COUNTER_SIDES[counter] as Colour };
  const { axis, at } = leave(ROOM, ray);
  const high = (ray[axis] as number) > 0;
  const inWindow =
    axis === 0 &&
    high &&
    at[2] > WINDOW.z[0] &&
    at[2] < WINDOW.z[1] &&
    at[1] > WINDOW.y[0] &&
    at[1] < WINDOW.y[1];
  if (inWindow) return { face: 20, colour: PANE };
  return { face: 2 * axis + (high ? 1 : 0), colour: SIDES[axis]?.[high ? 1 : 0] as Colour };
}

/** The axis of the face by which a ray from the eye comes into a box; undefined where it passes by. */
function enter({ low, high }: Box, ray: Place): number | undefined {
  let first = 0;
  let last = Infinity;
  let axis: number | undefined;
  for (const k of [0, 1, 2] as const) {
    const ends = [low[k] / ray[k], high[k] / ray[k]].toSorted((a, b) => a - b) as [number, number];
    if (ends[0] > first) {
      first = ends[0];
      axis = k;
    }
    last = Math.min(last, ends[1]);
  }
  return first < last ? axis : undefined;
}

/** Where a ray from within leaves a box. */
function leave({ low, high }: Box, ray: Place): { readonly axis: 0 | 1 | 2; readonly at: Place } {
  let nearest = Infinity;
  let axis: 0 | 1 | 2 = 0;
  for (const k of [0, 1, 2] as const) {
    const t = (ray[k] > 0 ? high[k] : low[k]) / ray[k];
    if (t < nearest) {
      nearest = t;
      axis = k;
    }
  }
  return { axis, at: [nearest * ray[0], nearest * ray[1], nearest * ray[2]] };
}
