import { MinHeap } from './min-heap.ts';
import { combine } from './region-features.ts';
import type { RegionGraph } from './region-graph.ts';

/** Share of the contrast along the common border; the rest is that of the mean colours. */
const BORDER_SHARE = 0.8;
/** Small parts join first: what is unlike is taken by the smaller area to this power. */
const SIZE_POWER = 0.35;

/** Where the smaller of two joined parts has this share of the larger, the larger has changed its colour. */
const NOTABLE = 0.1;

/**
 * The parts of a picture while they are being joined, and the borders between them by how unlike the parts are. A joined part
 * keeps the number of the one that had more neighbours, so that a background of many neighbours costs nothing to join to.
 */
export class Borders {
  readonly #neighbours: Map<number, number>[];
  readonly #area: Float64Array;
  readonly #sums: Float64Array;
  readonly #total: number;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #length: Float64Array;
  readonly #contrast: Float64Array;
  /** Of each border: the value under which it waits; −1 for one that is gone. */
  readonly #value: Float64Array;
  readonly #heap = new MinHeap();

  constructor(graph: RegionGraph) {
    this.#neighbours = Array.from({ length: graph.area.length }, () => new Map());
    this.#area = graph.area.slice();
    this.#sums = graph.sums.slice();
    this.#total = graph.area.reduce((sum, area) => sum + area, 0);
    this.#from = graph.from.slice();
    this.#to = graph.to.slice();
    this.#length = graph.length.slice();
    this.#contrast = graph.contrast.slice();
    this.#value = new Float64Array(graph.from.length).fill(-1);
    for (let edge = 0; edge < graph.from.length; edge++) {
      const [p, q] = this.ends(edge);
      this.#neighbours[p]?.set(q, edge);
      this.#neighbours[q]?.set(p, edge);
      this.#offer(edge);
    }
  }

  /** Of the border that was taken last. */
  get lastValue(): number {
    return this.#heap.lastValue;
  }

  ends(edge: number): [number, number] {
    return [this.#from[edge] as number, this.#to[edge] as number];
  }

  lengthOf(edge: number): number {
    return this.#length[edge] as number;
  }

  contrastOf(edge: number): number {
    return this.#contrast[edge] as number;
  }

  /** The border between the two parts that are most alike; −1 once there is none. */
  takeWeakest(): number {
    for (let edge = this.#heap.pop(); edge >= 0; edge = this.#heap.pop()) {
      if (this.#heap.lastValue !== this.#value[edge]) continue;
      // Its parts may have grown more unlike since it was offered.
      if (this.#unlike(edge) <= this.#heap.lastValue + 1e-9) return edge;
      this.#offer(edge);
    }
    return -1;
  }

  /** Joins the parts of a border. Returns the number of the joined part. */
  join(edge: number): number {
    const [p, q] = this.ends(edge);
    const [kept, gone] = this.#count(p) >= this.#count(q) ? [p, q] : [q, p];
    const links = this.#neighbours[kept] as Map<number, number>;
    const moved = this.#neighbours[gone] as Map<number, number>;
    links.delete(gone);
    moved.delete(kept);
    this.#value[edge] = -1;
    const area = this.#area[kept] as number;
    const added = this.#area[gone] as number;
    this.#area[kept] = area + added;
    for (let k = 0; k < 4; k++)
      this.#sums[4 * kept + k] = (this.#sums[4 * kept + k] as number) + (this.#sums[4 * gone + k] as number);
    for (const [other, link] of moved) {
      const common = links.get(other);
      this.#neighbours[other]?.delete(gone);
      if (common === undefined) {
        links.set(other, link);
        this.#neighbours[other]?.set(kept, link);
        this.#from[link] = kept;
        this.#to[link] = other;
        this.#offer(link);
        continue;
      }
      this.#length[common] = this.lengthOf(common) + this.lengthOf(link);
      this.#contrast[common] = this.contrastOf(common) + this.contrastOf(link);
      this.#value[link] = -1;
      this.#offer(common);
    }
    moved.clear();
    if (added > NOTABLE * area) for (const link of links.values()) this.#offer(link);
    return kept;
  }

  #count(part: number): number {
    return (this.#neighbours[part] as Map<number, number>).size;
  }

  #offer(edge: number): void {
    const value = this.#unlike(edge);
    if (value === this.#value[edge]) return;
    this.#value[edge] = value;
    this.#heap.push(value, edge);
  }

  #unlike(edge: number): number {
    const [p, q] = this.ends(edge);
    const one = this.#area[p] as number;
    const other = this.#area[q] as number;
    const part = (k: number): number =>
      (this.#sums[4 * p + k] as number) / one - (this.#sums[4 * q + k] as number) / other;
    const colour = combine(part(0), part(1), part(2), part(3));
    const size = (Math.min(one, other) / this.#total) ** SIZE_POWER;
    return (
      (BORDER_SHARE * (this.contrastOf(edge) / this.lengthOf(edge)) + (1 - BORDER_SHARE) * colour) * size
    );
  }
}
