import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { projectPoint } from '@plumbline/tracer/camera.ts';

/** A box in pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Where an object stands before a camera whose eye is above the origin. Its own metres: it is the room that is scaled. */
export interface FittedObject {
  readonly x: number;
  readonly z: number;
  /** Height of the eye over the object's foot; below 0 where it is seen from below. */
  readonly eyeHeight: number;
}

const ROUNDS = 40;
/** Steps are shortened, or deep things swing about their place. */
const CALM = 0.7;
/** Air left around the object. */
const FILL = 0.97;
/** Smallest distance in metres. */
const NEAREST = 0.4;

/**
 * Stands an object so that it fills a box of the picture: its foot on the lower edge, in the middle, as large as it fits. A
 * picture's scale is free, so that distance and eye's height follow from the box.
 *
 * @param points of the object about its foot, turned already; three numbers each
 * @param camera with its eye anywhere; angles and pixels count
 */
export function fitObject(points: Float32Array, camera: ViewCamera, target: PixelBox): FittedObject {
  const width = target.x1 - target.x0;
  const height = target.y1 - target.y0;
  const middle = (target.x0 + target.x1) / 2;
  let footX = middle;
  let footY = target.y1;
  let distance = 4;
  let placed = stand(camera, footX, footY, distance);
  for (let round = 0; round < ROUNDS; round++) {
    const box = boundsOf(points, placed, camera);
    if (box === undefined) {
      distance *= 1.6;
    } else {
      const ratio = Math.max((box.x1 - box.x0) / width, (box.y1 - box.y0) / height) / FILL;
      distance = Math.max(NEAREST, distance * Math.min(3, Math.max(0.4, ratio)) ** CALM);
      footX += CALM * (middle - (box.x0 + box.x1) / 2);
      footY += CALM * (target.y1 - box.y1);
    }
    placed = stand(camera, footX, footY, distance);
  }
  return placed;
}

function stand(camera: ViewCamera, px: number, py: number, distance: number): FittedObject {
  const right = (px - camera.centreX) / camera.focal;
  const up = (camera.horizonY - py) / camera.focal;
  const ahead = Math.cos(camera.pitch) + up * Math.sin(camera.pitch);
  const rise = up * Math.cos(camera.pitch) - Math.sin(camera.pitch);
  return { x: distance * right, z: distance * ahead, eyeHeight: -distance * rise };
}

function boundsOf(
  points: Float32Array,
  { x, z, eyeHeight }: FittedObject,
  camera: ViewCamera,
): PixelBox | undefined {
  const seen = { ...camera, eye: [0, eyeHeight, 0] as const, yaw: 0 };
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < points.length; k += 3) {
    const at = projectPoint(seen, [
      (points[k] as number) + x,
      points[k + 1] as number,
      (points[k + 2] as number) + z,
    ]);
    if (at === undefined) return undefined;
    x0 = Math.min(x0, at.x);
    x1 = Math.max(x1, at.x);
    y0 = Math.min(y0, at.y);
    y1 = Math.max(y1, at.y);
  }
  return { x0, y0, x1, y1 };
}
