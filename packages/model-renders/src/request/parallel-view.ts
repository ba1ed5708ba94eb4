import { type ModelCamera, cameraBasis } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds, Vector3 } from '@plumbline/models/model/model.ts';
import { projectPoint } from '@plumbline/tracer/camera.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';

/** Sine of about 5°: where it is looked more nearly along the level, the ground is a line and what is below it is earth. */
const LEVEL = 0.087;
/** Metres. */
const CLEAR_M = 1;
const DEEP_M = 500;
const WIDE_M = 3000;

/**
 * A parallel camera moved back along its sight, which changes nothing of its picture: rays then start before everything of the model,
 * and, looking down, above the ground. A perspective stays as it is.
 *
 * @param ratio width over height of the picture.
 */
export function standBack(camera: ModelCamera, { min, max }: Bounds, ratio: number): ModelCamera {
  if (camera.parallelWidthM === undefined) return camera;
  const { target } = camera;
  const { forward, up } = cameraBasis(camera, ratio, 1);
  const nearest = Math.min(
    ...Array.from({ length: 8 }, (_, corner) =>
      [0, 1, 2].reduce((sum, axis) => {
        const value = (corner & (1 << axis) ? max[axis] : min[axis]) ?? 0;
        return sum + (value - (target[axis] ?? 0)) * (forward[axis] ?? 0);
      }, 0),
    ),
  );
  const half = camera.parallelWidthM / ratio / 2;
  const rise = min[1] - CLEAR_M + half * up[1] - target[1];
  const aboveGround = forward[1] < -LEVEL ? rise / -forward[1] : Number.NEGATIVE_INFINITY;
  const back = Math.max(CLEAR_M - nearest, aboveGround);
  const at = (axis: 0 | 1 | 2) => target[axis] - back * forward[axis];
  return { ...camera, eye: [at(0), at(1), at(2)] };
}

/** Before an elevation the earth is cut: what lies below the ground is not seen through it. */
export function layEarth(
  mesh: SolidMesh,
  { eye, yaw, pitch }: ViewCamera,
  level: number,
  finish: number,
): void {
  if (Math.abs(Math.sin(pitch)) > LEVEL) return;
  const ahead: Vector3 = [Math.sin(yaw), 0, Math.cos(yaw)];
  const right: Vector3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const [x, z] = [0, 2].map(
    (axis) => (eye[axis] ?? 0) + 0.5 * CLEAR_M * (ahead[axis] ?? 0) - WIDE_M * (right[axis] ?? 0),
  );
  mesh.mappedQuad(
    [x ?? 0, level - DEEP_M, z ?? 0],
    [2 * WIDE_M * right[0], 0, 2 * WIDE_M * right[2]],
    [0, DEEP_M, 0],
    finish,
    [0, 0, 2 * WIDE_M, 0, 0, DEEP_M],
  );
}

/**
 * What paints the sky behind the picture of a parallel camera: it has no horizon, so that the sky begins where its ground ends.
 *
 * @param reach metres of the ground from the eye. @returns the camera itself where it is a perspective.
 */
export function outlookCamera(camera: ViewCamera, level: number, reach: number): ViewCamera {
  if (camera.parallel !== true) return camera;
  const { eye, yaw, width, height } = camera;
  const end = projectPoint(camera, [eye[0] + reach * Math.sin(yaw), level, eye[2] + reach * Math.cos(yaw)]);
  const row = end?.y ?? height / 2;
  return { ...camera, pitch: 0, focal: width, horizonY: Math.max(-height, Math.min(2 * height, row)) };
}
