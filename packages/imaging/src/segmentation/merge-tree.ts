import { MinHeap } from './min-heap.ts';
import { combine } from './region-features.ts';
import type { RegionGraph } from './region-graph.ts';

/**
 * A binary tree over the regions of a picture: leaves 0…leaves−1 are the regions, later nodes the union of two earlier
 * ones, the last one the whole picture.
 */
export interface MergeTree {
  readonly leaves: number;
  readonly nodes: number;
  /** −1 for the root. */
  readonly parent: Int32Array;
  /** Of leaves −1. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** How unlike the two parts were; never below those of the parts. 0 for leaves. */
  readonly level: Float64Array;
  readonly area: Float64Array;
  /** Outline inside the picture, the sum of the contrast across it, and its part on the picture's frame. */
  readonly outline: Float64Array;
  readonly contrast: Float64Array;
  readonly frame: Float64Array;
}

/** Share of the contrast along the common border; the rest is that of the mean colours. */
const BORDER_SHARE = 0.8;
/** Small parts join first: what is unlike is taken by the smaller area to this power. */
const SIZE_POWER = 0.35;

/**
 * Joins the most alike neighbours until one is left. Likeness is of the common border (P. Arbeláez et al., "Contour
 * detection and hierarchical image segmentation", 2011, with the mean contrast in place of their boundary strength) and of the mean
 * colours (P. Salembier, L. Garrido, "Binary partition tree", 2000).
 */
export function mergeTree(graph: RegionGraph): MergeTree {
  const leaves = graph.area.length;
  const most = 2 * leaves - 1;
  const tree = {
    parent: new Int32Array(most).fill(-1),
    left: new Int32Array(most).fill(-1),
    right: new Int32Array(most).fill(-1),
    level: new Float64Array(most),
    area: new Float64Array(most),
    outline: new Float64Array(most),
    contrast: new Float64Array(most),
    frame: new Float64Array(most),
  };
  tree.area.set(graph.area);
  tree.frame.set(graph.frame);
  const sums = new Float64Array(4 * most);
  sums.set(graph.sums);
  const total = graph.area.reduce((sum, area) => sum + area, 0);
  const neighbours: (Map<number, number> | undefined)[] = Array.from({ length: leaves }, () => new Map());
  const length = Array.from(graph.length);
  const contrast = Array.from(graph.contrast);
  const ends: number[] = [];
  const heap = new MinHeap();

  const unlike = (edge: number, p: number, q: number): number => {
    const border = (contrast[edge] as number) / (length[edge] as number);
    const one = tree.area[p] as number;
    const other = tree.area[q] as number;
    const part = (k: number): number =>
      (sums[4 * p + k] as number) / one - (sums[4 * q + k] as number) / other;
    const colour = combine(part(0), part(1), part(2), part(3));
    const size = (Math.min(one, other) / total) ** SIZE_POWER;
    return (BORDER_SHARE * border + (1 - BORDER_SHARE) * colour) * size;
  };
  const offer = (edge: number, p: number, q: number): void => {
    ends[2 * edge] = p;
    ends[2 * edge + 1] = q;
    heap.push(unlike(edge, p, q), edge);
  };
  for (let edge = 0; edge < graph.from.length; edge++) {
    const p = graph.from[edge] as number;
    const q = graph.to[edge] as number;
    neighbours[p]?.set(q, edge);
    neighbours[q]?.set(p, edge);
    for (const node of [p, q]) {
      tree.outline[node] = (tree.outline[node] as number) + (length[edge] as number);
      tree.contrast[node] = (tree.contrast[node] as number) + (contrast[edge] as number);
    }
    offer(edge, p, q);
  }

  let nodes = leaves;
  for (let edge = heap.pop(); edge >= 0; edge = heap.pop()) {
    const p = ends[2 * edge] as number;
    const q = ends[2 * edge + 1] as number;
    const ofP = neighbours[p];
    const ofQ = neighbours[q];
    // An edge whose end has been joined meanwhile, or that is older than its last offer.
    if (!ofP || !ofQ || ofP.get(q) !== edge || heap.lastValue < unlike(edge, p, q) - 1e-9) continue;
    const node = nodes++;
    tree.parent[p] = node;
    tree.parent[q] = node;
    tree.left[node] = p;
    tree.right[node] = q;
    tree.level[node] = Math.max(heap.lastValue, tree.level[p] as number, tree.level[q] as number);
    for (const key of ['area', 'outline', 'contrast', 'frame'] as const)
      tree[key][node] = (tree[key][p] as number) + (tree[key][q] as number);
    tree.outline[node] = (tree.outline[node] as number) - 2 * (length[edge] as number);
    tree.contrast[node] = (tree.contrast[node] as number) - 2 * (contrast[edge] as number);
    for (let k = 0; k < 4; k++)
      sums[4 * node + k] = (sums[4 * p + k] as number) + (sums[4 * q + k] as number);
    neighbours[node] = joinNeighbours(p, q, ofP, ofQ, neighbours, length, contrast, node);
    neighbours[p] = undefined;
    neighbours[q] = undefined;
    for (const [other, link] of neighbours[node] ?? []) offer(link, node, other);
  }
  return { leaves, nodes, ...tree };
}

/** The neighbours of the union of `p` and `q`; common ones get one border of both lengths. */
function joinNeighbours(
  p: number,
  q: number,
  ofP: Map<number, number>,
  ofQ: Map<number, number>,
  neighbours: readonly (Map<number, number> | undefined)[],
  length: number[],
  contrast: number[],
  node: number,
): Map<number, number> {
  ofP.delete(q);
  ofQ.delete(p);
  const [large, small, smallNode] = ofP.size >= ofQ.size ? [ofP, ofQ, q] : [ofQ, ofP, p];
  const largeNode = smallNode === q ? p : q;
  for (const [other, edge] of small) {
    neighbours[other]?.delete(smallNode);
    const common = large.get(other);
    if (common === undefined) {
      large.set(other, edge);
      continue;
    }
    length[common] = (length[common] as number) + (length[edge] as number);
    contrast[common] = (contrast[common] as number) + (contrast[edge] as number);
  }
  for (const [other, edge] of large) {
    neighbours[other]?.delete(largeNode);
    neighbours[other]?.set(node, edge);
  }
  return large;
}
