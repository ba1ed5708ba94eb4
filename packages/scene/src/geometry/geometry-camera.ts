import { axisInCamera } from '../drawing/drawing-camera.ts';
import type { Point } from '../scene-value/point.ts';
import type { SceneCamera } from '../scene-value/scene-value.ts';
import { dot } from './places.ts';
import type { Facing, GeometryCamera, Place } from '../scene-value/scene-geometry.ts';

/** A camera among the things that it sees, its eye at a height above the floor. */
export function geometryCamera(
  { focalPx, principal, pitch, yaw }: SceneCamera,
  eyeHeightM: number,
): GeometryCamera {
  const [a, b, c] = [0, 1, 2].map((axis) => axisInCamera({ pitch, yaw }, axis as 0 | 1 | 2)) as [
    Place,
    Place,
    Place,
  ];
  // Axis 1 points down and axis 2 away, y up and z towards the viewer. 0 first, as −0 does not survive as JSON.
  const inWorld = (k: 0 | 1 | 2): Place => [0 + a[k], 0 - b[k], 0 - c[k]];
  return {
    focalPx,
    principal,
    position: [0, eyeHeightM, 0],
    right: inWorld(0),
    down: inWorld(1),
    ahead: inWorld(2),
  };
}

/** Direction through a place of the picture, one metre ahead with each. */
export function sightAt({ focalPx, principal, right, down, ahead }: GeometryCamera, [x, y]: Point): Place {
  const [u, v] = [(x - principal[0]) / focalPx, (y - principal[1]) / focalPx];
  return [
    right[0] * u + down[0] * v + ahead[0],
    right[1] * u + down[1] * v + ahead[1],
    right[2] * u + down[2] * v + ahead[2],
  ];
}

/** Where a point is seen, in pixels of the base; undefined behind the eye. */
export function seenAt(
  { focalPx, principal, position, right, down, ahead }: GeometryCamera,
  [x, y, z]: Place,
): Point | undefined {
  const from: Place = [x - position[0], y - position[1], z - position[2]];
  const depth = dot(from, ahead);
  if (depth <= 0) return undefined;
  return [
    principal[0] + (focalPx * dot(from, right)) / depth,
    principal[1] + (focalPx * dot(from, down)) / depth,
  ];
}

/** A normal in camera coordinates by the axis that it runs along. */
export function facingOf({ right, down, ahead }: GeometryCamera, [x, y, z]: Place): Facing {
  const normal: Place = [
    right[0] * x + down[0] * y + ahead[0] * z,
    right[1] * x + down[1] * y + ahead[1] * z,
    right[2] * x + down[2] * y + ahead[2] * z,
  ];
  const [u, v, w] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
  if (v >= u && v >= w) return normal[1] > 0 ? 'up' : 'down';
  if (u > w) return normal[0] < 0 ? 'left' : 'right';
  return 'front';
}
