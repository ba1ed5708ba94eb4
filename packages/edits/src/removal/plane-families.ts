import type { Transform } from '@plumbline/imaging/synthesis/transform.ts';
import type { TransformFamily } from '@plumbline/imaging/synthesis/transform-family.ts';
import { axisInCamera, type DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';

type Vector = readonly [number, number, number];

const NAMES = ['side-wall', 'floor-or-ceiling', 'front-wall'] as const;
/** A plane that is seen at a flatter angle than this (sine) tells nothing. */
const LEAST_ANGLE = 0.04;

/**
 * Shifts along the three directions of planes in a picture with a camera: what is moved along a floor shrinks towards its
 * horizon, as a pattern in perspective does. A shift by `v` on the plane n·X = 1 is the homography K(I + v·nᵀ)K⁻¹, whatever
 * the plane's distance (Hartley, Zisserman, "Multiple View Geometry", 2003; Huang and others, "Image completion using planar
 * structure guidance", 2014).
 *
 * @param camera in pixels of a raster that is `scale` times as large as the picture.
 */
export function planeFamilies(camera: DrawingCamera, scale: number): TransformFamily[] {
  const focal = camera.focal / scale;
  const cx = camera.cx / scale;
  const cy = camera.cy / scale;
  const ray = (x: number, y: number): Vector => [(x - cx) / focal, (y - cy) / focal, 1];
  return ([0, 1, 2] as const).map((axis) => {
    const normal = axisInCamera(camera, axis);
    return {
      name: NAMES[axis],
      through: (x, y, dx, dy) => {
        const from = ray(x, y);
        const to = ray(x + dx, y + dy);
        const a = dot(normal, from);
        const b = dot(normal, to);
        if (a * b <= 0 || Math.min(Math.abs(a), Math.abs(b)) < LEAST_ANGLE) return null;
        const side = Math.sign(a);
        const n: Vector = [side * normal[0], side * normal[1], side * normal[2]];
        const v: Vector = [
          to[0] / Math.abs(b) - from[0] / Math.abs(a),
          to[1] / Math.abs(b) - from[1] / Math.abs(a),
          1 / Math.abs(b) - 1 / Math.abs(a),
        ];
        return inPixels(v, n, focal, cx, cy);
      },
    };
  });
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** K(I + v·nᵀ)K⁻¹. */
function inPixels(v: Vector, n: Vector, focal: number, cx: number, cy: number): Transform {
  const m = [
    [1 + v[0] * n[0], v[0] * n[1], v[0] * n[2]],
    [v[1] * n[0], 1 + v[1] * n[1], v[1] * n[2]],
    [v[2] * n[0], v[2] * n[1], 1 + v[2] * n[2]],
  ] as const;
  const rows = [
    m[0].map((value, k) => focal * value + cx * m[2][k as 0 | 1 | 2]),
    m[1].map((value, k) => focal * value + cy * m[2][k as 0 | 1 | 2]),
    m[2],
  ];
  return rows.flatMap(([a = 0, b = 0, c = 0]) => [
    a / focal,
    b / focal,
    c - (cx * a) / focal - (cy * b) / focal,
  ]) as unknown as Transform;
}
