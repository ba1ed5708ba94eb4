import type { DrawingCamera } from '../drawing/drawing-camera.ts';

/** Share of the strokes' length that the axes must explain. */
const TRUSTED = 0.42;

/** The camera of a drawing, or undefined where it has no perspective or its strokes do not agree on one. */
export function trustedCamera(camera: DrawingCamera): DrawingCamera | undefined {
  return camera.support > TRUSTED && Number.isFinite(camera.focal) ? camera : undefined;
}
