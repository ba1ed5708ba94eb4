import { layLabels } from '@plumbline/scene/scene-value/lay-labels.ts';
import type { RegionDraft } from '@plumbline/scene/scene-value/scene-draft.ts';
import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import type { WishedRegions } from '@plumbline/scene/scene-value/wished-regions.ts';
import type { Size } from './draw-lines.ts';

/** The regions of a reading, with what a user said of them, at the size of a result. */
export interface RegionLayers extends Size {
  /** Number of the region under each pixel; 0: none. */
  readonly labels: Int32Array;
  /** By number. */
  readonly regions: readonly RegionDraft[];
  /** Row of the horizon; undefined where no camera is to be trusted. */
  readonly horizon: number | undefined;
}

export function layRegions({ draft, wishes }: WishedRegions, { width, height }: Size): RegionLayers {
  const { camera, labels } = draft;
  const seen = camera !== undefined && Number.isFinite(camera.focal);
  return {
    width,
    height,
    labels: layLabels(labels, width, height).data,
    regions: draft.regions.map((region, label) => {
      const wished = wishes.get(label)?.class;
      return wished === undefined ? region : { ...region, class: wished };
    }),
    horizon: seen ? (camera.horizonY * height) / labels.height : undefined,
  };
}

/** Of each region's number whether its class is one of these. */
export function marksOf(
  regions: readonly RegionDraft[],
  classes: ReadonlySet<SceneClass>,
): readonly boolean[] {
  return regions.map((region, label) => label > 0 && classes.has(region.class));
}
