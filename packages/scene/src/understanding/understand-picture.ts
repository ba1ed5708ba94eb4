import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '../compose/checkpoint.ts';
import { correctReading } from './correct-reading.ts';
import { draftFromIdMap } from './draft-from-id-map.ts';
import { draftScene } from './draft-scene.ts';
import { type PictureReading, type PictureReadOptions, readPicture } from './read-picture.ts';
import { readIdMap } from './read-id-map.ts';
import { resolveCorrections } from './resolve-corrections.ts';
import type { SceneDraft } from './scene-draft.ts';
import type { SceneCorrection } from './scene-value.ts';

export interface UnderstandOptions extends Omit<PictureReadOptions, 'borders'> {
  readonly corrections?: readonly SceneCorrection[];
  readonly idMap?: Raster;
}

/** What of a region is not painted by its class alone. */
export interface RegionWish {
  readonly class?: SceneCorrection['class'];
  readonly material?: string | null;
  readonly lock?: boolean;
}

export interface UnderstoodPicture {
  /** With the corrections in it. */
  readonly reading: PictureReading;
  /** Its regions as they were before corrections, so that they keep their shape while a user corrects them. */
  readonly draft: SceneDraft;
  readonly wishes: ReadonlyMap<number, RegionWish>;
}

/** Reads a picture and lays a material map and a user's corrections over the reading. @param base RGB. */
export function understandPicture(
  base: Raster,
  options: UnderstandOptions,
  clock: StageClock,
): UnderstoodPicture {
  const { corrections = [], idMap, ...readOptions } = options;
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  const read = readPicture(
    base,
    map === undefined ? readOptions : { ...readOptions, borders: map.borders },
    clock,
  );
  const own = draftScene(read);
  if (map === undefined) return applyWishes(read, own, corrections);
  const { draft, voted } = draftFromIdMap(own, map);
  return applyWishes(correctReading(read, voted), draft, corrections);
}

function applyWishes(
  reading: PictureReading,
  draft: SceneDraft,
  corrections: readonly SceneCorrection[],
): UnderstoodPicture {
  const wishes = resolveCorrections(draft.labels, corrections);
  const byLabel = new Map(
    [...wishes].flatMap(([label, wish]) => (wish.class === undefined ? [] : [[label, wish.class] as const])),
  );
  return { reading: correctReading(reading, { labels: draft.labels, byLabel }), draft, wishes };
}
