import type { RegionMeasure } from './measure-regions.ts';
import type { RegionDraft } from './scene-draft.ts';
import type { SceneClass } from './scene-value.ts';

/** How far in front a class stands of what it usually stands before: backdrop, level surfaces, shell, what is set into it, things. */
const LAYER: Readonly<Partial<Record<SceneClass, number>>> = {
  sky: 0,
  background: 0,
  'plan-outside': 0,
  ground: 1,
  lawn: 1,
  paving: 1,
  earth: 1,
  water: 1,
  floor: 1,
  ceiling: 1,
  'plan-room': 1,
  rug: 2,
  wall: 2,
  siding: 2,
  masonry: 2,
  timber: 2,
  roof: 2,
  'plan-wall': 2,
  glass: 3,
  opening: 3,
  door: 3,
  'plan-door': 3,
  trim: 3,
  metal: 3,
};
const THINGS = 4;

/** Rank of each label, 0 the nearest: by layer, then what reaches farther down stands nearer. Entry 0 is unused. */
export function depthOrder(drafts: readonly RegionDraft[], measures: readonly RegionMeasure[]): Int32Array {
  const layer = (l: number): number => LAYER[(drafts[l] as RegionDraft).class] ?? THINGS;
  const foot = (l: number): number => (measures[l] as RegionMeasure).y1;
  const order = Array.from({ length: drafts.length - 1 }, (_, k) => k + 1).sort(
    (a, b) => layer(b) - layer(a) || foot(b) - foot(a) || a - b,
  );
  const rank = new Int32Array(drafts.length);
  order.forEach((l, k) => {
    rank[l] = k;
  });
  return rank;
}
