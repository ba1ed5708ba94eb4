import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { DrawingCamera } from '../drawing/drawing-camera.ts';
import type { ShellPlane } from './scene-geometry.ts';
import type { PlaneView } from '@plumbline/materials/plane-view.ts';
import type { SceneClass, ScenePlane } from './scene-value.ts';

/** A region before it is measured and drawn round. */
export interface RegionDraft {
  readonly class: SceneClass;
  readonly confidence: number;
  readonly normal: ScenePlane['normal'] | undefined;
}

/** The regions of a reading as a raster, with what the reading says of each. */
export interface SceneDraft {
  readonly labels: LabelMap;
  /** By label; entry 0 is unused. */
  readonly regions: readonly RegionDraft[];
  /** In pixels of `labels`; undefined where there is none to be trusted. */
  readonly camera: DrawingCamera | undefined;
  /** The ground, in pixels of `labels`, where a reading tells it better than the camera does. */
  readonly level?: PlaneView;
  /** What closes a room, in metres. */
  readonly shell?: readonly ShellPlane[];
  readonly confidence: number;
}

/** Parts smaller than this, in pixels at a long side of 1024, are no region of their own. */
export const LEAST_REGION = 24;

export const NO_REGION: RegionDraft = { class: 'background', confidence: 0, normal: undefined };
