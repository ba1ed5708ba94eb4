import type { Stand } from '../scene-value/scene-geometry.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

/** What a region is, and what a person said of where it is. */
export interface RegionSaid {
  readonly class: SceneClass;
  readonly facing?: Stand | null | undefined;
  /** Metres above the floor at which it lies, or at which it stands. */
  readonly heightM?: number | null | undefined;
}
