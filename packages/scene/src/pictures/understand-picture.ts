import type { Raster } from '@plumbline/imaging/raster.ts';
import type { PictureKind, Source } from '../picture-kind.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import type { SceneCorrection } from '../scene-value/scene-value.ts';
import { type GivenRegions, wishRegions } from '../scene-value/wished-regions.ts';

/** What a person says of a picture's regions. */
export interface Said {
  readonly corrections?: readonly SceneCorrection[];
  /** A flat-colour picture of the base's materials. */
  readonly idMap?: Raster;
}

export interface Understood<Reading> extends GivenRegions {
  /** With what was said in it. */
  readonly reading: Reading;
}

/**
 * Reads a picture and lays a material map and a person's corrections over the reading.
 * @param regionsBy whose regions they are, where a person sees the picture as another kind than it is painted as
 */
export function understandPicture<Reading>(
  kind: PictureKind<Reading>,
  source: Source,
  { corrections, idMap }: Said,
  regionsBy: PictureKind<unknown> | undefined = undefined,
): Understood<Reading> {
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  const bordered =
    map === undefined ? source : { ...source, options: { ...source.options, borders: map.borders } };
  const reading = kind.read(bordered);
  const own =
    regionsBy === undefined
      ? kind.regions(reading, bordered)
      : regionsBy.regions(regionsBy.read(bordered), bordered);
  const regions = wishRegions(own, corrections, map);
  return { ...regions, reading: kind.correct(reading, regions) };
}
