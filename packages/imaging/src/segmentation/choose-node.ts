import type { MergeTree } from './merge-tree.ts';
import { NODE_NET } from './node-net.ts';
import { MARKS } from './region-graph.ts';
import { createNet } from './small-net.ts';

export const NODE_MEASURES = 27;

/** An outline of less contrast is none: the cut of an even surface. */
const FAINTEST = 0.3;

/** Where a click lies, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * What speaks for a node as the thing that somebody points at: how unlike it is to what it joins next and how unlike its parts were
 * among themselves, its outline, size, form, evenness, and how far from its middle the click lies.
 *
 * @param below the node of the same chain under it; −1 for a leaf
 */
export function measureNode(
  tree: MergeTree,
  node: number,
  below: number,
  { x, y }: Place,
  out: Float64Array,
): void {
  const { level, area, outline, contrast, frame, parent, innerLength, innerContrast, bounds, sums } = tree;
  const own = area[node] as number;
  const total = area[tree.nodes - 1] as number;
  const above = parent[node] as number;
  const next = above >= 0 ? (parent[above] as number) : -1;
  const around = Math.max(1, outline[node] as number);
  const whole = around + (frame[node] as number);
  const mark = (k: number): number => (tree.marks[MARKS * node + k] as number) / around;
  const [left, top, right, bottom] = bounds.subarray(4 * node, 4 * node + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const [wide, high] = [right - left, bottom - top];
  const { width, height } = tree;
  const mean = (k: number): number => (sums[4 * node + k] as number) / own;
  const spread = Math.sqrt(Math.max(0, (tree.squares[node] as number) / own - mean(0) ** 2));
  const inner = (innerContrast[node] as number) / (1 + (innerLength[node] as number));
  const strength = (contrast[node] as number) / around;
  const share = Math.log(own / total);
  const over = above >= 0 ? (level[above] as number) : 12;
  out[0] = share;
  out[1] = (share * share) / 10;
  out[2] = (frame[node] as number) / whole;
  out[3] = Math.log((whole * whole) / own);
  out[4] = over;
  out[5] = level[node] as number;
  out[6] = over - (level[node] as number);
  out[7] = next >= 0 ? (level[next] as number) : 12;
  out[8] = Math.log(1 + strength);
  out[9] = Math.log((1 + strength) / (1 + inner));
  out[10] = 10 * mark(0);
  out[11] = 20 * mark(1);
  out[12] = mark(3);
  out[13] = Math.log(1 + mark(4));
  out[14] = 20 * mark(5);
  out[15] = above >= 0 ? Math.log((area[above] as number) / own) : 1;
  out[16] = next >= 0 ? Math.log((area[next] as number) / own) : 1;
  out[17] = below >= 0 ? Math.log(own / (area[below] as number)) : 3;
  out[18] = own / (wide * high);
  out[19] = Math.log(wide / high);
  out[20] = (top + bottom) / 2 / height;
  out[21] = Math.abs((2 * x - left - right) / wide);
  out[22] = Math.abs((2 * y - top - bottom) / high);
  out[23] = Math.log(1 + spread);
  out[24] = Math.log(1 + inner);
  out[25] = Math.log(1 + Math.hypot(mean(1), mean(2)));
  out[26] = ((wide / width) * high) / height;
}

const likeness = createNet(NODE_NET);

/** A node and those above it, below the root. */
export function chainAbove(tree: MergeTree, leaf: number): number[] {
  const chain: number[] = [];
  for (let node = leaf; (tree.parent[node] as number) >= 0; node = tree.parent[node] as number)
    chain.push(node);
  return chain;
}

/** The node of a chain that most looks like a thing pointed at there; −1 where none has an outline. */
export function chooseNode(tree: MergeTree, chain: readonly number[], place: Place): number {
  const measures = new Float64Array(NODE_MEASURES);
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  chain.forEach((node, at) => {
    if ((tree.contrast[node] as number) < FAINTEST * (tree.outline[node] as number)) return;
    measureNode(tree, node, chain[at - 1] ?? -1, place, measures);
    const score = likeness(measures);
    if (score <= bestScore) return;
    best = node;
    bestScore = score;
  });
  return best;
}

/** Parts that join at this level or below are one thing. */
const SURELY_ONE = -2;

/** The highest node of the chain that is surely the same thing as that one; −1 for −1. */
export function wholeOf(tree: MergeTree, chain: readonly number[], node: number): number {
  let whole = node;
  for (let at = chain.indexOf(node) + 1; node >= 0 && at < chain.length; at++) {
    const above = chain[at] as number;
    if ((tree.level[above] as number) > SURELY_ONE) break;
    whole = above;
  }
  return whole;
}
