import { Borders } from './merging-borders.ts';
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

/**
 * Joins the most alike neighbours until one is left. Likeness is of the common border (P. Arbeláez et al., "Contour
 * detection and hierarchical image segmentation", 2011, with the mean contrast in place of their boundary strength) and of the
 * mean colours (P. Salembier, L. Garrido, "Binary partition tree", 2000).
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
  const borders = new Borders(graph);
  for (let edge = 0; edge < graph.from.length; edge++)
    for (const node of [graph.from[edge] as number, graph.to[edge] as number]) {
      tree.outline[node] = (tree.outline[node] as number) + (graph.length[edge] as number);
      tree.contrast[node] = (tree.contrast[node] as number) + (graph.contrast[edge] as number);
    }
  const nodeOf = Int32Array.from({ length: leaves }, (_, leaf) => leaf);
  let nodes = leaves;
  for (let edge = borders.takeWeakest(); edge >= 0; edge = borders.takeWeakest()) {
    const [p, q] = borders.ends(edge).map((part) => nodeOf[part] as number) as [number, number];
    const node = nodes++;
    tree.parent[p] = node;
    tree.parent[q] = node;
    tree.left[node] = p;
    tree.right[node] = q;
    tree.level[node] = Math.max(borders.lastValue, tree.level[p] as number, tree.level[q] as number);
    for (const key of ['area', 'outline', 'contrast', 'frame'] as const)
      tree[key][node] = (tree[key][p] as number) + (tree[key][q] as number);
    tree.outline[node] = (tree.outline[node] as number) - 2 * borders.lengthOf(edge);
    tree.contrast[node] = (tree.contrast[node] as number) - 2 * borders.contrastOf(edge);
    nodeOf[borders.join(edge)] = node;
  }
  return { leaves, nodes, ...tree };
}

/** The tree cut into at most `count` parts, the most unlike joins undone first; parts of all leaves, numbered from 0. */
export function partsOfTree(
  tree: MergeTree,
  count: number,
): { readonly of: Int32Array; readonly count: number } {
  const of = new Int32Array(tree.nodes).fill(-1);
  // Later nodes join what is less alike: the last count − 1 joins undone leave count parts.
  const first = Math.max(tree.leaves, tree.nodes - (count - 1));
  let parts = 0;
  for (let node = tree.nodes - 1; node >= 0; node--) {
    if (node >= first) continue;
    const parent = tree.parent[node] as number;
    of[node] = parent >= first || parent < 0 ? parts++ : (of[parent] as number);
  }
  return { of: of.slice(0, tree.leaves), count: parts };
}
