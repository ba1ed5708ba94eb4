import { boxOfCorners, centreOf, diagonalOf, transformBox } from '../geometry/boxes.ts';
import { translation } from '../geometry/matrix.ts';
import { scale } from '../geometry/vectors.ts';
import type { Vector3 } from '../model/model.ts';
import type { RawMesh } from './raw-model.ts';

export interface MeshParts {
  readonly positions: Float32Array | Float64Array;
  /** None: every three corners are a triangle. */
  readonly indices?: ArrayLike<number> | undefined;
  readonly normals?: ArrayLike<number> | undefined;
  readonly uvs?: ArrayLike<number> | undefined;
}

/** Beyond it a coordinate is a mistake of the file: further than the moon, in millimetres. */
const LARGEST_COORDINATE = 1e12;
/** A mesh this many times its size away from its origin is moved there: 32-bit numbers have seven digits. */
const FAR_FROM_ORIGIN = 20;

/**
 * A mesh without triangles that cannot be drawn, near its own origin.
 *
 * @returns null where nothing is left; `dropped` counts triangles.
 */
export function cleanMesh({ positions, indices, normals, uvs }: MeshParts): {
  readonly mesh: RawMesh | null;
  readonly dropped: number;
} {
  const corners = Math.floor(positions.length / 3);
  const given = indices ?? Uint32Array.from({ length: corners - (corners % 3) }, (_, index) => index);
  const valid = validCorners(positions, corners);
  const kept = new Uint32Array(given.length);
  let length = 0;
  let dropped = given.length % 3 === 0 ? 0 : 1;
  for (let k = 0; k + 2 < given.length; k += 3) {
    const [a, b, c] = [given[k] as number, given[k + 1] as number, given[k + 2] as number];
    if (!(isValid(valid, a) && isValid(valid, b) && isValid(valid, c))) {
      dropped += 1;
      continue;
    }
    // A triangle without an area shows nothing: it is not worth a word.
    if (a === b || b === c || c === a) continue;
    kept[length] = a;
    kept[length + 1] = b;
    kept[length + 2] = c;
    length += 3;
  }
  if (length === 0) return { mesh: null, dropped };
  const box = boxOfCorners(positions, kept.subarray(0, length));
  const centre = centreOf(box);
  const far = Math.max(...centre.map(Math.abs)) > FAR_FROM_ORIGIN * diagonalOf(box);
  const anchor: Vector3 = far ? centre : [0, 0, 0];
  const near = new Float32Array(corners * 3);
  for (let k = 0; k < corners * 3; k += 1) {
    const value = (positions[k] as number) - (anchor[k % 3] as number);
    near[k] = Number.isFinite(value) && Math.abs(value) <= LARGEST_COORDINATE ? value : 0;
  }
  return {
    mesh: {
      positions: near,
      indices: kept.slice(0, length),
      normals: normals?.length === corners * 3 ? finite(normals) : null,
      uvs: uvs?.length === corners * 2 ? finite(uvs) : null,
      anchor,
      box: transformBox(box, translation(scale(anchor, -1))),
    },
    dropped,
  };
}

function validCorners(positions: ArrayLike<number>, corners: number): Uint8Array {
  const valid = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner += 1) {
    let fine = 1;
    for (let k = corner * 3; k < corner * 3 + 3; k += 1)
      // A comparison with what is no number fails.
      if (!(Math.abs(positions[k] as number) <= LARGEST_COORDINATE)) fine = 0;
    valid[corner] = fine;
  }
  return valid;
}

function isValid(valid: Uint8Array, corner: number): boolean {
  return corner < valid.length && valid[corner] === 1;
}

function finite(values: ArrayLike<number>): Float32Array {
  return Float32Array.from(values, (value) => (Number.isFinite(value) ? value : 0));
}
