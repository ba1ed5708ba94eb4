import { MinHeap } from './min-heap.ts';
import { type BorderSums, measurePair, PAIR_MEASURES, type PartSums } from './part-pair.ts';
import { GRAINS, MARKS, type RegionGraph } from './region-graph.ts';

/** Where the smaller of two joined parts has this share of the larger, the larger has changed its looks. */
const NOTABLE = 0.1;

/** How unlike two parts, by their numbers, are that measure so. */
export type Judge = (measures: Float64Array, p: number, q: number) => number;

/**
 * Contrast along the border, and less that of the means; small parts join first. What is joined so is even: it takes no part of an item
 * for its ground because both look like parts of one thing.
 */
export const byContrast: Judge = (measures) => {
  const at = (k: number): number => measures[k] as number;
  const colour = Math.hypot(0.85 * Math.expm1(at(12)), Math.expm1(at(13)));
  return (0.8 * Math.expm1(at(0)) + 0.2 * colour) * Math.exp(0.35 * at(18));
};

/**
 * The parts of a picture while they are being joined, and the borders between them by how unlike the parts are. A joined part
 * keeps the number of the one that had more neighbours, so that a background of many neighbours costs nothing to join to.
 */
export class Borders {
  readonly parts: PartSums;
  readonly sums: BorderSums;
  readonly #neighbours: Map<number, number>[];
  readonly #judge: Judge;
  readonly #total: number;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** Of each border: the value under which it waits; +∞ for one that is gone. */
  readonly #value: Float64Array;
  readonly #heap = new MinHeap();
  readonly #measures = new Float64Array(PAIR_MEASURES);

  constructor(graph: RegionGraph, judge: Judge) {
    const count = graph.area.length;
    this.#judge = judge;
    this.#neighbours = Array.from({ length: count }, () => new Map());
    this.#total = graph.area.reduce((sum, area) => sum + area, 0);
    this.parts = {
      area: graph.area.slice(),
      outline: new Float64Array(count),
      frame: graph.frame.slice(),
      innerLength: new Float64Array(count),
      innerContrast: new Float64Array(count),
      sums: graph.sums.slice(),
      grain: graph.grain.slice(),
    };
    this.sums = {
      length: graph.length.slice(),
      contrast: graph.contrast.slice(),
      marks: graph.marks.slice(),
    };
    this.#from = graph.from.slice();
    this.#to = graph.to.slice();
    this.#value = new Float64Array(graph.from.length).fill(Number.POSITIVE_INFINITY);
    for (let edge = 0; edge < graph.from.length; edge++)
      for (const part of this.ends(edge)) add(this.parts.outline, part, graph.length[edge] as number);
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
    const { area, outline, frame, innerLength, innerContrast, sums, grain } = this.parts;
    const { length, contrast, marks } = this.sums;
    const [p, q] = this.ends(edge);
    const [kept, gone] = this.#count(p) >= this.#count(q) ? [p, q] : [q, p];
    const links = this.#neighbours[kept] as Map<number, number>;
    const moved = this.#neighbours[gone] as Map<number, number>;
    links.delete(gone);
    moved.delete(kept);
    this.#value[edge] = Number.POSITIVE_INFINITY;
    const before = area[kept] as number;
    const added = area[gone] as number;
    add(area, kept, added);
    add(outline, kept, (outline[gone] as number) - 2 * (length[edge] as number));
    add(frame, kept, frame[gone] as number);
    add(innerLength, kept, (innerLength[gone] as number) + (length[edge] as number));
    add(innerContrast, kept, (innerContrast[gone] as number) + (contrast[edge] as number));
    for (let k = 0; k < 4; k++) add(sums, 4 * kept + k, sums[4 * gone + k] as number);
    for (let k = 0; k < GRAINS; k++) add(grain, GRAINS * kept + k, grain[GRAINS * gone + k] as number);
    const touched: number[] = [];
    for (const [other, link] of moved) {
      const common = links.get(other);
      this.#neighbours[other]?.delete(gone);
      if (common === undefined) {
        links.set(other, link);
        this.#neighbours[other]?.set(kept, link);
        this.#from[link] = kept;
        this.#to[link] = other;
        touched.push(link);
        continue;
      }
      add(length, common, length[link] as number);
      add(contrast, common, contrast[link] as number);
      for (let k = 0; k < MARKS; k++) add(marks, MARKS * common + k, marks[MARKS * link + k] as number);
      this.#value[link] = Number.POSITIVE_INFINITY;
      touched.push(common);
    }
    moved.clear();
    if (added > NOTABLE * before) for (const link of links.values()) this.#offer(link);
    else for (const link of touched) this.#offer(link);
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
    measurePair(this.parts, this.sums, p, q, edge, this.#total, this.#measures);
    return this.#judge(this.#measures, p, q);
  }
}

function add(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] as number) + value;
}
