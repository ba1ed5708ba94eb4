import { CORNER } from './growing-mesh.ts';
import type { SectionPlane } from '../request/model-request.ts';

/** A section in the frame of the scene: what lies at `sign · (coordinate − at) > 0` is taken away. */
export interface CutPlane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  readonly sign: 1 | -1;
}

export function toCutPlane({ axis, at, keep }: SectionPlane): CutPlane {
  const sign = keep === 'below' ? 1 : -1;
  if (axis === 'z') return { axis: 2, at: -at, sign: sign === 1 ? -1 : 1 };
  return { axis: axis === 'x' ? 0 : 1, at, sign };
}

/** Metres beyond the plane; what is taken away is above 0. */
export function beyond({ axis, at, sign }: CutPlane, corners: Float64Array, corner: number): number {
  return sign * ((corners[corner + axis] as number) - at);
}

export function sideOfBox(
  { axis, at, sign }: CutPlane,
  low: readonly number[],
  high: readonly number[],
): 'kept' | 'away' | 'across' {
  const a = sign * ((low[axis] as number) - at);
  const b = sign * ((high[axis] as number) - at);
  if (a <= 0 && b <= 0) return 'kept';
  return a >= 0 && b >= 0 ? 'away' : 'across';
}

/** A triangle has three corners, and each plane adds one. */
const MOST = 12;
let one = new Float64Array(MOST * CORNER);
let other = new Float64Array(MOST * CORNER);

/** What planes leave of a triangle, as a convex polygon that stays valid until the next call (Sutherland and Hodgman, 1974). */
export function clipTriangle(
  corners: Float64Array,
  planes: readonly CutPlane[],
): { readonly corners: Float64Array; readonly count: number } {
  one.set(corners.subarray(0, 3 * CORNER));
  let count = 3;
  for (const plane of planes) {
    let next = 0;
    for (let k = 0; k < count; k++) {
      const here = k * CORNER;
      const there = ((k + 1) % count) * CORNER;
      const a = beyond(plane, one, here);
      const b = beyond(plane, one, there);
      if (a <= 0) copyCorner(one, here, other, CORNER * next++);
      if ((a < 0 && b > 0) || (a > 0 && b < 0))
        mixCorners(one, here, there, a / (a - b), other, CORNER * next++);
    }
    [one, other] = [other, one];
    count = next;
    if (count < 3) break;
  }
  return { corners: one, count };
}

function copyCorner(from: Float64Array, at: number, to: Float64Array, target: number): void {
  for (let c = 0; c < CORNER; c++) to[target + c] = from[at + c] as number;
}

function mixCorners(
  from: Float64Array,
  a: number,
  b: number,
  share: number,
  to: Float64Array,
  target: number,
): void {
  for (let c = 0; c < CORNER; c++)
    to[target + c] = (from[a + c] as number) * (1 - share) + (from[b + c] as number) * share;
}
