import type { FeaturePlanes } from './feature-planes.ts';
import { GridCut } from './grid-cut.ts';
import type { LabelStack } from './label-stack.ts';
import type { LineExpectation } from './structure-lines.ts';

/** What it costs to copy a source pixel to a place. */
export type SourceCost = (place: number, source: number) => number;

interface ChooseOptions {
  readonly sourceCost: SourceCost;
  readonly expected: LineExpectation;
  /** What it costs where a source does not show what is expected along a line. */
  readonly brokenLine: number;
  /** Rounds over all labels; it ends earlier once nothing changes. */
  readonly rounds: number;
  readonly checkpoint: () => void;
}

/** A label that has nothing to put there: only where no other has. */
const NOTHING = 6000;
/** A seam costs no more than this a pixel however great the step is: it is bad either way. */
const SEAM_CAP = 260;
/** Difference of colour, sum of three channels, that breaks a line. */
const UNLIKE = 110;
/** Every pixel of seam costs this much even where both sides show the same: few large pieces look calmer. */
const SEAM_LEAST = 6;
/** A difference to what is known weighs more than one between two guesses. */
const KNOWN_WEIGHT = 2;

/**
 * Chooses for each cell the transform it is copied by, such that seams run where both sides show the same
 * (Kwatra and others, "Graphcut textures", 2003; Pritch, Kav-Venaki, Peleg, "Shift-map image editing", 2009), by α-expansion
 * (Boykov, Veksler, Zabih, 2001).
 *
 * @returns of each cell the index of its transform; −1 outside what is to be filled.
 */
export function chooseLabels(features: FeaturePlanes, stack: LabelStack, options: ChooseOptions): Int32Array {
  const { columns, rows, role, source } = stack;
  const { rounds, checkpoint } = options;
  const unary = unaryCosts(features, stack, options);
  const labels = bestOfAll(role, unary);
  const cut = new GridCut(columns, rows);
  for (let round = 0; round < rounds; round++) {
    let changed = 0;
    // What nobody took twice is not wanted later either.
    const tried = round < 2 ? source.keys() : new Set(labels.filter((each) => each >= 0));
    for (const label of tried) {
      checkpoint();
      changed += expand(features, stack, unary, labels, label, cut);
    }
    if (changed === 0) break;
  }
  return labels;
}

/** `unary[label][cell]`: what is missing, what is strange, and what does not go on from the known pixels beside it. */
function unaryCosts(features: FeaturePlanes, stack: LabelStack, options: ChooseOptions): Int32Array[] {
  const { columns, role, pixel, source } = stack;
  const { sourceCost, expected, brokenLine } = options;
  return source.map((from) => {
    const costs = new Int32Array(role.length);
    for (let cell = 0; cell < role.length; cell++) {
      if (role[cell] !== 1) continue;
      const there = from[cell] as number;
      const place = pixel[cell] as number;
      const along = expected.weight[place] as number;
      let cost = there < 0 ? NOTHING : (1 - along) * sourceCost(place, there);
      if (along > 0 && there >= 0)
        cost += along * brokenLine * unlike(features, there, expected.colour, place);
      for (const step of [1, -1, columns, -columns]) {
        if (role[cell + step] !== 2) continue;
        const beside = from[cell + step] as number;
        cost +=
          KNOWN_WEIGHT *
          (beside < 0
            ? SEAM_CAP
            : Math.min(SEAM_CAP, difference(features, beside, pixel[cell + step] as number)));
      }
      costs[cell] = Math.round(cost);
    }
    return costs;
  });
}

/** The one label that suits all cells best: cuts then bring in the others where they do better. */
function bestOfAll(role: Uint8Array, unary: readonly Int32Array[]): Int32Array {
  let best = 0;
  let least = Infinity;
  for (const [label, costs] of unary.entries()) {
    let sum = 0;
    for (let cell = 0; cell < role.length; cell++) sum += costs[cell] as number;
    if (sum >= least) continue;
    least = sum;
    best = label;
  }
  return Int32Array.from(role, (each) => (each === 1 ? best : -1));
}

/** 0 where a source has the expected colour … 1. */
function unlike({ r, g, b }: FeaturePlanes, i: number, colour: Float32Array, place: number): number {
  const far =
    Math.abs((r[i] as number) - (colour[3 * place] as number)) +
    Math.abs((g[i] as number) - (colour[3 * place + 1] as number)) +
    Math.abs((b[i] as number) - (colour[3 * place + 2] as number));
  return Math.min(1, far / UNLIKE);
}

function difference({ r, g, b, dx, dy }: FeaturePlanes, i: number, j: number): number {
  return (
    Math.abs((r[i] as number) - (r[j] as number)) +
    Math.abs((g[i] as number) - (g[j] as number)) +
    Math.abs((b[i] as number) - (b[j] as number)) +
    2 * (Math.abs((dx[i] as number) - (dx[j] as number)) + Math.abs((dy[i] as number) - (dy[j] as number)))
  );
}

/** One cut: each cell keeps its label or takes the new one. Returns how many took it. */
function expand(
  features: FeaturePlanes,
  { columns, role, source }: LabelStack,
  unary: readonly Int32Array[],
  labels: Int32Array,
  label: number,
  cut: GridCut,
): number {
  const own = source[label] as Int32Array;
  const costs = unary[label] as Int32Array;
  const { terminal, capacity } = cut;
  const seam = (a: Int32Array, b: Int32Array, cell: number): number => {
    const i = a[cell] as number;
    const j = b[cell] as number;
    if (i === j) return 0;
    return i < 0 || j < 0 ? SEAM_CAP : Math.min(SEAM_CAP, difference(features, i, j));
  };
  cut.clear();
  let active = 0;
  for (let cell = 0; cell < role.length; cell++) {
    if (role[cell] !== 1) continue;
    const mine = labels[cell] as number;
    const from = source[mine] as Int32Array;
    terminal[cell] =
      (terminal[cell] as number) + (costs[cell] as number) - ((unary[mine] as Int32Array)[cell] as number);
    if (mine !== label) active++;
    for (let d = 0; d <= 2; d += 2) {
      const next = cell + (d === 0 ? 1 : columns);
      if (role[next] !== 1) continue;
      const theirs = labels[next] as number;
      if (mine === label && theirs === label) continue;
      const to = source[theirs] as Int32Array;
      const stay = mine === theirs ? 0 : Math.round(seam(from, to, cell) + seam(from, to, next)) + SEAM_LEAST;
      const nextTakes =
        mine === label ? 0 : Math.round(seam(from, own, cell) + seam(from, own, next)) + SEAM_LEAST;
      const takes = theirs === label ? 0 : Math.round(seam(own, to, cell) + seam(own, to, next)) + SEAM_LEAST;
      terminal[cell] = (terminal[cell] as number) + takes - stay;
      terminal[next] = (terminal[next] as number) - takes;
      capacity[d as 0 | 2][cell] = Math.max(0, nextTakes + takes - stay);
    }
  }
  if (active === 0) return 0;
  cut.solve();
  let changed = 0;
  for (let cell = 0; cell < role.length; cell++) {
    if (role[cell] !== 1 || labels[cell] === label || !cut.isSink(cell)) continue;
    labels[cell] = label;
    changed++;
  }
  return changed;
}
