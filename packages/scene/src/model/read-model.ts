import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { ImageKind } from '../render-types.ts';
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
  /** Radius of the largest circle inside each region, by label. */
  readonly thickness: Float32Array;
  /** True without drawn edges: all tones are light and shade on one material. */
  readonly clay: boolean;
}

export function readModel(picture: DisplayPlanes, kind: ImageKind): ModelReading {
  const { fill, lines } = splitLines(picture);
  const { labels, barrier } = findSurfaces(fill, lines, estimateNoise(picture.light));
  const thickness = measureThickness(labels, distanceTransform(barrier));
  return {
    light: picture.light,
    fill,
    lines,
    labels,
    regions: measureRegions(labels, fill),
    thickness,
    clay: kind === 'white' && isClay(lines),
  };
}

function measureThickness(labels: LabelMap, clearance: Plane): Float32Array {
  const radius = new Float32Array(labels.count + 1);
  for (let i = 0; i < labels.data.length; i++) {
    const l = labels.data[i] as number;
    const d = clearance.data[i] as number;
    if (d > (radius[l] as number)) radius[l] = d;
  }
  return radius;
}
