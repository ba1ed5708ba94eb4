import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';
import { estimateNoise } from './denoise-model.ts';
import { findSurfaces } from './find-surfaces.ts';
import { measureRegions, type RegionTable } from './region-table.ts';
import { splitLines } from './split-lines.ts';

/** A model taken apart: lines, surfaces, and what is measured of each. */
export interface ModelReading {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly labels: LabelMap;
  readonly regions: RegionTable;
}

export function readModel(picture: DisplayPlanes): ModelReading {
  const { fill, lines } = splitLines(picture);
  const { labels } = findSurfaces(fill, lines, estimateNoise(picture.light));
  return { fill, lines, labels, regions: measureRegions(labels, fill) };
}
