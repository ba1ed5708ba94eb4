import { cornerAt, dot } from '../geometry/vectors.ts';
import type { ModelRoom, Vector3 } from '../model/model.ts';
import type { Piece, Place } from './plane-pieces.ts';
import { signedArea } from './plane-pieces.ts';

export interface Plane {
  /** Of length one. */
  readonly normal: Vector3;
  /** A point of it. */
  readonly through: Vector3;
  /** From space to the plane’s own two coordinates. */
  readonly flatten: (point: Vector3) => Place;
}

/** As a share of its outline: how far its ends may be from meeting. */
const OPEN = 1e-4;

/**
 * Where a plane cuts a room’s solid, as triangles with signs from one point to each edge of the cut, which add up to the cut whatever its shape.
 *
 * @returns undefined where the solid is open there: what is inside cannot be told
 */
export function cutRoom({ positions, indices }: ModelRoom, plane: Plane): readonly Piece[] | undefined {
  const { normal, through, flatten } = plane;
  const level = dot(normal, through);
  const edges: [Place, Place][] = [];
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const corners = [0, 1, 2].map((n) => cornerAt(positions, indices[k + n] as number));
    const heights = corners.map((corner) => dot(normal, corner) - level);
    const above = heights.map((height) => height >= 0);
    if (above[0] === above[1] && above[1] === above[2]) continue;
    let [from, to]: [Place | undefined, Place | undefined] = [undefined, undefined];
    for (let n = 0; n < 3; n += 1) {
      const m = (n + 1) % 3;
      if (above[n] === above[m]) continue;
      const [h, g] = [heights[n] as number, heights[m] as number];
      const [p, q] = [corners[n] as Vector3, corners[m] as Vector3];
      const share = h / (h - g);
      const at = flatten([
        p[0] + share * (q[0] - p[0]),
        p[1] + share * (q[1] - p[1]),
        p[2] + share * (q[2] - p[2]),
      ]);
      // Neighbouring triangles go along their common edge in opposite ways: what one ends at the next begins at.
      if (above[m] === true) from = at;
      else to = at;
    }
    if (from !== undefined && to !== undefined) edges.push([from, to]);
  }
  return isClosed(edges) ? fanOf(edges) : undefined;
}

/** Every end is a beginning, so that all ways together lead nowhere. */
function isClosed(edges: readonly (readonly [Place, Place])[]): boolean {
  const [x, y] = [0, 1].map((axis) =>
    edges.reduce((sum, [from, to]) => sum + (to[axis] as number) - (from[axis] as number), 0),
  ) as [number, number];
  const length = edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
  return Math.hypot(x, y) <= OPEN * length;
}

function fanOf(edges: readonly (readonly [Place, Place])[]): readonly Piece[] {
  const centre = edges[0]?.[0];
  if (centre === undefined) return [];
  const triangles = edges.map(([from, to]) => [centre, from, to] as const);
  const areas = triangles.map((corners) => signedArea(corners));
  // A solid may be turned inside out: what it holds is positive.
  const turn = Math.sign(areas.reduce((sum, area) => sum + area, 0)) || 1;
  return triangles.flatMap((corners, at) => {
    const area = turn * (areas[at] as number);
    return area === 0 ? [] : [{ sign: area > 0 ? 1 : -1, corners } as const];
  });
}
