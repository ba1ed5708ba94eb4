import { cross, direction, dot, scale, subtract } from '../../geometry/vectors.ts';
import type { Vector3 } from '../../model/model.ts';
import { type Frame, type KeptSide, facesViewer, frameK, frameU, frameV } from '../frame.ts';
import { clipStretch } from './clip.ts';
import { Floats, Whole } from './columns.ts';
import type { MeshEdges } from './mesh-edges.ts';

/** Edges that may be lines, as columns. */
export interface EdgeList {
  /** u, v, k of both ends: six numbers an edge. */
  readonly ends: Floats;
  readonly part: Whole;
}

export function createEdgeList(): EdgeList {
  return { ends: new Floats('double'), part: new Whole() };
}

/** A fold of less is the facet of something round. */
const CREASE_COSINE = Math.cos((25 * Math.PI) / 180);

/**
 * Folds, borders and silhouettes of one placed part. What runs inside of a flat or round surface is none of them, however it is
 * triangulated. Nothing here asks which way triangles are wound: files of SketchUp and Rhino wind them both ways.
 */
export function findEdges(
  mesh: MeshEdges,
  places: Float64Array,
  facing: Float32Array,
  part: number,
  frame: Frame,
  sides: readonly KeptSide[],
  into: EdgeList,
): void {
  const { ends, sides: triangles } = mesh;
  for (let edge = 0; edge * 2 < ends.length; edge += 1) {
    const [from, to] = [ends[edge * 2] as number, ends[edge * 2 + 1] as number];
    const [first, second] = [triangles[edge * 2] as number, triangles[edge * 2 + 1] as number];
    if (second >= 0 && isFlatAt(facing, first, second)) continue;
    const a = cornerOf(places, from);
    const b = cornerOf(places, to);
    if (second >= 0 && !isLine(mesh, places, [first, second], [from, to], a, b, frame)) continue;
    const kept = clipStretch([...a, ...b], sides);
    if (kept === null) continue;
    for (const at of [0, 3]) {
      const [x, y, z] = [kept[at] as number, kept[at + 1] as number, kept[at + 2] as number];
      into.ends.push(frameU(frame, x, y, z));
      into.ends.push(frameV(frame, x, y, z));
      into.ends.push(frameK(frame, x, y, z));
    }
    into.part.push(part);
  }
}

/** The quick answer for most edges of most models: both triangles lie in one plane and are wound alike. */
function isFlatAt(facing: Float32Array, first: number, second: number): boolean {
  let cosine = 0;
  for (let axis = 0; axis < 3; axis += 1)
    cosine += (facing[first * 3 + axis] as number) * (facing[second * 3 + axis] as number);
  return cosine > 0.99999;
}

function isLine(
  { triangles }: MeshEdges,
  places: Float64Array,
  [first, second]: readonly [number, number],
  [from, to]: readonly [number, number],
  a: Vector3,
  b: Vector3,
  frame: Frame,
): boolean {
  const along = direction(subtract(b, a));
  const away = (triangle: number): Vector3 => {
    const third = cornerOf(places, thirdCorner(triangles, triangle, from, to));
    const leg = subtract(third, a);
    return direction(subtract(leg, scale(along, dot(leg, along))));
  };
  const [left, right] = [away(first), away(second)];
  if (-dot(left, right) < CREASE_COSINE) return true;
  // Normals of both, as if they were wound alike: the edge is a silhouette where one of them is turned away.
  return facesViewer(frame, cross(along, left), a) !== facesViewer(frame, cross(right, along), a);
}

function thirdCorner(triangles: Uint32Array, triangle: number, from: number, to: number): number {
  for (let k = triangle * 3; k < triangle * 3 + 2; k += 1) {
    const corner = triangles[k] as number;
    if (corner !== from && corner !== to) return corner;
  }
  return triangles[triangle * 3 + 2] as number;
}

function cornerOf(places: Float64Array, corner: number): Vector3 {
  return [places[corner * 3] as number, places[corner * 3 + 1] as number, places[corner * 3 + 2] as number];
}
