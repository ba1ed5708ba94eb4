import type { Model } from '@plumbline/models/model/model.ts';
import type { ModelParts } from '../parts/read-parts.ts';

/** Triangles of each instance that are measured. */
const MEASURED = 64;

/** How often the picture of a kind of part repeats a metre, by the areas of its triangles in the picture and in the room. */
export function measureTextures(model: Model, parts: ModelParts): Float64Array {
  const inPicture = new Float64Array(parts.kinds.length);
  const inRoom = new Float64Array(parts.kinds.length);
  const { instances } = model;
  for (let index = 0; index < instances.count; index += 1) {
    const place = parts.kind[index] as number;
    const kind = parts.kinds[place];
    const mesh = model.meshes[instances.mesh[index] as number];
    if (kind === undefined || !mesh?.uvs || model.materials[kind.material]?.texture === null) continue;
    const { positions, indices, uvs } = mesh;
    const m = instances.matrix.subarray(16 * index, 16 * index + 16);
    const scale = Math.hypot(m[0] as number, m[1] as number, m[2] as number);
    for (let k = 0; k + 2 < indices.length && k < 3 * MEASURED; k += 3) {
      const [a, b, c] = [indices[k] as number, indices[k + 1] as number, indices[k + 2] as number];
      const edge = (from: number, to: number, j: number) =>
        (positions[3 * to + j] as number) - (positions[3 * from + j] as number);
      const cross = Math.hypot(
        edge(a, b, 1) * edge(a, c, 2) - edge(a, b, 2) * edge(a, c, 1),
        edge(a, b, 2) * edge(a, c, 0) - edge(a, b, 0) * edge(a, c, 2),
        edge(a, b, 0) * edge(a, c, 1) - edge(a, b, 1) * edge(a, c, 0),
      );
      const flat = (from: number, to: number, j: number) =>
        (uvs[2 * to + j] as number) - (uvs[2 * from + j] as number);
      inRoom[place] = (inRoom[place] as number) + cross * scale * scale;
      inPicture[place] =
        (inPicture[place] as number) +
        Math.abs(flat(a, b, 0) * flat(a, c, 1) - flat(a, b, 1) * flat(a, c, 0));
    }
  }
  return inRoom.map((area, k) => (area > 0 ? Math.sqrt((inPicture[k] as number) / area) : 1));
}
