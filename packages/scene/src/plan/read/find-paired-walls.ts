import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { dilateDisc, invertMask, measureParts, type PartShapes } from './mask-tools.ts';
import type { PlanSheet } from './read-sheet.ts';

export interface PairedWalls {
  readonly mask: BitMask;
  /** Clear width between the two lines of a wall, in pixels; 0 where there are none. */
  readonly cavity: number;
}

/** Longest sides of the sheet: slivers are at most this wide and at least this long. */
const WIDEST = 0.022;
const SHORTEST = 0.03;
/** Slivers are longer than this many of their widths. */
const SLENDER = 4;
/** A network of walls spans at least this share of the long side. */
const NETWORK = 0.12;
/** As many slivers side by side are treads, hatch or shelves. */
const CHAIN = 5;
/** Two slivers lie side by side if this share of the shorter one does, within this angle (radians). */
const BESIDE = 0.35;
const PARALLEL = 0.16;
const REACH = 4;
/** Widths of slivers in pixels that are told apart, and those among which that of the walls is looked for. */
const WIDTHS = 64;
const WALL_WIDTHS = 48;

interface Sliver {
  readonly label: number;
  readonly width: number;
  readonly length: number;
  readonly angle: number;
}

/**
 * Walls drawn as two parallel lines: slivers of paper between outlines, of the width that most of their length has.
 * Rows of many equal slivers are hatch or treads and are left out.
 */
export function findPairedWalls(sheet: PlanSheet): PairedWalls {
  const { width, height, strong } = sheet;
  const long = Math.max(width, height);
  const cells = connectedComponents(invertMask(strong));
  const slivers = findSlivers(cells, distanceTransform(strong).data, long);
  const rows = findRows(cells, strong, slivers, measureParts(cells), sheet.lineWidth, 0.03 * long);
  const walls = slivers.filter((s) => !rows.has(s.label));
  const cavity = modalWidth(walls);
  if (cavity === 0) return { mask: createBitMask(width, height), cavity };
  const chosen = new Uint8Array(cells.count + 1);
  for (const s of walls) if (s.width <= cavity + 2.5) chosen[s.label] = 1;
  const mask = createBitMask(width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = chosen[cells.data[i] as number] as number;
  const near = dilateDisc(mask, Math.max(3, sheet.lineWidth + 2));
  for (let i = 0; i < mask.data.length; i++) if (near.data[i] && strong.data[i]) mask.data[i] = 1;
  return { mask: keepNetworks(mask, NETWORK * long), cavity };
}

function findSlivers(cells: LabelMap, clearance: Float32Array, long: number): Sliver[] {
  const widest = new Float32Array(cells.count + 1);
  for (let i = 0; i < clearance.length; i++) {
    const l = cells.data[i] as number;
    if ((clearance[i] as number) > (widest[l] as number)) widest[l] = clearance[i] as number;
  }
  const areas = labelAreas(cells);
  const shape = measureParts(cells);
  const slivers: Sliver[] = [];
  for (let label = 1; label <= cells.count; label++) {
    const width = 2 * (widest[label] as number) - 1;
    // A network of walls bends and branches, so its length is its area over its width, not its extent.
    const length = (areas[label] as number) / width;
    if (width < WIDEST * long && length > SHORTEST * long && length > SLENDER * width)
      slivers.push({ label, width, length, angle: shape.angle[label] as number });
  }
  return slivers;
}

/** The slivers that stand in rows of {@link CHAIN} or more, `broad` pixels across at least. */
function findRows(
  cells: LabelMap,
  strong: BitMask,
  slivers: readonly Sliver[],
  shape: PartShapes,
  lineWidth: number,
  broad: number,
): Set<number> {
  const index = new Int32Array(cells.count + 1).fill(-1);
  slivers.forEach((s, k) => {
    index[s.label] = k;
  });
  const contact = countContacts(cells, strong, index, slivers.length);
  const parent = slivers.map((_, k) => k);
  const find = (k: number): number => {
    let root = k;
    while (parent[root] !== root) root = parent[root] as number;
    return root;
  };
  for (const [key, count] of contact) {
    const a = slivers[Math.floor(key / slivers.length)] as Sliver;
    const b = slivers[key % slivers.length] as Sliver;
    const turn = Math.abs(a.angle - b.angle);
    const shorter = Math.min(shape.long[a.label] as number, shape.long[b.label] as number);
    if (Math.min(turn, Math.PI - turn) < PARALLEL && count > BESIDE * shorter)
      parent[find(index[a.label] as number)] = find(index[b.label] as number);
  }
  const members = new Map<number, Sliver[]>();
  slivers.forEach((s, k) => {
    const root = find(k);
    members.set(root, [...(members.get(root) ?? []), s]);
  });
  const rows = new Set<number>();
  for (const group of members.values()) {
    const across = group.reduce((sum, s) => sum + s.width + lineWidth, 0);
    if (group.length >= CHAIN && across > broad) for (const s of group) rows.add(s.label);
  }
  return rows;
}

/** How many stroke pixels part each two slivers; key a · count + b with a < b. */
function countContacts(
  cells: LabelMap,
  strong: BitMask,
  index: Int32Array,
  count: number,
): Map<number, number> {
  const { width, height, data } = cells;
  const contact = new Map<number, number>();
  const beyond = (i: number, step: number): number => {
    for (let k = 1; k <= REACH; k++) {
      const l = data[i + k * step] as number;
      if (l > 0) return index[l] as number;
    }
    return -1;
  };
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      if (!strong.data[i]) continue;
      for (const step of [1, width]) {
        const a = beyond(i, -step);
        const b = beyond(i, step);
        if (a < 0 || b < 0 || a === b) continue;
        const key = Math.min(a, b) * count + Math.max(a, b);
        contact.set(key, (contact.get(key) ?? 0) + 1);
      }
    }
  }
  return contact;
}

/** The width that holds the most length of slivers, neighbours within a pixel counted in part. */
function modalWidth(slivers: readonly Sliver[]): number {
  const length = new Float64Array(WIDTHS);
  for (const s of slivers) {
    const bin = Math.min(WIDTHS - 1, Math.round(s.width));
    length[bin] = (length[bin] as number) + s.length;
  }
  let best = 0;
  let most = 0;
  for (let k = 1; k < WALL_WIDTHS; k++) {
    const value = (length[k] as number) + 0.6 * ((length[k - 1] as number) + (length[k + 1] as number));
    if (value > most) {
      most = value;
      best = k;
    }
  }
  return best;
}

function keepNetworks(mask: BitMask, least: number): BitMask {
  const parts = connectedComponents(dilateDisc(mask, 2), 8);
  const shape = measureParts(parts);
  const out = createBitMask(mask.width, mask.height);
  for (let i = 0; i < out.data.length; i++) {
    const l = parts.data[i] as number;
    if (!mask.data[i] || l === 0) continue;
    const span = Math.max(
      (shape.x1[l] as number) - (shape.x0[l] as number),
      (shape.y1[l] as number) - (shape.y0[l] as number),
    );
    if (span > least) out.data[i] = 1;
  }
  return out;
}
