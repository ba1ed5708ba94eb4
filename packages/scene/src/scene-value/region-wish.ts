import type { SceneCorrection } from './scene-value.ts';

/** What of a region is not as it was read. */
export interface RegionWish {
  readonly class?: SceneCorrection['class'];
  readonly material?: string | null;
  readonly lock?: boolean;
  readonly facing?: SceneCorrection['facing'];
  readonly heightM?: number | null;
}
