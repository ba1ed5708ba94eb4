import type { Cutouts } from './cutout-mask.ts';
import type { SolidMesh } from './solid-mesh.ts';

/** A tree of boxes over primitives, laid out for tracing. */
export interface Bvh {
  /** Per node: min x, y, z, max x, y, z. */
  readonly bounds: Float32Array;
  /** Per node: first primitive of a leaf, else index of the left child (the right one follows it). */
  readonly first: Int32Array;
  /** Per node: primitives of a leaf; 0 for an inner node. */
  readonly count: Int32Array;
  /** Order of the primitives: position → index in the mesh. */
  readonly order: Int32Array;
  /** Corner and edges of each primitive, in that order. */
  readonly geometry: Float32Array;
  /** 0 triangle, 1 parallelogram, `CUT_OUT` a triangle whose picture has clear parts. */
  readonly shape: Uint8Array;
  readonly cutouts?: Cutouts;
}

const BINS = 12;
const LEAF = 2;
const ALL_AXES = [0, 1, 2];

/**
 * Builds by the surface area heuristic over binned centroids (Ingo Wald, "On fast construction of SAH-based bounding
 * volume hierarchies", 2007).
 *
 * @param axes along which boxes are split: the longest, or whichever makes rays cheapest, which takes longer to find. Where surfaces lie in
 * one another the tree decides which of them a ray meets.
 */
export function buildBvh(mesh: SolidMesh, axes: 'longest' | 'all' = 'longest'): Bvh {
  const n = mesh.count;
  const boxes = primitiveBoxes(mesh);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const bounds = new Float32Array(Math.max(1, 2 * n) * 6);
  const first = new Int32Array(Math.max(1, 2 * n));
  const count = new Int32Array(Math.max(1, 2 * n));
  let nodes = 1;
  const stack: number[] = [0, 0, n];
  const bins: Bins = {
    count: new Int32Array(BINS),
    box: new Float32Array(BINS * 6),
    sweep: new Float32Array(BINS),
  };
  while (stack.length > 0) {
    const to = stack.pop() as number;
    const from = stack.pop() as number;
    const node = stack.pop() as number;
    let lowX = Infinity;
    let lowY = Infinity;
    let lowZ = Infinity;
    let highX = -Infinity;
    let highY = -Infinity;
    let highZ = -Infinity;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let k = from; k < to; k++) {
      const b = (order[k] as number) * 6;
      const x0 = boxes[b] as number;
      const y0 = boxes[b + 1] as number;
      const z0 = boxes[b + 2] as number;
      const x1 = boxes[b + 3] as number;
      const y1 = boxes[b + 4] as number;
      const z1 = boxes[b + 5] as number;
      if (x0 < lowX) lowX = x0;
      if (y0 < lowY) lowY = y0;
      if (z0 < lowZ) lowZ = z0;
      if (x1 > highX) highX = x1;
      if (y1 > highY) highY = y1;
      if (z1 > highZ) highZ = z1;
      for (let axis = 0; axis < 3; axis++) {
        const c = ((boxes[b + axis] as number) + (boxes[b + 3 + axis] as number)) / 2;
        if (c < (low[axis] as number)) low[axis] = c;
        if (c > (high[axis] as number)) high[axis] = c;
      }
    }
    bounds.set([lowX, lowY, lowZ, highX, highY, highZ], node * 6);
    const size = to - from;
    let axis = 0;
    for (let k = 1; k < 3; k++)
      if ((high[k] as number) - (low[k] as number) > (high[axis] as number) - (low[axis] as number)) axis = k;
    if (size <= LEAF || !((high[axis] as number) - (low[axis] as number) > 1e-6)) {
      first[node] = from;
      count[node] = size;
      continue;
    }
    const tried = axes === 'all' ? ALL_AXES : [axis];
    let cheapest = Infinity;
    let split = BINS >> 1;
    for (const each of tried) {
      const extent = (high[each] as number) - (low[each] as number);
      if (!(extent > 1e-6)) continue;
      fillBins(boxes, order, from, to, each, low[each] as number, (BINS * 0.9999) / extent, bins);
      const best = bestSplit(bins);
      if (best.cost >= cheapest) continue;
      cheapest = best.cost;
      split = best.split;
      axis = each;
    }
    const start = low[axis] as number;
    const scale = (BINS * 0.9999) / ((high[axis] as number) - start);
    let middle = from;
    let end = to - 1;
    while (middle <= end) {
      const p = order[middle] as number;
      const c = ((boxes[p * 6 + axis] as number) + (boxes[p * 6 + 3 + axis] as number)) / 2;
      if (Math.floor((c - start) * scale) <= split) middle++;
      else {
        order[middle] = order[end] as number;
        order[end--] = p;
      }
    }
    if (middle === from || middle === to) middle = (from + to) >> 1;
    first[node] = nodes;
    stack.push(nodes, from, middle, nodes + 1, middle, to);
    nodes += 2;
  }
  return {
    bounds: bounds.slice(0, nodes * 6),
    first: first.slice(0, nodes),
    count: count.slice(0, nodes),
    order,
    ...inOrder(mesh, order),
  };
}

