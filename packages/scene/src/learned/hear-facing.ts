import { axisInCamera, type DrawingCamera } from '../drawing/drawing-camera.ts';
import type { Facing } from '../drawing/cell-facing.ts';

/** Support of the camera from which its axes are those of the design. */
const MIN_CAMERA_SUPPORT = 0.4;
/** Cosine of the angle to an axis from which a face is square to it: 30°. */
const SQUARE = Math.cos((30 * Math.PI) / 180);

/** A facing as the net sees it, turned to the axis of the camera that it nearly has. */
export function squaredFacing(said: Facing, camera: DrawingCamera): Facing {
  if (camera.support < MIN_CAMERA_SUPPORT || !Number.isFinite(camera.focal)) return said;
  for (const axis of [0, 1, 2] as const) {
    const [x, y, z] = axisInCamera(camera, axis);
    const along = said[0] * x + said[1] * y + said[2] * z;
    if (Math.abs(along) < SQUARE) continue;
    const sign = Math.sign(along);
    return [x * sign, y * sign, z * sign];
  }
  return said;
}
