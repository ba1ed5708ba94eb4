import { axisInCamera } from '../../drawing/drawing-camera.ts';

/**
 * A camera that looks down on a site, without roll: 0 and 2 level and square to each other, 1 upright. Parallel projection
 * (axonometry) is the limit of an endless focal length.
 */
export interface SteepCamera {
  /** 1 / focal length in pixels of the analysis raster; 0 for parallel projection. */
  readonly inverseFocal: number;
  readonly cx: number;
  readonly cy: number;
  /** Radians, positive looks down. */
  readonly pitch: number;
  /** Radians, −π/4…π/4: turn of axis 2 away from the line of sight. */
  readonly yaw: number;
  /** Share of the strokes' length that the three axes explain, 0…1. */
  readonly support: number;
}

/** Direction of an axis in camera coordinates (x right, y down, z forward), a unit vector. */
export function steepAxis(
  camera: Pick<SteepCamera, 'pitch' | 'yaw'>,
  axis: 0 | 1 | 2,
): readonly [number, number, number] {
  return axisInCamera(camera, axis);
}

/** Image direction of an axis seen at a point, of unit length. */
export function steepDirection(
  camera: SteepCamera,
  axis: 0 | 1 | 2,
  x: number,
  y: number,
): readonly [number, number] {
  const [ax, ay, az] = steepAxis(camera, axis);
  const dx = ax - (x - camera.cx) * camera.inverseFocal * az;
  const dy = ay - (y - camera.cy) * camera.inverseFocal * az;
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}
