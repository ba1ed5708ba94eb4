import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import type { ImageKind } from '../../image-kind/image-kind.ts';
import { estimateNoise } from './denoise-model.ts';
import { findSurfaces } from './find-surfaces.ts';
import { isClay } from './neutralise-clay.ts';
import { measureRegions, type RegionTable } from './region-table.ts';
import { splitLines } from './split-lines.ts';

/** A model taken apart: lines, surfaces, and what is measured of each. */
export interface ModelReading {
  /** Luma of the denoised picture, 0…1, with its lines. */
  readonly light: Plane;
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly labels: LabelMap;
  readonly regions: RegionTable;
  /** True without drawn edges: all tones are light and shade on one material. */
  readonly clay: boolean;
}

/** @param check called between the slow steps; throws once the render was cancelled. */
export function readModel(picture: DisplayPlanes, kind: ImageKind, check: () => void): ModelReading {
  const { fill, lines } = splitLines(picture);
  check();
  const { labels } = findSurfaces(fill, lines, estimateNoise(picture.light));
  check();
  return {
    light: picture.light,
    fill,
    lines,
    labels,
    regions: measureRegions(labels, fill),
    clay: kind === 'white' && isClay(lines),
  };
}
