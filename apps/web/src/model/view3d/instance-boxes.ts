import type { Model } from '@plumbline/models/model/model.ts';

type Box = readonly [minX: number, minY: number, minZ: number, maxX: number, maxY: number, maxZ: number];

/** Six numbers for each instance: where it lies in the model's frame, at most a little larger than it is. */
export function instanceBoxes(model: Model): Float32Array {
  const { instances } = model;
  const ofMeshes = model.meshes.map(({ positions }) => boxOf(positions));
  const boxes = new Float32Array(instances.count * 6);
  for (let instance = 0; instance < instances.count; instance += 1) {
    const own = ofMeshes[instances.mesh[instance] ?? 0];
    if (own) boxes.set(placed(own, instances.matrix, instance * 16), instance * 6);
  }
  return boxes;
}

function boxOf(positions: ArrayLike<number>): Box {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 1) {
    const value = positions[at] ?? 0;
    const axis = at % 3;
    if (value < (min[axis] ?? 0)) min[axis] = value;
    if (value > (max[axis] ?? 0)) max[axis] = value;
  }
  const [a = 0, b = 0, c = 0] = min;
  const [d = 0, e = 0, f = 0] = max;
  return [a, b, c, d, e, f];
}

/** The box around a box that a matrix puts elsewhere (J. Arvo, "Transforming Axis-Aligned Bounding Boxes", 1990). */
function placed(box: Box, matrix: Float64Array, from: number): number[] {
  const out: number[] = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < 3; row += 1) {
    let low = matrix[from + 12 + row] ?? 0;
    let high = low;
    for (let column = 0; column < 3; column += 1) {
      const factor = matrix[from + column * 4 + row] ?? 0;
      const [a, b] = [factor * (box[column] ?? 0), factor * (box[column + 3] ?? 0)];
      low += Math.min(a, b);
      high += Math.max(a, b);
    }
    out[row] = low;
    out[row + 3] = high;
  }
  return out;
}
