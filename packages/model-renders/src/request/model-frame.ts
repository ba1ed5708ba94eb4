import { cameraBasis, type ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';

/**
 * The frame in which rays are traced: x east, y up, z north. It is the mirror of a model's (−z north), because the tracer's
 * cameras count their yaw from +z towards +x: a yaw is then an azimuth from north, clockwise.
 */
export function toSceneFrame([x, y, z]: Vector3): Vector3 {
  return [x, y, -z];
}

/** The camera of the tracer that gives the same picture to the pixel, with two points or three, or in parallel. */
export function toDesignCamera(camera: ModelCamera, width: number, height: number): ViewCamera {
  const { eye, forward, up, parallel, focal, centreX, centreY } = cameraBasis(camera, width, height);
  // Looking straight down, the upper edge of the picture says where the yaw is.
  const level = Math.hypot(forward[0], forward[2]);
  const ahead = level > 1e-9 ? forward : forward[1] < 0 ? up : ([-up[0], -up[1], -up[2]] as const);
  return {
    width,
    height,
    eye: toSceneFrame(eye),
    yaw: Math.atan2(ahead[0], -ahead[2]),
    pitch: Math.atan2(-forward[1], level) || 0,
    focal,
    ...(parallel ? { parallel } : {}),
    centreX,
    horizonY: centreY,
  };
}

/** A part of a camera's picture, as a camera of its own. */
export function cropCamera(
  camera: ViewCamera,
  left: number,
  top: number,
  width: number,
  height: number,
): ViewCamera {
  return {
    ...camera,
    width,
    height,
    centreX: camera.centreX - left,
    horizonY: camera.horizonY - top,
  };
}
