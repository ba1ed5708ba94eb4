import { axisInCamera, type DrawingCamera } from '../drawing/drawing-camera.ts';
import type { SceneCamera, ScenePlane, VanishingPoint } from './scene-value.ts';

/** An axis whose depth is below this share of its length vanishes at infinity, farther than any drawing board. */
const PARALLEL = 0.004;
/** Upright part of a unit normal from which a plane is level, not upright: tilted by 41° at most. */
const LEVEL = 0.75;
const AXES = [
  ['x', 0],
  ['y', 1],
  ['z', 2],
] as const;

/**
 * A camera in pixels of the base.
 * @param scale pixels of the base per pixel of the camera's raster. @param width of the base.
 */
export function sceneCamera(camera: DrawingCamera, scale: number, width: number): SceneCamera {
  const { focal, cx, cy, pitch, yaw, horizonY, support } = camera;
  const vanishingPoints = AXES.map(([axis, k]): VanishingPoint => {
    const [x, y, z] = axisInCamera(camera, k);
    if (Math.abs(z) > PARALLEL)
      return { axis, x: tenths(scale * (cx + (focal * x) / z)), y: tenths(scale * (cy + (focal * y) / z)) };
    const length = Math.hypot(x, y);
    return { axis, direction: [fine(x / length), fine(y / length)] };
  });
  const level = tenths(scale * horizonY);
  return {
    focalPx: tenths(scale * focal),
    principal: [tenths(scale * cx), tenths(scale * cy)],
    pitch: fine(pitch),
    yaw: fine(yaw),
    roll: 0,
    horizon: [
      [0, level],
      [width, level],
    ],
    vanishingPoints,
    support,
  };
}

/** A plane by its normal, named by where it faces from the viewer. */
export function scenePlane(normal: ScenePlane['normal'] | undefined): ScenePlane | null {
  if (normal === undefined) return null;
  const [x, y, z] = [fine(normal[0]), fine(normal[1]), fine(normal[2])];
  return { facing: facingOf(x, y, z), normal: [x, y, z] };
}

function facingOf(x: number, y: number, z: number): ScenePlane['facing'] {
  if (Math.abs(y) > LEVEL) return y < 0 ? 'up' : 'down';
  if (Math.abs(x) > Math.abs(z)) return x < 0 ? 'left' : 'right';
  return 'front';
}

/** Without the tail of a float, nor −0, which JSON does not know. */
function fine(v: number): number {
  return Math.round(1e5 * v) / 1e5 + 0;
}

function tenths(v: number): number {
  return Math.round(10 * v) / 10 + 0;
}
