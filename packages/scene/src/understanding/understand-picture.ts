import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '../compose/checkpoint.ts';
import { correctReading } from './correct-reading.ts';
import { draftFromIdMap } from './draft-from-id-map.ts';
import { draftScene } from './draft-scene.ts';
import { type PictureReading, type PictureReadOptions, readPicture } from './read-picture.ts';
import { readIdMap } from './read-id-map.ts';
import { layLabels } from './lay-labels.ts';
import type { RegionClasses } from './region-classes.ts';
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

/** Longest edge at which pictures are read that have no size of their own to be read at. */
export const READING_EDGE = 1024;

/**
 * Reads a picture and lays a material map and a user's corrections over the reading. Regions are always those of one reading
 * size, so that a user corrects what a picture of any size is then painted from.
 * @param base RGB.
 */
export function understandPicture(
  base: Raster,
  options: UnderstandOptions,
  clock: StageClock,
): UnderstoodPicture {
  const { corrections = [], idMap, ...readOptions } = options;
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  const borders = map === undefined ? {} : { borders: map.borders };
  const read = readPicture(base, { ...readOptions, ...borders }, clock);
  const own = draftScene(
    dependsOnSize(read, readOptions.maxEdge)
      ? readPicture(base, { ...readOptions, ...borders, maxEdge: READING_EDGE }, clock)
      : read,
  );
  if (map === undefined) return applyWishes(read, own, corrections);
  const { draft, voted } = draftFromIdMap(own, map);
  return applyWishes(correctReading(read, layClasses(voted, read)), draft, corrections);
}

/** Drawings are read at a size of their own; models at least at the reading size, photos at that of the result. */
function dependsOnSize({ pipeline }: PictureReading, maxEdge: number): boolean {
  if (pipeline === 'photo') return maxEdge !== READING_EDGE;
  return pipeline === 'model' && maxEdge > READING_EDGE;
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
  const given = { labels: draft.labels, byLabel };
  return { reading: correctReading(reading, layClasses(given, reading)), draft, wishes };
}

function layClasses({ labels, byLabel }: RegionClasses, reading: PictureReading): RegionClasses {
  const { width, height } = readingSize(reading);
  return { labels: layLabels(labels, width, height), byLabel };
}

function readingSize(reading: PictureReading): { readonly width: number; readonly height: number } {
  switch (reading.pipeline) {
    case 'exterior-drawing':
      return reading.drawing.reading.analysis;
    case 'interior-drawing':
      return reading.drawing.analysis;
    case 'model':
      return reading.model.model.labels;
    case 'photo':
      return reading.photo.picture;
  }
}
