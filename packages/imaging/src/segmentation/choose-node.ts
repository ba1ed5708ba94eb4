import type { MergeTree } from './merge-tree.ts';

/** How much each measure of a node speaks for it, see {@link nodeMeasures}. */
type NodeWeights = readonly number[];

/** Learned on generated rooms, buildings and gardens, whose things are known pixel by pixel: the mean overlap is greatest. */
export const NODE_WEIGHTS: NodeWeights = [5.4, 4.6, 2.7, -4.2, -6.1, -1, -0.25];

/** Below this a difference is noise. */
const NOISE = 0.4;
/** An outline of less contrast is none: the cut of an even surface. */
const FAINTEST = 0.3;

/**
 * What speaks for a node as the thing that somebody points at: how much more unlike its surroundings are than its parts
 * are among themselves, the contrast of its outline against that inside it and alone, its size and how far that is from
 * middling, its part on the picture's frame, how ragged its outline is.
 */
function nodeMeasures(tree: MergeTree, node: number): number[] {
  const { level, area, outline, contrast, frame, parent } = tree;
  const total = area[tree.nodes - 1] as number;
  const over = level[parent[node] as number] as number;
  const within = level[node] as number;
  const around = Math.max(1, outline[node] as number);
  const strength = (contrast[node] as number) / around;
  const share = (area[node] as number) / total;
  const whole = around + (frame[node] as number);
  return [
    Math.log((over + NOISE) / (within + NOISE)),
    Math.log((strength + 1) / (within + NOISE)),
    Math.log(strength + 1),
    Math.log(share),
    Math.log(share) ** 2 / 10,
    (frame[node] as number) / whole,
    Math.log((whole * whole) / (area[node] as number)),
  ];
}

function nodeScore(tree: MergeTree, node: number, weights: NodeWeights): number {
  return nodeMeasures(tree, node).reduce((sum, measure, k) => sum + measure * (weights[k] as number), 0);
}

/** A node and those above it, below the root. */
export function chainAbove(tree: MergeTree, leaf: number): number[] {
  const chain: number[] = [];
  for (let node = leaf; (tree.parent[node] as number) >= 0; node = tree.parent[node] as number)
    chain.push(node);
  return chain;
}

/** The node of a chain that most looks like a thing; −1 where none has an outline. */
export function chooseNode(tree: MergeTree, chain: readonly number[], weights: NodeWeights): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const node of chain) {
    if ((tree.contrast[node] as number) < FAINTEST * (tree.outline[node] as number)) continue;
    const score = nodeScore(tree, node, weights);
    if (score <= bestScore) continue;
    best = node;
    bestScore = score;
  }
  return best;
}
