import { chainAbove, chooseNode, type Place, wholeOf } from './choose-node.ts';
import type { MergeTree } from './merge-tree.ts';
import { MinHeap } from './min-heap.ts';
import type { RegionGraph } from './region-graph.ts';

/** A larger thing that holds all clicks is taken where it is at most this many times as large as what they pick alone. */
const LARGER = 1.4;

/**
 * Which regions belong to what was pointed at.
 *
 * Each click on the thing picks the node of the tree that most looks like a thing; several that have a common one which is
 * hardly larger pick that. A click beside the thing takes away: what joins it before it joins a click on the thing, and
 * of the rest what is nearer to it, by paths over the contrast between regions (X. Bai, G. Sapiro, "Geodesic matting",
 * 2009, on regions in place of pixels).
 *
 * @param on regions clicked on the thing, at least one
 * @param places where they were clicked
 * @param off regions clicked beside it
 * @returns 1 for each region that belongs to it
 */
export function pickRegions(
  graph: RegionGraph,
  tree: MergeTree,
  on: readonly number[],
  places: readonly Place[],
  off: readonly number[],
): Uint8Array {
  const picked = new Uint8Array(tree.leaves);
  const nodes = on.map((leaf, at) => {
    const chain = chainAbove(tree, leaf);
    return wholeOf(tree, chain, chooseNode(tree, chain, places[at] as Place));
  });
  for (const node of nodes) markLeaves(tree, node, picked, 1);
  const common = on.length > 1 ? commonThing(tree, on, places) : -1;
  if (common >= 0 && (tree.area[common] as number) <= LARGER * areaOf(graph, picked))
    markLeaves(tree, common, picked, 1);
  if (off.some((leaf) => picked[leaf] === 1)) takeAway(graph, tree, picked, on, off);
  return picked;
}

/** The node that most looks like a thing of those that hold all of the regions; −1 where only the whole picture does. */
function commonThing(tree: MergeTree, leaves: readonly number[], places: readonly Place[]): number {
  const chains = leaves.map((leaf) => chainAbove(tree, leaf));
  const shared = (chains[0] ?? []).filter((node) => chains.every((chain) => chain.includes(node)));
  const middle = (key: 'x' | 'y'): number =>
    places.reduce((sum, place) => sum + place[key], 0) / places.length;
  return chooseNode(tree, shared, { x: middle('x'), y: middle('y') });
}

/** Parts what is picked between the clicks on the thing and those beside it. */
function takeAway(
  graph: RegionGraph,
  tree: MergeTree,
  picked: Uint8Array,
  on: readonly number[],
  off: readonly number[],
): void {
  const meetsOn = meetingLevels(tree, on);
  const meetsOff = meetingLevels(tree, off);
  const side = new Int8Array(tree.leaves);
  for (let leaf = 0; leaf < tree.leaves; leaf++) {
    const towardsOn = meetsOn[leaf] as number;
    const towardsOff = meetsOff[leaf] as number;
    if (towardsOn !== towardsOff) side[leaf] = towardsOn < towardsOff ? 1 : -1;
  }
  for (const leaf of on) side[leaf] = 1;
  for (const leaf of off) side[leaf] = -1;
  spreadSides(graph, side, picked);
  for (let leaf = 0; leaf < picked.length; leaf++) if (side[leaf] === -1) picked[leaf] = 0;
}

/** Of each leaf: the number of the lowest node that it has in common with one of the seeds (higher nodes have higher numbers). */
function meetingLevels(tree: MergeTree, seeds: readonly number[]): Int32Array {
  const holds = new Uint8Array(tree.nodes);
  for (const seed of seeds)
    for (let node = seed; node >= 0 && holds[node] === 0; node = tree.parent[node] as number) holds[node] = 1;
  // From the root down: a node that holds no seed meets one where its parent does.
  const meets = new Int32Array(tree.nodes);
  for (let node = tree.nodes - 1; node >= 0; node--)
    meets[node] = holds[node] === 1 ? node : (meets[tree.parent[node] as number] as number);
  return meets.subarray(0, tree.leaves);
}

/** Gives each undecided (0) region within `picked` the side (1, −1) that is nearer over the contrast between regions. */
export function spreadSides(graph: RegionGraph, side: Int8Array, picked: Uint8Array): void {
  const links: number[][] = Array.from({ length: side.length }, () => []);
  for (let edge = 0; edge < graph.from.length; edge++) {
    links[graph.from[edge] as number]?.push(edge);
    links[graph.to[edge] as number]?.push(edge);
  }
  const heap = new MinHeap();
  const done = new Uint8Array(side.length);
  const reached = Int8Array.from(side);
  const distance = new Float64Array(side.length).fill(Number.POSITIVE_INFINITY);
  for (let leaf = 0; leaf < side.length; leaf++)
    if (side[leaf] !== 0 && picked[leaf] === 1) {
      distance[leaf] = 0;
      heap.push(0, leaf);
    }
  for (let leaf = heap.pop(); leaf >= 0; leaf = heap.pop()) {
    if (done[leaf] === 1) continue;
    done[leaf] = 1;
    side[leaf] = reached[leaf] as number;
    for (const edge of links[leaf] ?? []) {
      const other =
        (graph.from[edge] as number) === leaf ? (graph.to[edge] as number) : (graph.from[edge] as number);
      if (done[other] === 1 || picked[other] === 0) continue;
      const step = (graph.contrast[edge] as number) / (graph.length[edge] as number) + 0.2;
      const far = (distance[leaf] as number) + step;
      if (far >= (distance[other] as number)) continue;
      distance[other] = far;
      reached[other] = reached[leaf] as number;
      heap.push(far, other);
    }
  }
}

export function markLeaves(tree: MergeTree, node: number, marks: Uint8Array, value: 0 | 1): void {
  const open = [node];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    if (top < 0) continue;
    if (top < tree.leaves) marks[top] = value;
    else open.push(tree.left[top] as number, tree.right[top] as number);
  }
}

function areaOf(graph: RegionGraph, marks: Uint8Array): number {
  let area = 0;
  for (let leaf = 0; leaf < marks.length; leaf++) if (marks[leaf] === 1) area += graph.area[leaf] as number;
  return area;
}
