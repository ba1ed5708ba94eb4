import { magnification, shiftBy, type Transform } from './transform.ts';

/**
 * All transforms of one kind, by where they take one place: shifts in the picture, shifts along one plane in perspective,
 * mirrorings.
 */
export interface TransformFamily {
  readonly name: string;
  /** The transform that takes (x, y) to (x + dx, y + dy), or null where the kind has none. */
  readonly through: (x: number, y: number, dx: number, dy: number) => Transform | null;
}

/** Sources that are enlarged more than this look blurred, those reduced more shimmer. */
const LEAST_SCALE = 0.55;
const MOST_SCALE = 2.2;

export const SHIFTS: TransformFamily = { name: 'shift', through: (_x, _y, dx, dy) => shiftBy(dx, dy) };

/** Mirrored left to right. */
export const MIRRORS: TransformFamily = {
  name: 'mirror',
  through: (x, _y, dx, dy) => [-1, 0, 2 * x + dx, 0, 1, dy, 0, 0, 1],
};

/** Whether what a transform brings to a place is neither stretched nor squeezed too far. */
export function keepsScale(t: Transform, x: number, y: number): boolean {
  const scale = magnification(t, x, y);
  return scale > LEAST_SCALE && scale < MOST_SCALE;
}
