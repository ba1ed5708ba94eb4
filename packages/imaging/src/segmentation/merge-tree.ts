import { labelBounds } from '../label-bounds.ts';
import { MERGE_NET } from './merge-net.ts';
import { Borders, type Judge } from './merging-borders.ts';
import { GRAINS, MARKS, type RegionGraph } from './region-graph.ts';
import { createNet, type SmallNet } from './small-net.ts';

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
  /** How unlike the two parts were; never below those of the parts. `ALIKE` for leaves. */
  readonly level: Float64Array;
  readonly area: Float64Array;
  /** Outline inside the picture, sums along it (contrast, marks), and its part on the picture's frame. */
  readonly outline: Float64Array;
  readonly contrast: Float64Array;
  readonly marks: Float64Array;
  readonly frame: Float64Array;
  /** Borders that were dissolved in it, and the sum of their contrast. */
  readonly innerLength: Float64Array;
  readonly innerContrast: Float64Array;
  /** Sums of L*, a*, b*, texture, and of L*². */
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** Left, top, and the first column and row beyond. */
  readonly bounds: Int32Array;
  /** Of the picture. */
  readonly width: number;
  readonly height: number;
}

/** Level of what was never parted. */
const ALIKE = -12;

/** Parts that vary no more than this (sum of both) are flat: drawn, not seen under a light. */
const FLAT = 0.3;
/** A step between regions within a part weighs as much as this much spread of its lightness. */
const STEP = 3;
/** Contrast (ΔE) that is none between flat parts, and how fast more of it parts them. */
const NO_CONTRAST = 0.5;
const PARTING = 3;

/**
 * Judges by a learned net, but between flat colours: there each step is an edge, which none of the scenes that nets learn from shows.
 */
export function judgeBy(net: SmallNet): Judge {
  const learned = createNet(net);
  return (measures) => {
    const at = (k: number): number => Math.expm1(measures[k] as number);
    // A sliver of another colour that a large part took in spreads its lightness, but hardly adds a step.
    const unrest = (spread: number, inner: number): number =>
      inner > 0 ? Math.min(spread, STEP * inner) : spread;
    if (unrest(at(24), at(26)) + unrest(at(25), at(27)) > FLAT) return learned(measures);
    const contrast = at(0);
    return contrast < NO_CONTRAST ? ALIKE : PARTING * Math.log(contrast / NO_CONTRAST);
  };
}

const judgeLooks = judgeBy(MERGE_NET);

/**
 * Joins the most alike neighbours until one is left. How unlike two parts are is learned (J. Nunez-Iglesias et al., "Machine learning
 * of hierarchical clustering to segment 2D and 3D images", 2013), on generated scenes under hard light.
 */
export function mergeTree(graph: RegionGraph, judge = judgeLooks): MergeTree {
  const leaves = graph.area.length;
  const most = 2 * leaves - 1;
  const tree = {
    parent: new Int32Array(most).fill(-1),
    left: new Int32Array(most).fill(-1),
    right: new Int32Array(most).fill(-1),
    level: new Float64Array(most).fill(ALIKE),
    area: new Float64Array(most),
    outline: new Float64Array(most),
    contrast: new Float64Array(most),
    marks: new Float64Array(most * MARKS),
    frame: new Float64Array(most),
    innerLength: new Float64Array(most),
    innerContrast: new Float64Array(most),
    sums: new Float64Array(most * 4),
    squares: new Float64Array(most),
    bounds: new Int32Array(most * 4),
  };
  const { width, height } = graph.regions;
  tree.sums.set(graph.sums);
  for (let leaf = 0; leaf < leaves; leaf++) tree.squares[leaf] = graph.grain[GRAINS * leaf] as number;
  tree.bounds.set(labelBounds(graph.regions));
  tree.area.set(graph.area);
  tree.frame.set(graph.frame);
  const { marks } = tree;
  for (let edge = 0; edge < graph.from.length; edge++)
    for (const node of [graph.from[edge] as number, graph.to[edge] as number]) {
      tree.outline[node] = (tree.outline[node] as number) + (graph.length[edge] as number);
      tree.contrast[node] = (tree.contrast[node] as number) + (graph.contrast[edge] as number);
      for (let k = 0; k < MARKS; k++)
        marks[MARKS * node + k] =
          (marks[MARKS * node + k] as number) + (graph.marks[MARKS * edge + k] as number);
    }
  const borders = new Borders(graph, judge);
  const { length, contrast, marks: common } = borders.sums;
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
    for (const key of [
      'area',
      'outline',
      'contrast',
      'frame',
      'innerLength',
      'innerContrast',
      'squares',
    ] as const)
      tree[key][node] = (tree[key][p] as number) + (tree[key][q] as number);
    tree.outline[node] = (tree.outline[node] as number) - 2 * (length[edge] as number);
    tree.contrast[node] = (tree.contrast[node] as number) - 2 * (contrast[edge] as number);
    tree.innerLength[node] = (tree.innerLength[node] as number) + (length[edge] as number);
    tree.innerContrast[node] = (tree.innerContrast[node] as number) + (contrast[edge] as number);
    for (let k = 0; k < MARKS; k++)
      marks[MARKS * node + k] =
        (marks[MARKS * p + k] as number) +
        (marks[MARKS * q + k] as number) -
        2 * (common[MARKS * edge + k] as number);
    for (let k = 0; k < 4; k++) {
      tree.sums[4 * node + k] = (tree.sums[4 * p + k] as number) + (tree.sums[4 * q + k] as number);
      const further = k < 2 ? Math.min : Math.max;
      tree.bounds[4 * node + k] = further(tree.bounds[4 * p + k] as number, tree.bounds[4 * q + k] as number);
    }
    nodeOf[borders.join(edge)] = node;
  }
  return { leaves, nodes, width, height, ...tree };
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
