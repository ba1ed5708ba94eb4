import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { RegionTable } from './region-table.ts';

/** Share of the picture up to which a surface may be a fragment of one that grain has cut into pieces. */
const FRAGMENT = 0.012;
/** A fragment differs from what it is of by less than this, largest channel 0…1, and shares this part of its outline with it. */
const ALIKE = 0.06;
const SHARED = 0.14;

/**
 * For each surface the number of the whole that it is a fragment of, its own where it is none: boards and fair-faced concrete are cut into pieces by their own grain, and each piece
 * by itself is too little to tell what it is.
 */
export function joinFragments({ width, height, data }: LabelMap, t: RegionTable): Int32Array {
  const shared = new Map<number, number>();
  const size = t.count + 1;
  const meet = (a: number, b: number): void => {
    if (a !== b) shared.set(a * size + b, (shared.get(a * size + b) ?? 0) + 1);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const l = data[i] as number;
      if (x + 1 < width) {
        meet(l, data[i + 1] as number);
        meet(data[i + 1] as number, l);
      }
      if (y + 1 < height) {
        meet(l, data[i + width] as number);
        meet(data[i + width] as number, l);
      }
    }
  const parent = Int32Array.from({ length: size }, (_, l) => l);
  for (const [key, length] of shared) {
    const [l, other] = [Math.floor(key / size), key % size];
    if (l === 0 || other === 0 || !isFragment(t, l, width * height) || !isFragment(t, other, width * height))
      continue;
    if (misfit(t, l, other) > ALIKE) continue;
    if (length >= SHARED * (t.perimeter[l] as number)) join(parent, l, other);
  }
  return parent.map((_, l) => rootOf(parent, l));
}

function rootOf(parent: Int32Array, from: number): number {
  let at = from;
  while (parent[at] !== at) at = parent[at] as number;
  return at;
}

/** The smaller number is the root, so that the order in which surfaces meet does not matter. */
function join(parent: Int32Array, a: number, b: number): void {
  const [first, second] = [rootOf(parent, a), rootOf(parent, b)];
  parent[Math.max(first, second)] = Math.min(first, second);
}

function isFragment(t: RegionTable, l: number, pixels: number): boolean {
  return (t.area[l] as number) < FRAGMENT * pixels;
}

function misfit(t: RegionTable, a: number, b: number): number {
  return Math.max(
    Math.abs((t.r[a] as number) - (t.r[b] as number)),
    Math.abs((t.g[a] as number) - (t.g[b] as number)),
    Math.abs((t.b[a] as number) - (t.b[b] as number)),
  );
}

/** What is said of each surface together with its fragments. */
export function votesOfWhole(votes: CellVotes, whole: Int32Array, t: RegionTable): CellVotes {
  const members = new Map<number, number[]>();
  whole.forEach((root, l) => {
    if (l > 0) members.set(root, [...(members.get(root) ?? []), l]);
  });
  return {
    share: (l, classes) => {
      let [sum, area] = [0, 0];
      for (const member of members.get(whole[l] as number) ?? []) {
        const size = t.area[member] as number;
        sum += size * votes.share(member, classes);
        area += size;
      }
      return area > 0 ? sum / area : 0;
    },
    facing: (l) => votes.facing(l),
  };
}
