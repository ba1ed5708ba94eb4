import type { Model } from '@plumbline/models/model/model.ts';

/** Which instances a batch is made of. */
export interface BatchPlan {
  readonly kind: 'joined' | 'repeated';
  readonly instances: Uint32Array;
}

/** A batch that is joined holds about this many vertices: few calls, and still something that can be left out of sight. */
const VERTICES_JOINED = 60_000;
/** A mesh that stands at least this often, and is more than a box or two, is kept once. */
const REPEATED_FROM = 12;
const REPEATED_TRIANGLES = 64;
const PLACES_TOGETHER = 512;
/** Metres: what is smaller can be left out while the camera moves. */
const SMALL = 0.6;
const CELLS = 1024;

/**
 * Parts the instances of a model into batches: meshes that are repeated often are drawn from one copy, everything else is joined, small
 * things with small things and neighbours with neighbours.
 *
 * @param boxes from `instanceBoxes`.
 */
export function planBatches(model: Model, boxes: Float32Array): BatchPlan[] {
  const { instances, meshes } = model;
  const uses = new Uint32Array(meshes.length);
  for (let at = 0; at < instances.count; at += 1) {
    const mesh = instances.mesh[at] ?? 0;
    uses[mesh] = (uses[mesh] ?? 0) + 1;
  }
  const isRepeated = meshes.map(
    ({ indices }, mesh) => (uses[mesh] ?? 0) >= REPEATED_FROM && indices.length / 3 >= REPEATED_TRIANGLES,
  );
  const groups = new Map<string, number[]>();
  for (let at = 0; at < instances.count; at += 1) {
    if (model.things[instances.thing[at] ?? 0]?.setAside) continue;
    const mesh = instances.mesh[at] ?? 0;
    if ((meshes[mesh]?.indices.length ?? 0) === 0) continue;
    const key = isRepeated[mesh]
      ? `${mesh} ${isMirrored(instances.matrix, at * 16)}`
      : sizeOf(boxes, at) < SMALL
        ? 'small'
        : 'large';
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  const order = cellOrder(boxes);
  return [...groups].flatMap(([key, members]) => {
    members.sort((a, b) => order(a) - order(b));
    const kind = key === 'small' || key === 'large' ? 'joined' : 'repeated';
    const weigh = (at: number) => (meshes[instances.mesh[at] ?? 0]?.positions.length ?? 0) / 3;
    const parts =
      kind === 'joined' ? partBy(members, VERTICES_JOINED, weigh) : partBy(members, PLACES_TOGETHER, () => 1);
    return parts.map((list) => ({ kind, instances: list }) satisfies BatchPlan);
  });
}

/** Whether a matrix turns counter-clockwise into clockwise. */
export function isMirrored(matrix: Float64Array, from: number): boolean {
  const m = (at: number) => matrix[from + at] ?? 0;
  const determinant =
    m(0) * (m(5) * m(10) - m(9) * m(6)) -
    m(4) * (m(1) * m(10) - m(9) * m(2)) +
    m(8) * (m(1) * m(6) - m(5) * m(2));
  return determinant < 0;
}

/** Metres across the longest side. */
export function sizeOf(boxes: Float32Array, instance: number): number {
  const at = (index: number) => boxes[instance * 6 + index] ?? 0;
  return Math.max(at(3) - at(0), at(4) - at(1), at(5) - at(2));
}

function partBy(members: readonly number[], limit: number, weigh: (member: number) => number): Uint32Array[] {
  const parts: Uint32Array[] = [];
  let from = 0;
  let weight = 0;
  members.forEach((member, at) => {
    weight += weigh(member);
    if (weight < limit && at + 1 < members.length) return;
    parts.push(Uint32Array.from(members.slice(from, at + 1)));
    from = at + 1;
    weight = 0;
  });
  return parts;
}

/** Neighbours follow each other along a Z-order curve (G. M. Morton, 1966) of the cells of a grid. */
function cellOrder(boxes: Float32Array): (instance: number) => number {
  const count = boxes.length / 6;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const middle = (at: number, axis: number) =>
    ((boxes[at * 6 + axis] ?? 0) + (boxes[at * 6 + axis + 3] ?? 0)) / 2;
  for (let at = 0; at < count; at += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      low[axis] = Math.min(low[axis] ?? 0, middle(at, axis));
      high[axis] = Math.max(high[axis] ?? 0, middle(at, axis));
    }
  const span = Math.max(1e-6, ...high.map((value, axis) => value - (low[axis] ?? 0)));
  const codes = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const cell = (axis: number) =>
      Math.min(CELLS - 1, Math.floor(((middle(at, axis) - (low[axis] ?? 0)) / span) * CELLS));
    codes[at] = spread(cell(0)) + 2 * spread(cell(1)) + 4 * spread(cell(2));
  }
  return (instance) => codes[instance] ?? 0;
}

/** Ten bits, two free places behind each. */
function spread(value: number): number {
  let bits = value & 0x3ff;
  bits = (bits | (bits << 16)) & 0x30000ff;
  bits = (bits | (bits << 8)) & 0x300f00f;
  bits = (bits | (bits << 4)) & 0x30c30c3;
  return (bits | (bits << 2)) & 0x9249249;
}
