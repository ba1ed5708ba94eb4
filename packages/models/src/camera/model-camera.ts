import type { Vector3 } from '../model/model.ts';

/** Where a model is looked at from: metres, y up, in the model's frame (its origin taken off). */
export interface ModelCamera {
  readonly eye: Vector3;
  readonly target: Vector3;
  /** Radians, across the width of the picture. */
  readonly fieldOfView: number;
  /** Verticals stay parallel: the picture plane stands upright and is shifted, as by a shift lens. */
  readonly twoPoint: boolean;
  /**
   * Of a parallel projection: metres across the width of the picture. The eye then only says from which side it is looked, so that
   * nothing lies behind it, and `fieldOfView` and `twoPoint` are kept for the way back to a perspective. Absent: a perspective.
   */
  readonly parallelWidthM?: number | undefined;
}

/**
 * A camera for pictures of one size. A point in front of it lies at `centreX + focal · right / forward` and
 * `centreY − focal · up / forward`, in pixels from the upper left corner; the middle of the first pixel is at 0.5. Of a parallel
 * projection nothing is divided by `forward`.
 */
export interface CameraBasis {
  readonly eye: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly forward: Vector3;
  readonly parallel: boolean;
  /** Pixels; of a parallel projection pixels for a metre. */
  readonly focal: number;
  /** The point that `forward` meets: half the width. */
  readonly centreX: number;
  /** Half the height; with two points the row of the horizon, which may lie outside the picture. */
  readonly centreY: number;
}

export interface ProjectedPoint {
  readonly x: number;
  readonly y: number;
  /** Metres along `forward`; of a perspective, what is not above 0 lies behind the eye and is at no place of the picture. */
  readonly depth: number;
}

/** Rise over run: where it is looked at more steeply than by about 63°, no shift keeps verticals parallel sensibly. */
const STEEPEST_UPRIGHT = 2;

/**
 * The one way from a camera to a picture, for whatever draws a model, so that all agree to the pixel.
 *
 * @param width,height of the picture in pixels.
 */
export function cameraBasis(camera: ModelCamera, width: number, height: number): CameraBasis {
  const { eye, target, parallelWidthM } = camera;
  const parallel = parallelWidthM !== undefined;
  const look: Vector3 = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
  const run = Math.hypot(look[0], look[2]);
  const shifted = !parallel && camera.twoPoint && Math.abs(look[1]) <= STEEPEST_UPRIGHT * run && run > 0;
  const forward = normalise(shifted ? [look[0], 0, look[2]] : look);
  const right = rightOf(forward);
  const focal = parallel ? width / parallelWidthM : width / 2 / Math.tan(camera.fieldOfView / 2);
  return {
    eye,
    right,
    up: cross(right, forward),
    forward,
    parallel,
    focal,
    centreX: width / 2,
    centreY: height / 2 + (shifted ? (focal * look[1]) / run : 0),
  };
}

export function projectPoint(basis: CameraBasis, [x, y, z]: Vector3): ProjectedPoint {
  const { eye, right, up, forward, focal, centreX, centreY } = basis;
  const from: Vector3 = [x - eye[0], y - eye[1], z - eye[2]];
  const depth = dot(from, forward);
  const scale = basis.parallel ? focal : focal / depth;
  return { x: centreX + scale * dot(from, right), y: centreY - scale * dot(from, up), depth };
}

/** What is seen at a place of the picture lies on a line: through `from`, and one metre of `forward` further with each `along`. */
export interface Sight {
  readonly from: Vector3;
  readonly along: Vector3;
}

/** The line of sight through a place of the picture, in pixels. Its factor is the depth. */
export function sightThrough(basis: CameraBasis, x: number, y: number): Sight {
  const { eye, right, up, forward, parallel, focal, centreX, centreY } = basis;
  const [across, above] = [(x - centreX) / focal, (centreY - y) / focal];
  const aside = (start: Vector3): Vector3 => [
    start[0] + across * right[0] + above * up[0],
    start[1] + across * right[1] + above * up[1],
    start[2] + across * right[2] + above * up[2],
  ];
  return parallel ? { from: aside(eye), along: forward } : { from: eye, along: aside(forward) };
}

/** Straight up or down, east is to the right: north lies up on a plan. */
function rightOf(forward: Vector3): Vector3 {
  const length = Math.hypot(forward[0], forward[2]);
  return length < 1e-9 ? [1, 0, 0] : [-forward[2] / length, 0, forward[0] / length];
}

/** An eye that stands in its target looks north. */
function normalise([x, y, z]: Vector3): Vector3 {
  const length = Math.hypot(x, y, z);
  return length === 0 ? [0, 0, -1] : [x / length, y / length, z / length];
}

function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
