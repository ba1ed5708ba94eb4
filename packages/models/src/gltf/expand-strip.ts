import { Primitive } from '@gltf-transform/core';

/** Triangles of a list, strip or fan of corners. @param indices none: the corners in order. */
export function expandStrip(
  mode: number,
  indices: ArrayLike<number> | undefined,
  count: number,
): ArrayLike<number> | undefined {
  if (mode === Primitive.Mode.TRIANGLES) return indices;
  const length = indices?.length ?? count;
  const triangles = new Uint32Array(Math.max(0, length - 2) * 3);
  const at = (place: number) => (indices === undefined ? place : (indices[place] as number));
  for (let k = 0; k + 2 < length; k += 1) {
    const odd = k % 2;
    const corners =
      mode === Primitive.Mode.TRIANGLE_FAN
        ? [at(0), at(k + 1), at(k + 2)]
        : [at(k), at(k + 1 + odd), at(k + 2 - odd)];
    triangles.set(corners, k * 3);
  }
  return triangles;
}
