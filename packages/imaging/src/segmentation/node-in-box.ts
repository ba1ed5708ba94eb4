import type { MergeTree } from './merge-tree.ts';
import type { RegionGraph } from './region-graph.ts';

/** In pixels; the right and bottom edges are outside. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A node is what a box was drawn around where their intersection is this share of their union. */
const FITS = 0.7;

/**
 * The node whose bounds come closest to a box that somebody has drawn around it; of nodes with the same bounds the largest.
 *
 * @returns −1 where none comes close: a thing of several colours that touches others
 */
export function nodeInBox({ regions }: RegionGraph, tree: MergeTree, box: PixelBox): number {
  const { width, data } = regions;
  const left = new Int32Array(tree.nodes).fill(width);
  const top = new Int32Array(tree.nodes).fill(regions.height);
  const right = new Int32Array(tree.nodes);
  const bottom = new Int32Array(tree.nodes);
  for (let i = 0; i < data.length; i++) {
    const leaf = (data[i] as number) - 1;
    const x = i % width;
    const y = (i - x) / width;
    left[leaf] = Math.min(left[leaf] as number, x);
    right[leaf] = Math.max(right[leaf] as number, x + 1);
    top[leaf] = Math.min(top[leaf] as number, y);
    bottom[leaf] = Math.max(bottom[leaf] as number, y + 1);
  }
  let best = -1;
  let bestShare = FITS;
  const area = (box.x1 - box.x0) * (box.y1 - box.y0);
  for (let node = 0; node < tree.nodes; node++) {
    if (node >= tree.leaves) {
      const one = tree.left[node] as number;
      const other = tree.right[node] as number;
      left[node] = Math.min(left[one] as number, left[other] as number);
      top[node] = Math.min(top[one] as number, top[other] as number);
      right[node] = Math.max(right[one] as number, right[other] as number);
      bottom[node] = Math.max(bottom[one] as number, bottom[other] as number);
    }
    const [x0, y0, x1, y1] = [left[node], top[node], right[node], bottom[node]] as [
      number,
      number,
      number,
      number,
    ];
    const common =
      Math.max(0, Math.min(box.x1, x1) - Math.max(box.x0, x0)) *
      Math.max(0, Math.min(box.y1, y1) - Math.max(box.y0, y0));
    const share = common / (area + (x1 - x0) * (y1 - y0) - common);
    // Parents come later and hold more.
    if (share < bestShare) continue;
    best = node;
    bestShare = share;
  }
  return best;
}
