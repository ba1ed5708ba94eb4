import type { RawModel } from '../build/raw-model.ts';
import { NO_BOX, centreOf, diagonalOf, joinBoxes } from '../geometry/boxes.ts';
import type { WarningLog } from '../model/model-warning.ts';
import type { Bounds } from '../model/model.ts';
import { mainPartOf } from './main-part.ts';
import { middleOf } from './middle-of.ts';
import { splitAtGaps } from './split-at-gaps.ts';

/** A gap as wide as this, and wider than the model, parts what belongs together from what was left lying. */
const GAP_M = 1_000;
const GAP_TIMES = 2;
/** Nor is anything left lying as near as this, however small the model is: a tree may stand there. */
const NEAR_M = 200;
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
  const { main, clusters } = partsOf(rest, boxes, raw);
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

/** What belongs together, and what lies apart from it: by metres, or where nearly everything lies together by its own size. */
function partsOf(
  all: readonly number[],
  boxes: readonly Bounds[],
  raw: RawModel,
): { readonly main: readonly number[]; readonly clusters: readonly (readonly number[])[] } {
  const near = mainPartOf(all, boxes, raw, NEAR_M);
  if (near.length < all.length) {
    const kept = new Set(near);
    return { main: near, clusters: [near, all.filter((index) => !kept.has(index))] };
  }
  const typical = diagonalOf(middleOf(all.map((index) => boxes[index] as Bounds)));
  const clusters = splitAtGaps(all, boxes, Math.max(GAP_M, GAP_TIMES * typical));
  const main = clusters.reduce((best, cluster) =>
    weightOf(cluster, boxes) > weightOf(best, boxes) ? cluster : best,
  );
  return { main, clusters };
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

function weightOf(cluster: readonly number[], boxes: readonly Bounds[]): number {
  return cluster.reduce((sum, index) => sum + Math.min(HOUSE_M, diagonalOf(boxes[index] as Bounds)), 0);
}
