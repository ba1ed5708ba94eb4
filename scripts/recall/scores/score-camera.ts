import type { SceneCamera } from '@plumbline/scene/scene-value/scene-value.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { count, type Figures } from './figure.ts';

/** A horizon this near, as a share of the height, is found. */
const HORIZON = 0.03;
/** Degrees by which a level axis may be off, as the true camera sees it. */
const AXIS = 3;
/** Share by which the focal length may be off. */
const FOCAL = 0.15;
/** A level axis nearer than this to the picture's plane tells no focal length: degrees. */
const OBLIQUE = 6;

type Vector = readonly [number, number, number];

export interface CameraErrors {
  /** Share of the height. */
  readonly horizon: number;
  /** Degrees, of the worse of both level axes. */
  readonly axes: number;
  /** Read by true length, less 1; undefined where one level axis lies along the picture. */
  readonly focal: number | undefined;
}

/** Errors of a reading's camera in pixels of the same picture as the true one. */
export function cameraErrors(truly: ViewCamera, read: SceneCamera): CameraErrors {
  const horizonY = truly.horizonY - truly.focal * Math.tan(truly.pitch);
  const [left, right] = read.horizon;
  const { x, z } = levelAxes(truly);
  const seen = read.vanishingPoints
    .filter(({ axis }) => axis !== 'y')
    .map(
      (point): Vector =>
        'x' in point
          ? [(point.x - truly.centreX) / truly.focal, (point.y - truly.horizonY) / truly.focal, 1]
          : [point.direction[0], point.direction[1], 0],
    );
  const [a, b] = seen;
  if (a === undefined || b === undefined) throw new RangeError('a camera has two level axes');
  const straight = Math.max(angle(x, a), angle(z, b));
  const swapped = Math.max(angle(x, b), angle(z, a));
  const turned = Math.min(angle(x, [x[0], x[1], 0]), angle(z, [z[0], z[1], 0]));
  return {
    horizon: Math.abs((left[1] + right[1]) / 2 - horizonY) / truly.height,
    axes: Math.min(straight, swapped),
    focal: turned < OBLIQUE ? undefined : read.focalPx / truly.focal - 1,
  };
}

/** Whether horizon, axes and focal length were found; without a camera nothing was. */
export function scoreCamera(truly: ViewCamera, read: SceneCamera | null): Figures {
  const figures: Figures = {};
  if (read === null) {
    for (const name of ['horizon', 'axes']) count(figures, name, 0);
    return figures;
  }
  const errors = cameraErrors(truly, read);
  count(figures, 'horizon', errors.horizon <= HORIZON ? 1 : 0);
  count(figures, 'axes', errors.axes <= AXIS ? 1 : 0);
  if (errors.focal !== undefined) count(figures, 'focal', Math.abs(errors.focal) <= FOCAL ? 1 : 0);
  return figures;
}

/** The world's level axes as the camera sees them: x right, y down, z ahead. */
function levelAxes({ yaw, pitch }: ViewCamera): { readonly x: Vector; readonly z: Vector } {
  const seen = (right: number, ahead: number): Vector => [
    right,
    -ahead * Math.sin(pitch),
    ahead * Math.cos(pitch),
  ];
  return { x: seen(Math.cos(yaw), Math.sin(yaw)), z: seen(-Math.sin(yaw), Math.cos(yaw)) };
}

/** Degrees between two axes, whichever way they run. */
function angle(a: Vector, b: Vector): number {
  const dot = a.reduce((sum, v, c) => sum + v * (b[c] as number), 0);
  const cos = Math.abs(dot) / (Math.hypot(...a) * Math.hypot(...b) || 1);
  return (Math.acos(Math.min(1, cos)) * 180) / Math.PI;
}
