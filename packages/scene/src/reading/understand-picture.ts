import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { correctReading } from './correct-reading.ts';
import { draftScene } from './draft-scene.ts';
import { type PictureReading, type PictureReadOptions, readPicture } from './read-picture.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import type { SceneCorrection } from '../scene-value/scene-value.ts';
import { classesAt, type GivenRegions, wishRegions } from '../scene-value/wished-regions.ts';

export interface UnderstandOptions extends Omit<PictureReadOptions, 'borders'> {
  readonly corrections?: readonly SceneCorrection[];
  readonly idMap?: Raster;
}

export interface UnderstoodPicture extends GivenRegions {
  /** With the corrections in it. */
  readonly reading: PictureReading;
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
  const regions = wishRegions(own, corrections, map);
  const { width, height } = readingSize(read);
  return { ...regions, reading: correctReading(read, classesAt(regions.given, width, height)) };
}

/** Drawings are read at a size of their own; models at least at the reading size, photos at that of the result. */
function dependsOnSize({ pipeline }: PictureReading, maxEdge: number): boolean {
  if (pipeline === 'photo') return maxEdge !== READING_EDGE;
  return pipeline === 'model' && maxEdge > READING_EDGE;
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
