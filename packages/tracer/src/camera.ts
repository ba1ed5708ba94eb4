import type { ViewCamera } from './view-camera.ts';
import type { Viewpoint } from './traced-scene.ts';

const REFERENCE_ASPECT = 4 / 3;

/** The camera of a viewpoint for a picture size. Upright pictures keep the vertical field of a 4:3 one and lose at the sides. */
export function createCamera(view: Viewpoint, width: number, height: number): ViewCamera {
  const aspect = width / height;
  const reach = Math.tan(view.fieldOfView / 2);
  // Wide pictures see more at the sides, up to a half more.
  const half = reach * Math.min(1.35, Math.max(0.72, aspect / REFERENCE_ASPECT) ** 0.75);
  return {
    width,
    height,
    eye: view.eye,
    yaw: view.yaw,
    pitch: view.pitch,
    focal: width / 2 / half,
    centreX: width / 2,
    horizonY: view.horizon * height,
  };
}

/** Fills `out` with the unit direction of the ray through a point of the picture, in pixels. */
export function rayThrough(camera: ViewCamera, x: number, y: number, out: Float32Array): void {
  const right = (x - camera.centreX) / camera.focal;
  const up = (camera.horizonY - y) / camera.focal;
  const cosP = Math.cos(camera.pitch);
  const sinP = Math.sin(camera.pitch);
  const ahead = cosP + up * sinP;
  const rise = up * cosP - sinP;
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  const dx = right * cos + ahead * sin;
  const dz = -right * sin + ahead * cos;
  const length = Math.sqrt(dx * dx + rise * rise + dz * dz);
  out[0] = dx / length;
  out[1] = rise / length;
  out[2] = dz / length;
}

/** Fills `from` and `out` with the ray through a point of the picture, in pixels: where it starts and its unit direction. */
export function rayFrom(
  camera: ViewCamera,
  x: number,
  y: number,
  from: Float64Array,
  out: Float32Array,
): void {
  from.set(camera.eye);
  if (camera.parallel !== true) {
    rayThrough(camera, x, y, out);
    return;
  }
  const right = (x - camera.centreX) / camera.focal;
  const up = (camera.horizonY - y) / camera.focal;
  const [cos, sin] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  const [cosP, sinP] = [Math.cos(camera.pitch), Math.sin(camera.pitch)];
  from[0] = (from[0] as number) + right * cos + up * sinP * sin;
  from[1] = (from[1] as number) + up * cosP;
  from[2] = (from[2] as number) - right * sin + up * sinP * cos;
  out[0] = cosP * sin;
  out[1] = -sinP;
  out[2] = cosP * cos;
}

/** Where a point of the world lies in the picture, in pixels; undefined behind the camera. */
export function projectPoint(
  camera: ViewCamera,
  point: readonly [number, number, number],
): { x: number; y: number; depth: number } | undefined {
  const x = point[0] - camera.eye[0];
  const y = point[1] - camera.eye[1];
  const z = point[2] - camera.eye[2];
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  const right = x * cos - z * sin;
  const flat = x * sin + z * cos;
  const depth = flat * Math.cos(camera.pitch) - y * Math.sin(camera.pitch);
  const up = y * Math.cos(camera.pitch) + flat * Math.sin(camera.pitch);
  if (depth <= 0.01) return undefined;
  const scale = camera.parallel === true ? camera.focal : camera.focal / depth;
  return { x: camera.centreX + scale * right, y: camera.horizonY - scale * up, depth };
}
