import type { Model } from '@plumbline/models/model/model.ts';

export interface Extent {
  readonly low: number[];
  readonly high: number[];
}

/** The box of an instance in the frame of the scene, from that of its mesh. */
export function boxOf(model: Model, index: number): Extent {
  const { instances, meshes } = model;
  const m = instances.matrix.subarray(16 * index, 16 * index + 16);
  const mesh = meshes[instances.mesh[index] as number];
  const of = mesh === undefined ? undefined : meshBox(mesh.positions);
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  for (let row = 0; row < 3; row++) {
    let [a, b] = [m[12 + row] as number, m[12 + row] as number];
    for (let axis = 0; axis < 3; axis++) {
      const k = m[4 * axis + row] as number;
      const [from, to] = [k * (of?.low[axis] ?? 0), k * (of?.high[axis] ?? 0)];
      a += Math.min(from, to);
      b += Math.max(from, to);
    }
    low[row] = row === 2 ? -b : a;
    high[row] = row === 2 ? -a : b;
  }
  return { low, high };
}

const boxes = new WeakMap<Float32Array, Extent>();

export function meshBox(positions: Float32Array): Extent {
  const known = boxes.get(positions);
  if (known !== undefined) return known;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 2 < positions.length; i += 3)
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[i + axis] as number;
      if (value < (low[axis] as number)) low[axis] = value;
      if (value > (high[axis] as number)) high[axis] = value;
    }
  const box = { low, high };
  boxes.set(positions, box);
  return box;
}
