import type { QuadCorners } from './homography.ts';

/** Sides whose vanishing point lies farther off than this many pictures are parallel: what is left of it is rounding. */
const PARALLEL = 1e-6;

/**
 * Width over height of the rectangle that a camera sees as a quad, and the camera's focal length, if its axis meets the
 * picture's centre and its pixels are square (Zhang, He, "Whiteboard scanning and image enhancement", 2007, §3). Where a
 * pair of sides is parallel in the picture the focal length cannot be told: then a usual one stands in for it.
 *
 * @param size of the picture in pixels
 * @returns `aspect` above 0, `focal` in pixels
 */
export function quadAspect(
  [a, b, c, d]: QuadCorners,
  size: { readonly width: number; readonly height: number },
): { readonly aspect: number; readonly focal: number } {
  const usual = 0.9 * Math.max(size.width, size.height);
  const at = ({ x, y }: { x: number; y: number }) =>
    [(x - size.width / 2) / usual, (y - size.height / 2) / usual, 1] as const;
  const [m1, m2, m3, m4] = [at(a), at(b), at(d), at(c)];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const along = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1] as const;
  const down = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1] as const;
  // The two directions are square to each other for one focal length alone, in units of the usual one.
  const squared = -(along[0] * down[0] + along[1] * down[1]) / (along[2] * down[2]);
  const meet = Math.abs(along[2]) > PARALLEL && Math.abs(down[2]) > PARALLEL;
  const told = meet && squared > 0.2 && squared < 12;
  const f2 = told ? squared : 1;
  const length = (n: readonly [number, number, number]) =>
    Math.sqrt((n[0] ** 2 + n[1] ** 2) / f2 + n[2] ** 2);
  return { aspect: length(along) / length(down), focal: usual * Math.sqrt(f2) };
}

type Vector = readonly [number, number, number];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
