import type { RawModel } from '../build/raw-model.ts';
import { NO_BOX, centreOf, diagonalOf, joinBoxes } from '../geometry/boxes.ts';
import type { WarningLog } from '../model-warning.ts';
import type { Bounds } from '../model.ts';
import { middleOf } from './middle-of.ts';

/** A gap as wide as this, and wider than the model, parts what belongs together from what was left lying. */
const GAP_M = 1_000;
const GAP_TIMES = 2;
/** A thing counts for no more than a house when it is asked where the model is. */
const HOUSE_M = 50;
const VAST_M = 10_000;
/** So many times as large as everything else together. */
const VAST_TIMES = 20;

/**
 * What is not drawn, because a model with it could not be looked at: things kilometres away from most of the others,
 * and things vastly larger than all of them.
 *
 * @param boxes of the instances, in metres. @returns for each instance why it is left out, or null.
 */
export function findOutliers(
  boxes: readonly Bounds[],
  raw: RawModel,
  warnings: WarningLog,
): readonly ('far' | 'vast' | null)[] {
  const outliers: ('far' | 'vast' | null)[] = boxes.map(() => null);
  const nameOf = (index: number) => raw.things[raw.instances[index]?.thing ?? -1]?.name;
  const vast = findVast(boxes);
  for (const index of vast) {
    outliers[index] = 'vast';
    warnings.add('vast-things-set-aside', nameOf(index));
  }
  if (vast.length > 0)
    warnings.say('vast-things-set-aside', {
      sizeM: Math.round(diagonalOf(boxes[vast[0] ?? 0] as Bounds)),
    });
  const rest = boxes.flatMap((_, index) => (outliers[index] === null ? [index] : []));
  const typical = diagonalOf(middleOf(rest.map((index) => boxes[index] as Bounds)));
  const clusters = splitAtGaps(rest, boxes, Math.max(GAP_M, GAP_TIMES * typical));
  const main = clusters.reduce((best, cluster) =>
    weightOf(cluster, boxes) > weightOf(best, boxes) ? cluster : best,
  );
  const centre = centreOf(main.map((index) => boxes[index] as Bounds).reduce(joinBoxes, NO_BOX));
  let farthest = 0;
  for (const cluster of clusters) {
    if (cluster === main) continue;
    for (const index of cluster) {
      outliers[index] = 'far';
      warnings.add('far-things-set-aside', nameOf(index));
      const there = centreOf(boxes[index] as Bounds);
      farthest = Math.max(
        farthest,
        Math.hypot(there[0] - centre[0], there[1] - centre[1], there[2] - centre[2]),
      );
    }
  }
  if (farthest > 0) warnings.say('far-things-set-aside', { distanceM: Math.round(farthest) });
  return outliers;
}

/** The largest ones, as long as what remains is a small part of them. */
function findVast(boxes: readonly Bounds[]): number[] {
  const bySize = boxes
    .map((box, index) => ({ index, size: diagonalOf(box) }))
    .toSorted((a, b) => b.size - a.size);
  const vast: number[] = [];
  for (const [place, { index, size }] of bySize.entries()) {
    const next = bySize[place + 1];
    if (size < VAST_M || next === undefined) break;
    vast.push(index);
    if (size > VAST_TIMES * next.size) return vast;
  }
  // They grow smaller step by step: a landscape, not a mistake.
  return [];
}

/** Parts a list wherever its boxes leave a gap along an axis, until no part has one. */
function splitAtGaps(
  all: readonly number[],
  boxes: readonly Bounds[],
  gap: number,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const open: (readonly number[])[] = [all];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const pieces = splitOnce(part, boxes, gap);
    if (pieces === null) found.push(part);
    else for (const piece of pieces) open.push(piece);
  }
  return found;
}

function splitOnce(
  part: readonly number[],
  boxes: readonly Bounds[],
  gap: number,
): readonly (readonly number[])[] | null {
  for (const axis of [0, 1, 2] as const) {
    const sorted = part.toSorted((a, b) => (boxes[a] as Bounds).min[axis] - (boxes[b] as Bounds).min[axis]);
    const pieces: number[][] = [];
    let reach = Number.NEGATIVE_INFINITY;
    for (const index of sorted) {
      const { min, max } = boxes[index] as Bounds;
      if (pieces.length === 0 || min[axis] > reach + gap) pieces.push([]);
      pieces.at(-1)?.push(index);
      reach = Math.max(reach, max[axis]);
    }
    if (pieces.length > 1) return pieces;
  }
  return null;
}

function weightOf(cluster: readonly number[], boxes: readonly Bounds[]): number {
  return cluster.reduce((sum, index) => sum + Math.min(HOUSE_M, diagonalOf(boxes[index] as Bounds)), 0);
}
