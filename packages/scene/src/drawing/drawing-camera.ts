/**
 * A pinhole camera without roll found from the strokes of a drawing. The world's axes: 0 and 2 level and square
 * to each other, 1 upright (pointing down, as image y does).
 */
export interface DrawingCamera {
  /** Focal length in pixels of the analysis raster; Infinity where the drawing has no perspective. */
  readonly focal: number;
  /** Principal point. */
  readonly cx: number;
  readonly cy: number;
  /** Radians; positive looks down. */
  readonly pitch: number;
  /** Radians, −π/4…π/4: turn of axis 2 away from the line of sight. */
  readonly yaw: number;
  /** y of the horizon (level, as there is no roll). May lie outside the picture. */
  readonly horizonY: number;
  /** Share of the strokes' length that the three axes explain, 0…1. */
  readonly support: number;
  /** Share of the strokes' length that is horizontal or vertical within 3°. */
  readonly axisAligned: number;
}

/** Unit-less image direction (dx, dy) of an axis seen at a point: towards or away from its vanishing point. */
export function axisDirection(
  camera: DrawingCamera,
  axis: 0 | 1 | 2,
  x: number,
  y: number,
): readonly [number, number] {
  if (!Number.isFinite(camera.focal)) return axis === 1 ? [0, 1] : [1, 0];
  const d = axisInCamera(camera, axis);
  const dx = camera.focal * d[0] - (x - camera.cx) * d[2];
  const dy = camera.focal * d[1] - (y - camera.cy) * d[2];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Direction of an axis in camera coordinates (x right, y down, z forward), a unit vector. */
export function axisInCamera(
  camera: Pick<DrawingCamera, 'pitch' | 'yaw'>,
  axis: 0 | 1 | 2,
): readonly [number, number, number] {
  const cp = Math.cos(camera.pitch);
  const sp = Math.sin(camera.pitch);
  if (axis === 1) return [0, cp, sp];
  const cyaw = Math.cos(camera.yaw);
  const syaw = Math.sin(camera.yaw);
  // Axis 0 is axis 2 turned a quarter about the upright.
  const level: readonly [number, number] = axis === 2 ? [syaw, cyaw] : [cyaw, -syaw];
  return [level[0], -level[1] * sp, level[1] * cp];
}
