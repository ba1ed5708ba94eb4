import type { Model, ModelMesh } from '@plumbline/models/model/model.ts';
import type { Batch } from './batch.ts';
import { isMirrored, sizeOf, type BatchPlan } from './plan-batches.ts';

const FULL = 127;

/** The columns of a planned batch. */
export function fillBatch(model: Model, boxes: Float32Array, plan: BatchPlan): Batch {
  return plan.kind === 'joined' ? join(model, boxes, plan.instances) : repeat(model, boxes, plan.instances);
}

function join(model: Model, boxes: Float32Array, list: Uint32Array): Batch {
  const { instances } = model;
  const meshOf = (at: number): ModelMesh | undefined => model.meshes[instances.mesh[at] ?? 0];
  let vertices = 0;
  let corners = 0;
  for (const at of list) {
    vertices += (meshOf(at)?.positions.length ?? 0) / 3;
    corners += meshOf(at)?.indices.length ?? 0;
  }
  const positions = new Float32Array(vertices * 3);
  const facings = new Int8Array(vertices * 4);
  const slots = new Uint32Array(vertices);
  const pictured = list.some((at) => hasPicture(model, at));
  const uvs = pictured ? new Float32Array(vertices * 2) : null;
  const indices = new Uint32Array(corners);
  let vertex = 0;
  let corner = 0;
  for (const at of list) {
    const mesh = meshOf(at);
    if (!mesh) continue;
    const count = mesh.positions.length / 3;
    const mirrored = isMirrored(instances.matrix, at * 16);
    placeInto(mesh, instances.matrix, at * 16, positions, facings, vertex);
    slots.fill(at, vertex, vertex + count);
    if (uvs && mesh.uvs && hasPicture(model, at)) uvs.set(mesh.uvs, vertex * 2);
    copyCorners(mesh.indices, indices, corner, vertex, mirrored);
    vertex += count;
    corner += mesh.indices.length;
  }
  return {
    positions,
    facings,
    uvs,
    indices,
    slots,
    places: null,
    ...around(boxes, list),
    triangles: corners / 3,
  };
}

function repeat(model: Model, boxes: Float32Array, list: Uint32Array): Batch {
  const { instances } = model;
  const first = list[0] ?? 0;
  const mesh = model.meshes[instances.mesh[first] ?? 0];
  if (!mesh) throw new Error('a batch without a mesh');
  const facings = new Int8Array((mesh.positions.length / 3) * 4);
  const places = new Float32Array(list.length * 12);
  if (mesh.normals)
    for (let at = 0; at < mesh.normals.length / 3; at += 1)
      writeFacing(facings, at, mesh.normals[at * 3], mesh.normals[at * 3 + 1], mesh.normals[at * 3 + 2]);
  list.forEach((instance, place) => {
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 4; column += 1)
        places[place * 12 + row * 4 + column] = instances.matrix[instance * 16 + column * 4 + row] ?? 0;
  });
  const indices = new Uint32Array(mesh.indices.length);
  copyCorners(mesh.indices, indices, 0, 0, isMirrored(instances.matrix, first * 16));
  return {
    positions: mesh.positions,
    facings,
    uvs: list.some((at) => hasPicture(model, at)) ? mesh.uvs : null,
    indices,
    slots: list,
    places,
    ...around(boxes, list),
    triangles: (mesh.indices.length / 3) * list.length,
  };
}

function hasPicture({ instances, materials, meshes }: Model, at: number): boolean {
  const picture = materials[instances.material[at] ?? 0]?.texture ?? null;
  return picture !== null && meshes[instances.mesh[at] ?? 0]?.uvs !== null;
}

function copyCorners(
  from: Uint32Array,
  to: Uint32Array,
  corner: number,
  vertex: number,
  mirrored: boolean,
): void {
  for (let at = 0; at < from.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [from[at], from[at + 1], from[at + 2]];
    to[corner + at] = a + vertex;
    to[corner + at + 1] = (mirrored ? c : b) + vertex;
    to[corner + at + 2] = (mirrored ? b : c) + vertex;
  }
}

function placeInto(
  mesh: ModelMesh,
  matrix: Float64Array,
  from: number,
  positions: Float32Array,
  facings: Int8Array,
  vertex: number,
): void {
  const m = matrix.subarray(from, from + 16);
  const [m0 = 0, m1 = 0, m2 = 0, , m4 = 0, m5 = 0, m6 = 0, , m8 = 0, m9 = 0, m10 = 0] = m;
  const [tx = 0, ty = 0, tz = 0] = m.subarray(12);
  // Directions turn by the cofactors, which keeps them upright on stretched surfaces.
  const n = [
    m5 * m10 - m9 * m6,
    m8 * m6 - m4 * m10,
    m4 * m9 - m8 * m5,
    m9 * m2 - m1 * m10,
    m0 * m10 - m8 * m2,
    m8 * m1 - m0 * m9,
    m1 * m6 - m5 * m2,
    m4 * m2 - m0 * m6,
    m0 * m5 - m4 * m1,
  ] as const;
  const { positions: p, normals } = mesh;
  const turn = isMirrored(matrix, from) ? -1 : 1;
  for (let at = 0; at < p.length / 3; at += 1) {
    const [x = 0, y = 0, z = 0] = [p[at * 3], p[at * 3 + 1], p[at * 3 + 2]];
    const to = (vertex + at) * 3;
    positions[to] = m0 * x + m4 * y + m8 * z + tx;
    positions[to + 1] = m1 * x + m5 * y + m9 * z + ty;
    positions[to + 2] = m2 * x + m6 * y + m10 * z + tz;
    if (!normals) continue;
    const [a = 0, b = 0, c = 0] = [normals[at * 3], normals[at * 3 + 1], normals[at * 3 + 2]];
    writeFacing(
      facings,
      vertex + at,
      turn * (n[0] * a + n[1] * b + n[2] * c),
      turn * (n[3] * a + n[4] * b + n[5] * c),
      turn * (n[6] * a + n[7] * b + n[8] * c),
    );
  }
}

function writeFacing(facings: Int8Array, vertex: number, x = 0, y = 0, z = 0): void {
  const length = Math.hypot(x, y, z);
  if (length === 0 || !Number.isFinite(length)) return;
  facings[vertex * 4] = Math.round((x / length) * FULL);
  facings[vertex * 4 + 1] = Math.round((y / length) * FULL);
  facings[vertex * 4 + 2] = Math.round((z / length) * FULL);
  facings[vertex * 4 + 3] = FULL;
}

function around(boxes: Float32Array, list: Uint32Array): Pick<Batch, 'centre' | 'radius' | 'grain'> {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let grain = 0;
  for (const at of list) {
    grain = Math.max(grain, sizeOf(boxes, at));
    for (let axis = 0; axis < 3; axis += 1) {
      low[axis] = Math.min(low[axis] ?? 0, boxes[at * 6 + axis] ?? 0);
      high[axis] = Math.max(high[axis] ?? 0, boxes[at * 6 + axis + 3] ?? 0);
    }
  }
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const half = (axis: number) => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
  return {
    centre: [middle(0), middle(1), middle(2)],
    radius: Math.hypot(half(0), half(1), half(2)),
    grain,
  };
}
