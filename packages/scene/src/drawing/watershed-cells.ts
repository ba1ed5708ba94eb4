import { labelAreas } from '@plumbline/imaging/connected-components.ts';
import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';

/** Of the eight steps around a pixel the last that is no diagonal. */
const LAST_STRAIGHT = 3;

export interface CellRules {
  /** Two basins stay apart only across a neck at most this wide, in pixels… */
  readonly gap: number;
  /** …and narrower than this share of the smaller basin's largest circle. */
  readonly relative: number;
  /** A basin counts only if its largest circle has this radius; slivers never split. */
  readonly minPeak: number;
  readonly minArea: number;
}

/**
 * Splits the paper between strokes into cells: a union-find watershed that floods from the widest places down, and keeps
 * two basins apart where only a narrow neck, such as a gap in an outline, joins them. Boundaries stay exactly on the ink.
 * After Meyer's flooding (1991) with the persistence test of topological simplification.
 * @param clearance distance to the barrier, 0 on it. @param domain where given, only its set pixels are flooded.
 */
export function watershedCells(clearance: Plane, rules: CellRules, domain?: BitMask): LabelMap {
  const { width, height, data } = clearance;
  const n = width * height;
  const order = widestFirst(data, domain);
  const parent = new Int32Array(n).fill(-1);
  const peak = new Float32Array(n);
  const area = new Int32Array(n);
  const roots = new Int32Array(8);
  const dx = Int32Array.of(1, -1, 0, 0, 1, 1, -1, -1);
  const dy = Int32Array.of(0, 0, 1, -1, 1, -1, 1, -1);
  const offsets = dx.map((step, k) => step + (dy[k] as number) * width);
  for (let at = 0; at < order.length; at++) {
    const i = order[at] as number;
    const x = i % width;
    const d = data[i] as number;
    let found = 0;
    let main = -1;
    for (let k = 0; k < offsets.length; k++) {
      const xx = x + (dx[k] as number);
      const j = i + (offsets[k] as number);
      if (xx < 0 || xx >= width || j < 0 || j >= n || (parent[j] as number) < 0) continue;
      // Most neighbours are of the basin that was found first.
      if (main >= 0 && parent[j] === main) continue;
      // A diagonal step must not slip through a diagonal line.
      if (k > LAST_STRAIGHT && data[i + (dx[k] as number)] === 0 && data[i + (dy[k] as number) * width] === 0)
        continue;
      const root = rootOf(parent, j);
      let known = false;
      for (let r = 0; r < found; r++) if (roots[r] === root) known = true;
      if (known) continue;
      roots[found++] = root;
      if (main < 0 || (peak[root] as number) > (peak[main] as number)) main = root;
    }
    if (main < 0) {
      parent[i] = i;
      peak[i] = d;
      area[i] = 1;
      continue;
    }
    for (let r = 0; r < found; r++) {
      const other = roots[r] as number;
      if (other === main) continue;
      const top = peak[other] as number;
      const apart =
        top >= rules.minPeak &&
        d * 2 <= rules.gap &&
        d < rules.relative * top &&
        (area[other] as number) >= rules.minArea;
      if (apart) continue;
      parent[other] = main;
      area[main] = (area[main] as number) + (area[other] as number);
    }
    parent[i] = main;
    area[main] = (area[main] as number) + 1;
  }
  const labels = new Int32Array(n);
  const labelOfRoot = new Int32Array(n);
  let count = 0;
  for (let i = 0; i < n; i++) {
    if ((parent[i] as number) < 0) continue;
    const root = rootOf(parent, i);
    if (labelOfRoot[root] === 0) labelOfRoot[root] = ++count;
    labels[i] = labelOfRoot[root] as number;
  }
  return { width, height, data: labels, count };
}

/** The basin that a pixel has joined; halves the way there for the next search. */
function rootOf(parent: Int32Array, start: number): number {
  let i = start;
  for (;;) {
    const up = parent[i] as number;
    if (up === i) return i;
    const over = parent[up] as number;
    parent[i] = over;
    i = over;
  }
}

/** Drops cells of fewer than `minArea` pixels and numbers the rest anew. */
export function dropSmallCells(map: LabelMap, minArea: number): LabelMap {
  const areas = labelAreas(map);
  const renamed = new Int32Array(map.count + 1);
  let count = 0;
  for (let l = 1; l <= map.count; l++) if ((areas[l] as number) >= minArea) renamed[l] = ++count;
  const data = new Int32Array(map.data.length);
  for (let i = 0; i < data.length; i++) data[i] = renamed[map.data[i] as number] as number;
  return { width: map.width, height: map.height, count, data };
}

/** Pixels off the barrier in descending clearance: a counting sort in steps of an eighth of a pixel. */
function widestFirst(clearance: Float32Array, domain: BitMask | undefined): Int32Array {
  const bins = 4096;
  const start = new Int32Array(bins + 1);
  const keys = new Int32Array(clearance.length);
  let count = 0;
  for (let i = 0; i < clearance.length; i++) {
    const d = clearance[i] as number;
    if (d <= 0 || (domain !== undefined && !domain.data[i])) {
      keys[i] = -1;
      continue;
    }
    const key = bins - 1 - Math.min(bins - 1, Math.floor(d * 8));
    keys[i] = key;
    start[key + 1] = (start[key + 1] as number) + 1;
    count++;
  }
  for (let b = 0; b < bins; b++) start[b + 1] = (start[b + 1] as number) + (start[b] as number);
  const order = new Int32Array(count);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    if (key < 0) continue;
    order[start[key] as number] = i;
    start[key] = (start[key] as number) + 1;
  }
  return order;
}
