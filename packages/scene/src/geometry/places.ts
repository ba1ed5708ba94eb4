import type { Place, Plane3 } from '../scene-value/scene-geometry.ts';

export function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The point that lies `times` a direction away from another. */
export function along(from: Place, direction: Place, times: number): Place {
  return [from[0] + times * direction[0], from[1] + times * direction[1], from[2] + times * direction[2]];
}

export function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The plane with a normal through a point. */
export function planeThrough(normal: Place, point: Place): Plane3 {
  return { normal, at: dot(normal, point) };
}

/** Least slope at which a line of sight still meets a plane at a place that means something. */
const GRAZING = 1e-4;

/** How many times a direction goes from the eye to a plane; undefined where it does not meet it ahead. */
export function reach({ normal, at }: Plane3, eye: Place, direction: Place): number | undefined {
  const slope = dot(normal, direction);
  if (Math.abs(slope) < GRAZING) return undefined;
  const times = (at - dot(normal, eye)) / slope;
  return times > 0 && Number.isFinite(times) ? times : undefined;
}