interface Bins {
  readonly count: Int32Array;
  readonly box: Float32Array;
  readonly sweep: Float32Array;
}

function fillBins(
  boxes: Float32Array,
  order: Int32Array,
  from: number,
  to: number,
  axis: number,
  start: number,
  scale: number,
  { count, box }: Bins,
): void {
  count.fill(0);
  for (let b = 0; b < BINS; b++) {
    box.fill(Infinity, b * 6, b * 6 + 3);
    box.fill(-Infinity, b * 6 + 3, b * 6 + 6);
  }
  for (let k = from; k < to; k++) {
    const b = (order[k] as number) * 6;
    const c = ((boxes[b + axis] as number) + (boxes[b + 3 + axis] as number)) / 2;
    const bin = Math.floor((c - start) * scale);
    count[bin] = (count[bin] as number) + 1;
    growBox(box, bin * 6, boxes, b);
  }
}

/** After which bin to split, and what tracing would then cost. */
function bestSplit({ count: binCount, box: binBox, sweep }: Bins): { split: number; cost: number } {
  const box = new Float32Array(6);
  box.fill(Infinity, 0, 3);
  box.fill(-Infinity, 3, 6);
  let total = 0;
  for (let b = BINS - 1; b > 0; b--) {
    growBox(box, 0, binBox, b * 6);
    total += binCount[b] as number;
    sweep[b - 1] = total * halfArea(box);
  }
  box.fill(Infinity, 0, 3);
  box.fill(-Infinity, 3, 6);
  total = 0;
  let best = Infinity;
  let split = BINS >> 1;
  for (let b = 0; b < BINS - 1; b++) {
    growBox(box, 0, binBox, b * 6);
    total += binCount[b] as number;
    const cost = total * halfArea(box) + (sweep[b] as number);
    if (cost >= best) continue;
    best = cost;
    split = b;
  }
  return { split, cost: best };
}

function growBox(box: Float32Array, at: number, other: Float32Array, from: number): void {
  for (let k = 0; k < 3; k++) {
    if ((other[from + k] as number) < (box[at + k] as number)) box[at + k] = other[from + k] as number;
    if ((other[from + 3 + k] as number) > (box[at + 3 + k] as number))
      box[at + 3 + k] = other[from + 3 + k] as number;
  }
}

function halfArea(box: Float32Array): number {
  const x = (box[3] as number) - (box[0] as number);
  if (!(x >= 0)) return 0;
  const y = (box[4] as number) - (box[1] as number);
  const z = (box[5] as number) - (box[2] as number);
  return x * y + y * z + z * x;
}

function primitiveBoxes(mesh: SolidMesh): Float32Array {
  const boxes = new Float32Array(mesh.count * 6);
  const g = mesh.geometry;
  for (let i = 0; i < mesh.count; i++) {
    for (let k = 0; k < 3; k++) {
      const p = g[i * 9 + k] as number;
      const a = g[i * 9 + 3 + k] as number;
      const b = g[i * 9 + 6 + k] as number;
      const far = mesh.shape[i] === 1 ? a + b : a;
      boxes[i * 6 + k] = p + Math.min(0, a, b, far);
      boxes[i * 6 + 3 + k] = p + Math.max(0, a, b, far);
    }
  }
  return boxes;
}

function inOrder(mesh: SolidMesh, order: Int32Array): { geometry: Float32Array; shape: Uint8Array } {
  const geometry = new Float32Array(order.length * 9);
  const shape = new Uint8Array(order.length);
  for (let k = 0; k < order.length; k++) {
    const i = order[k] as number;
    geometry.set(mesh.geometry.subarray(i * 9, i * 9 + 9), k * 9);
    shape[k] = mesh.shape[i] as number;
  }
  return { geometry, shape };
}
