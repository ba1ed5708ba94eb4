import type { RegionWish } from './region-wish.ts';
import { layLabels } from './lay-labels.ts';
import { draftFromIdMap } from './draft-from-id-map.ts';
import type { IdMap } from './read-id-map.ts';
import type { RegionClasses } from './region-classes.ts';
import { resolveCorrections } from './resolve-corrections.ts';
import type { SceneDraft } from './scene-draft.ts';
import type { SceneClass, SceneCorrection } from './scene-value.ts';

/** The regions of a picture, and what a user wishes of them by their label. */
export interface WishedRegions {
  /** As the regions were before corrections, so that they keep their shape while a user corrects them. */
  readonly draft: SceneDraft;
  readonly wishes: ReadonlyMap<number, RegionWish>;
}

export interface GivenRegions extends WishedRegions {
  /** Classes that stand above every gate: those that a material map gives whole regions, and over them the user's. */
  readonly given: RegionClasses;
}

/** Lays a material map and corrections over the regions of a reading. */
export function wishRegions(
  own: SceneDraft,
  corrections: readonly SceneCorrection[] = [],
  map?: IdMap,
): GivenRegions {
  const mapped = map === undefined ? undefined : draftFromIdMap(own, map);
  const draft = mapped?.draft ?? own;
  const wishes = resolveCorrections(draft.labels, corrections);
  const byLabel = new Map<number, SceneClass>(mapped?.voted.byLabel);
  for (const [label, wish] of wishes) if (wish.class !== undefined) byLabel.set(label, wish.class);
  return { draft, wishes, given: { labels: draft.labels, byLabel } };
}

/** The same classes for a raster of another size. */
export function classesAt({ labels, byLabel }: RegionClasses, width: number, height: number): RegionClasses {
  return { labels: layLabels(labels, width, height), byLabel };
}
