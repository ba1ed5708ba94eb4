import { joinRows } from '../../geometry/join-corners.ts';
import type { FrameWindow } from '../frame.ts';

/** Of the longer side of a window: what lies closer is at one place. */
const FINENESS = 32_000;

/**
 * Of edges that lie on each other in a drawing the nearest: whatever hides it hides the others too. In a section or an elevation that is most of
 * them.
 *
 * @param ends u, v and k of both ends of each edge.
 * @returns their numbers, in their order.
 */
export function nearestEdges(
  ends: ArrayLike<number>,
  { left, top, right, bottom }: FrameWindow,
): Uint32Array {
  const count = ends.length / 6;
  const perUnit = FINENESS / Math.max(right - left, bottom - top);
  const rows = new Int32Array(count * 4);
  for (let edge = 0; edge < count; edge += 1) {
    const at = edge * 6;
    const place = (offset: number, from: number) =>
      Math.round(((ends[at + offset] as number) - from) * perUnit);
    const [u0, v0, u1, v1] = [place(0, left), place(1, top), place(3, left), place(4, top)];
    rows.set(u0 < u1 || (u0 === u1 && v0 <= v1) ? [u0, v0, u1, v1] : [u1, v1, u0, v0], edge * 4);
  }
  const { kinds, firsts } = joinRows(rows, 4);
  const nearest = firsts.slice();
  const depth = (edge: number) => (ends[edge * 6 + 2] as number) + (ends[edge * 6 + 5] as number);
  for (let edge = 0; edge < count; edge += 1) {
    const kind = kinds[edge] as number;
    if (depth(edge) < depth(nearest[kind] as number)) nearest[kind] = edge;
  }
  return nearest.sort();
}
