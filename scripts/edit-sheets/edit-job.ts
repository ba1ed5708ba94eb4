import type { Raster } from '@plumbline/imaging/raster.ts';

/** Corners as shares 0…1 of the picture's width and height. */
export type Outline = readonly (readonly [number, number])[];

/** What a person paints: filled outlines and strokes, `radius` as a share of the longest side. */
export interface PaintedMask {
  readonly outlines?: readonly Outline[];
  readonly strokes?: readonly { readonly points: Outline; readonly radius: number }[];
  /** Soft border as a share of the longest side. */
  readonly feather?: number;
}

export interface EditJob {
  /** File name of the sheet. */
  readonly name: string;
  /** Paths below the samples' folder. */
  readonly sample: string;
  readonly texture?: string;
  readonly reference?: string;
  readonly mask?: PaintedMask;
  /** Fields of the request besides the function. */
  readonly request?: (base: Raster) => Readonly<Record<string, unknown>>;
}
