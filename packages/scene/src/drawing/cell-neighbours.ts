import type { BitMask, LabelMap } from '@plumbline/imaging/raster.ts';
import type { CellNeighbours } from './cell-table.ts';

export interface Adjacency {
  readonly neighbours: CellNeighbours;
  /** Boundary of each cell in pixel edges, and the parts of it on each kind of stroke (0 none … 4, as `strokeAxis`). */
  readonly perimeter: Float32Array;
  readonly onStroke: readonly Float32Array[];
}

/** Pair table with open addressing: an object or `Map` per cell made this the slowest stage of the front end. */
class PairTable {
  readonly capacity: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly contact: Float32Array;
  /** Contact where `high` lies below `low`, and above it. */
  readonly highBelow: Float32Array;
  readonly highAbove: Float32Array;
  readonly curved: Float32Array;
  size = 0;

  constructor(cells: number) {
    // Touching regions form a nearly planar graph: about 3 pairs a cell.
    let capacity = 4096;
    while (capacity < cells * 16) capacity *= 2;
    this.capacity = capacity;
    this.low = new Int32Array(capacity);
    this.high = new Int32Array(capacity);
    this.contact = new Float32Array(capacity);
    this.highBelow = new Float32Array(capacity);
    this.highAbove = new Float32Array(capacity);
    this.curved = new Float32Array(capacity);
  }

  slot(low: number, high: number): number {
    let at = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) & (this.capacity - 1);
    while (this.contact[at] !== 0) {
      if (this.low[at] === low && this.high[at] === high) return at;
      at = (at + 1) & (this.capacity - 1);
    }
    if (++this.size > this.capacity * 0.8)
      throw new RangeError('more touching pairs of cells than a plane can hold');
    this.low[at] = low;
    this.high[at] = high;
    return at;
  }
}

/** Finds which cells of a grown map touch, how long, and on which kind of stroke. */
export function findNeighbours(filled: LabelMap, strokeAxis: BitMask): Adjacency {
  const { width, height, data, count } = filled;
  const table = new PairTable(count);
  const perimeter = new Float32Array(count + 1);
  const onStroke = Array.from({ length: 5 }, () => new Float32Array(count + 1));
  const meet = (p: number, q: number, vertical: boolean): void => {
    const a = data[p] as number;
    const b = data[q] as number;
    if (a === 0 || b === 0) return;
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    const at = table.slot(low, high);
    table.contact[at] = (table.contact[at] as number) + 1;
    if (vertical) {
      const side = b === high ? table.highBelow : table.highAbove;
      side[at] = (side[at] as number) + 1;
    }
    const stroke = (strokeAxis.data[p] as number) || (strokeAxis.data[q] as number);
    if (stroke === 0) table.curved[at] = (table.curved[at] as number) + 1;
    const tally = onStroke[stroke] as Float32Array;
    perimeter[a] = (perimeter[a] as number) + 1;
    perimeter[b] = (perimeter[b] as number) + 1;
    tally[a] = (tally[a] as number) + 1;
    tally[b] = (tally[b] as number) + 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = data[i];
      if (x < width - 1 && data[i + 1] !== own) meet(i, i + 1, false);
      if (y < height - 1 && data[i + width] !== own) meet(i, i + width, true);
    }
  }
  return { neighbours: compress(table, count), perimeter, onStroke };
}

function compress(table: PairTable, count: number): CellNeighbours {
  const start = new Int32Array(count + 2);
  for (let s = 0; s < table.capacity; s++) {
    if (table.contact[s] === 0) continue;
    for (const cell of [table.low[s] as number, table.high[s] as number])
      start[cell + 1] = (start[cell + 1] as number) + 1;
  }
  for (let c = 0; c <= count; c++) start[c + 1] = (start[c + 1] as number) + (start[c] as number);
  const entries = start[count + 1] as number;
  const next = start.slice();
  const out = {
    start,
    cell: new Int32Array(entries),
    contact: new Float32Array(entries),
    below: new Float32Array(entries),
    above: new Float32Array(entries),
    curved: new Float32Array(entries),
  };
  for (let s = 0; s < table.capacity; s++) {
    if (table.contact[s] === 0) continue;
    const low = table.low[s] as number;
    const high = table.high[s] as number;
    for (const [cell, other] of [
      [low, high],
      [high, low],
    ] as const) {
      const at = next[cell] as number;
      next[cell] = at + 1;
      out.cell[at] = other;
      out.contact[at] = table.contact[s] as number;
      out.below[at] = (cell === low ? table.highBelow[s] : table.highAbove[s]) as number;
      out.above[at] = (cell === low ? table.highAbove[s] : table.highBelow[s]) as number;
      out.curved[at] = table.curved[s] as number;
    }
  }
  return out;
}
