import { imagePoint, type ImagePoint } from './coordinates.ts';

/** A place that may lie at infinity: (x / w, y / w), or the direction (x, y) where w is 0. */
export interface HomogeneousPoint {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The places with a·x + b·y + c·w = 0. */
export interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const homogeneous = (point: ImagePoint | HomogeneousPoint): HomogeneousPoint =>
  'w' in point ? point : { x: point.x, y: point.y, w: 1 };

export function lineThrough(one: ImagePoint | HomogeneousPoint, other: ImagePoint | HomogeneousPoint): Line {
  const p = homogeneous(one);
  const q = homogeneous(other);
  return { a: p.y * q.w - p.w * q.y, b: p.w * q.x - p.x * q.w, c: p.x * q.y - p.y * q.x };
}

/** Where two lines meet, at infinity where they are parallel. */
export function crossing(one: Line, other: Line): HomogeneousPoint {
  const x = one.b * other.c - one.c * other.b;
  const y = one.c * other.a - one.a * other.c;
  const w = one.a * other.b - one.b * other.a;
  const steep = Math.hypot(one.a, one.b) * Math.hypot(other.a, other.b);
  // Lines that diverge by less than rounding are parallel.
  return { x, y, w: Math.abs(w) <= 1e-12 * steep ? 0 : w };
}

/** The place in the picture's pixels; nothing at infinity. */
export function pointOf({ x, y, w }: HomogeneousPoint): ImagePoint | undefined {
  const point = imagePoint(x / w, y / w);
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : undefined;
}

/** The place of a line nearest to another place, and how far it is. */
export function nearestOn(
  { a, b, c }: Line,
  at: ImagePoint,
): { readonly at: ImagePoint; readonly away: number } | undefined {
  const squared = a * a + b * b;
  if (!(squared > 0)) return undefined;
  const k = (a * at.x + b * at.y + c) / squared;
  return { at: imagePoint(at.x - k * a, at.y - k * b), away: Math.abs(k) * Math.sqrt(squared) };
}
