import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { type DrawingCamera } from '../drawing/drawing-camera.ts';
import { findCamera } from '../drawing/find-camera.ts';
import { findSegments } from '../drawing/line-segments.ts';

/** Share of the strokes that the three axes must explain before the camera is used for anything. */
const SURE = 0.45;

/** The camera of a model by its straight edges, or null where they do not agree on one. */
export function findModelCamera(light: Plane): DrawingCamera | null {
  const { width, height } = light;
  const segments = findSegments(boxBlur(light, 1), Math.max(14, 0.018 * width), 0.006);
  const camera = findCamera(segments, width, height);
  return camera.support > SURE && Number.isFinite(camera.focal) ? camera : null;
}
