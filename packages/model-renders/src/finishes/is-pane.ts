import type { Model } from '@plumbline/models/model/model.ts';
import type { ModelParts } from '../parts/read-parts.ts';

/** Bars of a window are narrower than this; what fills it is not. In metres. */
const BAR_M = 0.2;
/** So much of the surface of a whole window is that of its filling. */
const LEAST_FILLED = 0.3;
/** Triangles that are asked: windows of a kind are alike. */
const MOST_ASKED = 100_000;

/**
 * Whether parts of a kind fill their windows, or are the bars of windows whose glass was never drawn: the share of their surface that is wider
 * than a bar. A triangle is as wide as its lowest height, and a ring around a pane is cut into ones as narrow as itself.
 */
export function isPane(kind: number, model: Model, parts: ModelParts): boolean {
  const { instances, meshes } = model;
  let [whole, filled, asked] = [0, 0, 0];
  for (let index = 0; index < instances.count && asked < MOST_ASKED; index += 1) {
    const mesh = meshes[instances.mesh[index] as number];
    if (parts.kind[index] !== kind || mesh === undefined) continue;
    const matrix = instances.matrix.subarray(16 * index, 16 * index + 16);
    const { positions, indices } = mesh;
    for (let at = 0; at < indices.length && asked < MOST_ASKED; at += 3, asked += 1) {
      const [a, b, c] = [0, 1, 2].map((k) => 3 * (indices[at + k] as number)) as [number, number, number];
      const [ux, uy, uz] = edge(positions, a, b, matrix);
      const [vx, vy, vz] = edge(positions, a, c, matrix);
      const twice = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
      const longest = Math.max(
        Math.hypot(ux, uy, uz),
        Math.hypot(vx, vy, vz),
        Math.hypot(vx - ux, vy - uy, vz - uz),
      );
      whole += twice;
      if (twice > BAR_M * longest) filled += twice;
    }
  }
  return filled >= LEAST_FILLED * whole;
}

/** From one corner to another, turned and enlarged as the instance is. */
function edge(positions: Float32Array, from: number, to: number, m: Float64Array): [number, number, number] {
  const [x, y, z] = [0, 1, 2].map((k) => (positions[to + k] as number) - (positions[from + k] as number)) as [
    number,
    number,
    number,
  ];
  const row = (k: number) => (m[k] as number) * x + (m[4 + k] as number) * y + (m[8 + k] as number) * z;
  return [row(0), row(1), row(2)];
}
