import type { Plane } from '@plumbline/imaging/raster.ts';

/** What a pixel is of what a design stands before and on. */
export const Setting = { none: 0, sky: 1, paving: 2, lawn: 3 } as const;

/** Sky and ground told pixel by pixel, where no plain backdrop tells them. */
export interface HeardSetting {
  /** `Setting` per pixel. */
  readonly parts: Uint8Array;
  /** How far a pixel of the ground is bare sheet, 0…1. */
  readonly bare: Plane;
  readonly horizonY: number;
  /** Share of the picture that is sky. */
  readonly sky: number;
  /** Whether the design stands on a bare sheet all round. */
  readonly onSheet: boolean;
}
