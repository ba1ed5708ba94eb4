import type { Raster } from '@plumbline/imaging/raster.ts';
import type { AerialReading } from '../drawn-site/read/read-site.ts';
import { readSiteDrawing } from '../drawn-site/paint/render-site-drawing.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { readGardenDrawing } from '../drawn-garden/paint/render-garden-drawing.ts';
import type { SiteReading } from '../drawn-garden/read/site-reading.ts';
import { correctSite } from '../drawn-garden/correct-site.ts';
import { draftAerial, draftGarden } from '../drawn-site/draft-site.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import type { PictureReading } from './read-picture.ts';
import { type UnderstandOptions, understandPicture } from './understand-picture.ts';
import { classesAt, type GivenRegions, wishRegions } from '../scene-value/wished-regions.ts';

/** What a picture of a garden or of a site from above was read as. Models and photos are read like those of buildings. */
export type SitePicture =
  | { readonly pipeline: 'garden-drawing'; readonly site: SiteReading }
  | { readonly pipeline: 'site-drawing'; readonly site: AerialReading }
  | PictureReading;

export interface UnderstoodSite extends GivenRegions {
  /** With the corrections in it. */
  readonly reading: SitePicture;
}

/** Reads a garden, or a site from above, and lays a material map and a user's corrections over the reading. @param base RGB. */
export function understandSite(
  base: Raster,
  space: 'landscape' | 'aerial',
  options: Omit<UnderstandOptions, 'space'>,
  clock: StageClock,
): UnderstoodSite {
  if (!isDrawn(options.kind)) return understandPicture(base, { ...options, space: 'exterior' }, clock);
  const map = options.idMap === undefined ? undefined : readIdMap(options.idMap);
  const borders = map?.borders;
  if (space === 'landscape') {
    const site = readGardenDrawing(base, clock, borders);
    const regions = wishRegions(draftGarden(site), options.corrections, map);
    return { ...regions, reading: { pipeline: 'garden-drawing', site: correct(site, regions) } };
  }
  const site = readSiteDrawing(base, clock, borders);
  const regions = wishRegions(draftAerial(site), options.corrections, map);
  return { ...regions, reading: { pipeline: 'site-drawing', site: correct(site, regions) } };
}

function correct<T extends SiteReading>(site: T, { given }: GivenRegions): T {
  const { width, height } = site.analysis;
  return correctSite(site, classesAt(given, width, height));
}
