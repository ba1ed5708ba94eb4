import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { ExteriorLight } from '../../drawn-building/paint/exterior-light.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { SiteReading } from '../read/site-reading.ts';

/** Where a pixel of the level ground lies, in metres or what comes near them: `u` to the right, `v` away. */
export interface GroundPlane {
  readonly uAt: (x: number, y: number) => number;
  readonly vAt: (x: number, y: number) => number;
  /** Distance from the eye of the ground seen at a pixel, in metres. */
  readonly distanceAt: (x: number, y: number) => number;
}

/** A plant at the size of the result: the ball that its crown is shaded as, and its foot. */
export interface SitePlant {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly footX: number;
  readonly footY: number;
  /** True for what tapers to a point. */
  readonly tapers: boolean;
}

/** What every step of painting a site reads; planes have the size of the result. */
export interface SiteStage {
  readonly reading: SiteReading;
  readonly request: RenderRequest;
  readonly light: ExteriorLight;
  /** Linear albedo by `SiteClass`. */
  readonly palette: readonly Rgb[];
  readonly width: number;
  readonly height: number;
  /** Long side / 1024. */
  readonly unit: number;
  /** Analysis pixels per pixel of the result. */
  readonly toAnalysis: number;
  readonly cells: LabelMap;
  /** Class of each pixel. */
  readonly kinds: Uint8Array;
  readonly ink: Plane;
  /** By plant, as in `reading.plantOf`. */
  readonly plants: ReadonlyMap<number, SitePlant>;
  readonly plane: GroundPlane;
  readonly horizonY: number;
  /** Share of haze over each pixel, 0…1. */
  readonly haze: Plane;
  readonly check: () => void;
}
