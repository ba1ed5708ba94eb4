import { joinPlaces, joinRows } from '../../geometry/join-corners.ts';
import type { ModelMesh } from '../../model/model.ts';

/** A mesh whose corners at one place are one, and the edges of its triangles. */
export interface MeshEdges {
  /** The corner of the mesh that stands for each joined corner. */
  readonly corners: Uint32Array;
  /** Three joined corners a triangle; triangles without an area in corners are left out. */
  readonly triangles: Uint32Array;
  /** Two joined corners an edge. */
  readonly ends: Uint32Array;
  /** Two triangles an edge, −1 for none; an edge of three triangles and more has −2 second. */
  readonly sides: Int32Array;
}

const NO_TRIANGLE = -1;
const MANY_TRIANGLES = -2;

export function edgesOfMesh({ positions, indices }: ModelMesh): MeshEdges {
  const { kinds, firsts } = joinPlaces(positions);
  const triangles = new Uint32Array(indices.length - (indices.length % 3));
  let length = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const a = kinds[indices[k] as number] as number;
    const b = kinds[indices[k + 1] as number] as number;
    const c = kinds[indices[k + 2] as number] as number;
    if (a === b || b === c || c === a) continue;
    triangles[length] = a;
    triangles[length + 1] = b;
    triangles[length + 2] = c;
    length += 3;
  }
  const kept = triangles.subarray(0, length);
  return { corners: firsts, triangles: kept, ...joinEdges(kept) };
}

function joinEdges(triangles: Uint32Array): Pick<MeshEdges, 'ends' | 'sides'> {
  const rows = new Int32Array(triangles.length * 2);
  for (let k = 0; k < triangles.length; k += 1) {
    const from = triangles[k] as number;
    const to = triangles[k % 3 === 2 ? k - 2 : k + 1] as number;
    rows[k * 2] = Math.min(from, to);
    rows[k * 2 + 1] = Math.max(from, to);
  }
  const { kinds, firsts } = joinRows(rows, 2);
  const ends = new Uint32Array(firsts.length * 2);
  const sides = new Int32Array(firsts.length * 2).fill(NO_TRIANGLE);
  for (let edge = 0; edge < firsts.length; edge += 1) {
    ends[edge * 2] = rows[(firsts[edge] as number) * 2] as number;
    ends[edge * 2 + 1] = rows[(firsts[edge] as number) * 2 + 1] as number;
  }
  for (let k = 0; k < triangles.length; k += 1) {
    const slot = (kinds[k] as number) * 2;
    const triangle = (k - (k % 3)) / 3;
    if (sides[slot] === NO_TRIANGLE) sides[slot] = triangle;
    else sides[slot + 1] = sides[slot + 1] === NO_TRIANGLE ? triangle : MANY_TRIANGLES;
  }
  return { ends, sides };
}
