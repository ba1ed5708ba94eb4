import type { LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { ExteriorLight } from './exterior-light.ts';
import type { BuildingReading } from '../read/building-reading.ts';

/** What every step of painting an exterior reads; planes have the size of the result. */
export interface ExteriorStage {
  readonly reading: BuildingReading;
  readonly request: RenderRequest;
  readonly light: ExteriorLight;
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
  /** Opening + 1 of each pixel of glass, 0 elsewhere. */
  readonly paneOf: Int32Array;
  readonly ink: Plane;
  /** +1: the sun stands on the left and shadows fall to the right; −1 the other way. */
  readonly sunSide: 1 | -1;
  /** Slow variation of a wash, about 0 ± .5. */
  readonly wash: Plane;
  /** y of the far edge of the ground at a column. */
  readonly groundAt: (x: number) => number;
  readonly check: () => void;
}
