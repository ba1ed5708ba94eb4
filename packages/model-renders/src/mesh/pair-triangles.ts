import type { ModelMesh } from '@plumbline/models/model/model.ts';

const faceted = new WeakMap<Float32Array, boolean>();

/** Whether all normals of a mesh are those of its faces: then they say nothing. */
export function isFaceted({ indices }: ModelMesh, normals: Float32Array): boolean {
  const known = faceted.get(normals);
  if (known !== undefined) return known;
  let flat = true;
  for (let k = 0; k + 2 < indices.length && flat; k += 3)
    for (let c = 1; c < 3 && flat; c++)
      for (let axis = 0; axis < 3; axis++) {
        const first = normals[3 * (indices[k] as number) + axis] as number;
        if (Math.abs((normals[3 * (indices[k + c] as number) + axis] as number) - first) > 2e-3) flat = false;
      }
  faceted.set(normals, flat);
  return flat;
}

/**
 * Where a triangle and the one after it form a parallelogram: the corner that both edges leave, and the ends of the edges.
 * That halves the primitives of most buildings.
 */
export function fourthCorner(
  places: Float64Array,
  indices: Uint32Array,
  k: number,
  thinned: Int32Array | undefined,
): readonly [number, number, number] | undefined {
  const id = (j: number): number => {
    const index = indices[j] as number;
    return thinned === undefined ? index : (thinned[index] as number);
  };
  const same = (i: number, j: number): boolean =>
    i === j ||
    (places[3 * i] === places[3 * j] &&
      places[3 * i + 1] === places[3 * j + 1] &&
      places[3 * i + 2] === places[3 * j + 2]);
  let alone = -1;
  let shared = 0;
  let mask = 0;
  for (let a = 0; a < 3; a++) {
    let found = false;
    for (let b = 0; b < 3; b++)
      if (same(id(k + a), id(k + 3 + b))) {
        found = true;
        mask |= 1 << b;
      }
    if (found) shared++;
    else alone = a;
  }
  if (shared !== 2 || alone < 0) return undefined;
  const other = mask === 3 ? 2 : mask === 5 ? 1 : mask === 6 ? 0 : -1;
  if (other < 0) return undefined;
  const p = id(k + alone);
  const s = id(k + ((alone + 1) % 3));
  const t = id(k + ((alone + 2) % 3));
  const q = id(k + 3 + other);
  let off = 0;
  let size = 0;
  for (let c = 0; c < 3; c++) {
    const [pc, sc, tc, qc] = [places[3 * p + c], places[3 * s + c], places[3 * t + c], places[3 * q + c]] as [
      number,
      number,
      number,
      number,
    ];
    off = Math.max(off, Math.abs(pc + qc - sc - tc));
    size = Math.max(size, Math.abs(sc - pc), Math.abs(tc - pc));
  }
  return off <= 2e-5 * size ? [p, s, t] : undefined;
}
