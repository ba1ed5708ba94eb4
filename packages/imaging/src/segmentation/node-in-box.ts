import type { MergeTree } from './merge-tree.ts';
import { MARKS } from './region-graph.ts';

/** In pixels; the right and bottom edges are outside. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A node is what a box was drawn around where their intersection is this share of their union. */
const FITS = 0.7;
/** Nor is it what stands out nowhere along most of its outline: a strip of even ground. */
const HARDLY_SEEN = 0.6;
const FAINT_MARK = 3;

/**
 * The node whose bounds come closest to a box that somebody has drawn around it; of nodes with the same bounds the largest.
 *
 * @returns −1 where none comes close: a thing of several colours that touches others
 */
export function nodeInBox(tree: MergeTree, box: PixelBox): number {
  let best = -1;
  let bestShare = FITS;
  const area = (box.x1 - box.x0) * (box.y1 - box.y0);
  for (let node = 0; node < tree.nodes; node++) {
    if ((tree.marks[MARKS * node + FAINT_MARK] as number) > HARDLY_SEEN * (tree.outline[node] as number))
      continue;
    const [x0, y0, x1, y1] = [0, 1, 2, 3].map((k) => tree.bounds[4 * node + k]) as [
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
