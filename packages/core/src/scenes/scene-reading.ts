import type { Scene, SceneCorrection, SceneRegion } from '@plumbline/contract/api/scene.ts';

/** What a picture was read as, before anyone corrected it: the same for everyone who looks at these pixels. */
export type SceneReading = Omit<Scene, 'imageId' | 'idMap' | 'geometry'> & {
  /** What its geometry follows from: known to `Compute` alone. Null where there is none. */
  readonly basis: object | null;
};

/** What a person said of where a region is, and what it is. */
export interface RegionSaid extends Pick<SceneCorrection, 'facing' | 'heightM'> {
  readonly class: SceneRegion['class'];
}
