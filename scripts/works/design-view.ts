import { createCamera } from '@plumbline/tracer/camera.ts';
import type { TracedScene, Viewpoint } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { cutOpen } from './cut-open.ts';
import type { DesignView } from './picture-recipe.ts';

export interface Shown {
  readonly scene: TracedScene;
  readonly camera: ViewCamera;
  /** Cut open, a room stands on paper; else it is seen in its surroundings. */
  readonly onPaper: boolean;
}

/** A scene and the camera that a view of it asks for, `width` by `height` pixels. */
export function viewDesign(
  scene: TracedScene,
  view: DesignView | undefined,
  width: number,
  height: number,
): Shown {
  if (view === undefined) return seen(scene, createCamera(scene.viewpoint, width, height));
  if ('part' in view) return seen(scene, partOf(scene.viewpoint, view.part, width, height));
  if ('cut' in view) return cutView(scene, view, width, height);
  const viewpoint = 'move' in view ? moved(scene.viewpoint, view) : raised(scene.viewpoint, view);
  // Rays start at the eye: light is gathered for where it stands now.
  return seen({ ...scene, viewpoint }, createCamera(viewpoint, width, height));
}

function seen(scene: TracedScene, camera: ViewCamera): Shown {
  return { scene, camera, onPaper: false };
}

/** The camera of the whole picture, of which this one is a window. */
function partOf(
  viewpoint: Viewpoint,
  [x, y, w, h]: readonly [number, number, number, number],
  width: number,
  height: number,
): ViewCamera {
  const [wide, high] = [width / w, height / h];
  const whole = createCamera(viewpoint, wide, high);
  return { ...whole, width, height, centreX: whole.centreX - x * wide, horizonY: whole.horizonY - y * high };
}

function moved(
  from: Viewpoint,
  { move, turn = 0, zoom = 1 }: Extract<DesignView, { move: unknown }>,
): Viewpoint {
  const [right, up, ahead] = move;
  const [sin, cos] = [Math.sin(from.yaw), Math.cos(from.yaw)];
  const [x, y, z] = from.eye;
  return {
    ...from,
    eye: [x + right * cos + ahead * sin, y + up, z - right * sin + ahead * cos],
    yaw: from.yaw + turn,
    fieldOfView: narrowed(from.fieldOfView, zoom),
  };
}

/** Looks at the ground `ahead` of the first camera from a height, from the side that `turn` says. */
function raised(
  from: Viewpoint,
  { above, ahead, pitch, turn = 0, zoom = 1 }: Extract<DesignView, { above: unknown }>,
): Viewpoint {
  const [x, , z] = from.eye;
  const target = [x + ahead * Math.sin(from.yaw), z + ahead * Math.cos(from.yaw)] as const;
  const yaw = from.yaw + turn;
  const back = above / Math.tan(pitch);
  return {
    eye: [target[0] - back * Math.sin(yaw), above, target[1] - back * Math.cos(yaw)],
    yaw,
    pitch,
    fieldOfView: narrowed(from.fieldOfView, zoom),
    horizon: 0.5,
  };
}

function narrowed(fieldOfView: number, zoom: number): number {
  return 2 * Math.atan(Math.tan(fieldOfView / 2) / zoom);
}

/** Far away, so that a plan has hardly any perspective. */
const PLAN_DISTANCE = 60;
const CORNER_DISTANCE = 26;
const CORNER_PITCH = 0.82;
/** Share of the picture that the room takes. */
const FILL = 0.9;

function cutView(
  scene: TracedScene,
  { cut, from, turn = 0 }: Extract<DesignView, { cut: number }>,
  width: number,
  height: number,
): Shown {
  const room = scene.rooms[0];
  if (!room) throw new Error('only rooms are cut open');
  const pitch = from === 'top' ? Math.PI / 2 - 1e-4 : CORNER_PITCH;
  const distance = from === 'top' ? PLAN_DISTANCE : CORNER_DISTANCE;
  const centre = [0, cut / 2, room.depth / 2] as const;
  const viewpoint: Viewpoint = {
    eye: [
      centre[0] - distance * Math.cos(pitch) * Math.sin(turn),
      centre[1] + distance * Math.sin(pitch),
      centre[2] - distance * Math.cos(pitch) * Math.cos(turn),
    ],
    yaw: turn,
    pitch,
    fieldOfView: 1,
    horizon: 0.5,
  };
  const opened = { ...cutOpen(scene, room, cut), viewpoint };
  const loose = createCamera(viewpoint, width, height);
  return { scene: opened, camera: fitted(loose, room, cut), onPaper: true };
}

/** The camera's focal length and centre such that all corners of the room lie within the picture. */
function fitted(
  camera: ViewCamera,
  room: { readonly width: number; readonly depth: number },
  cut: number,
): ViewCamera {
  const { eye, yaw, pitch } = camera;
  const [sin, cos, sinP, cosP] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const spots = [-1, 1].flatMap((side) =>
    [-0.3, room.depth + 0.3].flatMap((z) =>
      [0, cut].map((y) => {
        const [dx, dy, dz] = [side * (room.width / 2 + 0.3) - eye[0], y - eye[1], z - eye[2]];
        const flat = dx * sin + dz * cos;
        const depth = flat * cosP - dy * sinP;
        return [(dx * cos - dz * sin) / depth, (dy * cosP + flat * sinP) / depth] as const;
      }),
    ),
  );
  const across = spots.map(([x]) => x);
  const up = spots.map(([, y]) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [low, high] = [Math.min(...up), Math.max(...up)];
  const focal = FILL * Math.min(camera.width / (right - left), camera.height / (high - low));
  return {
    ...camera,
    focal,
    centreX: camera.width / 2 - (focal * (left + right)) / 2,
    horizonY: camera.height / 2 + (focal * (low + high)) / 2,
  };
}
