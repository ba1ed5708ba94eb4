import type { Vector3 } from '../model/model.ts';
import { add, cornerAt, cross, dot, lengthOf, subtract } from './vectors.ts';

/** Corners of a polygon up to which ears are looked for; larger ones become a fan, because the search is cubic at its worst. */
const EARS_UP_TO = 500;

/**
 * Cuts a polygon that may be concave into triangles by its ears (Meisters, 1975), seen along its own normal.
 *
 * @param positions x, y, z of all corners. @param corners indices of the polygon's, in order.
 * @returns three corners for each triangle; empty for less than three.
 */
export function triangulate(positions: ArrayLike<number>, corners: readonly number[]): number[] {
  if (corners.length < 3) return [];
  if (corners.length === 3) return [...corners];
  const points = corners.map((corner) => cornerAt(positions, corner));
  const normal = normalOf(points);
  const length = lengthOf(normal);
  if (!(length > 0) || corners.length > EARS_UP_TO || isConvex(points, normal)) return fan(corners);
  const left = corners.map((_, index) => index);
  const triangles: number[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, place) => isEar(points, left, place, normal));
    // Self-intersecting: no triangulation is right, and a fan keeps every corner.
    if (ear < 0) break;
    triangles.push(...around(left, ear).map((index) => corners[index] as number));
    left.splice(ear, 1);
  }
  return [...triangles, ...fan(left.map((index) => corners[index] as number))];
}

function fan(corners: readonly number[]): number[] {
  const triangles: number[] = [];
  for (let k = 1; k + 1 < corners.length; k += 1)
    triangles.push(corners[0] as number, corners[k] as number, corners[k + 1] as number);
  return triangles;
}

/** Newell's: right for concave and not quite flat polygons. */
function normalOf(points: readonly Vector3[]): Vector3 {
  const first = points[0] as Vector3;
  let normal: Vector3 = [0, 0, 0];
  for (let k = 1; k + 1 < points.length; k += 1)
    normal = add(
      normal,
      cross(subtract(points[k] as Vector3, first), subtract(points[k + 1] as Vector3, first)),
    );
  return normal;
}

function isConvex(points: readonly Vector3[], normal: Vector3): boolean {
  const count = points.length;
  return points.every((point, k) => {
    const next = points[(k + 1) % count] as Vector3;
    const after = points[(k + 2) % count] as Vector3;
    return dot(cross(subtract(next, point), subtract(after, next)), normal) >= 0;
  });
}

function around(left: readonly number[], place: number): [number, number, number] {
  const count = left.length;
  return [
    left[(place + count - 1) % count] as number,
    left[place] as number,
    left[(place + 1) % count] as number,
  ];
}

function isEar(points: readonly Vector3[], left: readonly number[], place: number, normal: Vector3): boolean {
  const [i, j, k] = around(left, place);
  const [a, b, c] = [points[i] as Vector3, points[j] as Vector3, points[k] as Vector3];
  const turn = dot(cross(subtract(b, a), subtract(c, b)), normal);
  if (turn < 0) return false;
  return left.every((index) => {
    if (index === i || index === j || index === k) return true;
    const point = points[index] as Vector3;
    // Where a hole is joined to its outline the same place stands twice.
    if ([a, b, c].some((own) => own.every((value, axis) => value === point[axis]))) return true;
    const inside = (from: Vector3, to: Vector3) =>
      dot(cross(subtract(to, from), subtract(point, from)), normal) >= 0;
    return !(inside(a, b) && inside(b, c) && inside(c, a));
  });
}
