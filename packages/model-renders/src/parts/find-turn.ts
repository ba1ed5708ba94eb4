import type { Model } from '@plumbline/models/model/model.ts';
import type { ModelParts } from './read-parts.ts';

const MOST_TRIANGLES = 60_000;

/** Direction of the long lines of a building seen from above, as cosine and sine of an angle from x towards north, 0–90°. */
export function findTurn(model: Model, parts: ModelParts): readonly [cos: number, sin: number] {
  let [x, y] = [0, 0];
  const { instances } = model;
  let left = MOST_TRIANGLES;
  for (let index = 0; index < instances.count && left > 0; index += 1) {
    const kind = parts.kinds[parts.kind[index] as number];
    const mesh = model.meshes[instances.mesh[index] as number];
    if (kind === undefined || mesh === undefined || kind.class === 'vegetation') continue;
    const m = instances.matrix.subarray(16 * index, 16 * index + 16);
    const { positions, indices } = mesh;
    const step = 3 * Math.max(1, Math.ceil(indices.length / 3 / 400));
    for (let k = 0; k + 2 < indices.length && left > 0; k += step, left -= 1)
      for (let c = 0; c < 3; c++) {
        const p = 3 * (indices[k + c] as number);
        const q = 3 * (indices[k + ((c + 1) % 3)] as number);
        const [dx, dy, dz] = [0, 1, 2].map(
          (j) => (positions[q + j] as number) - (positions[p + j] as number),
        ) as [number, number, number];
        const ex = (m[0] as number) * dx + (m[4] as number) * dy + (m[8] as number) * dz;
        const ey = (m[1] as number) * dx + (m[5] as number) * dy + (m[9] as number) * dz;
        const ez = -((m[2] as number) * dx + (m[6] as number) * dy + (m[10] as number) * dz);
        const flat = Math.hypot(ex, ez);
        if (flat < 1e-6 || Math.abs(ey) > 0.02 * flat) continue;
        // Four times the angle: sides at right angles agree.
        const angle = 4 * Math.atan2(ez, ex);
        x += flat * Math.cos(angle);
        y += flat * Math.sin(angle);
      }
  }
  const angle = Math.atan2(y, x) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}
