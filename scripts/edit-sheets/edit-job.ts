import type { Raster } from '@plumbline/imaging/raster.ts';

/** Corners as shares 0…1 of the picture's width and height. */
export type Outline = readonly (readonly [number, number])[];
/** Middle and radii, in the same shares. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number];

/** What a person paints. */
export interface PaintedMask {
  /** Filled. */
  readonly outlines?: readonly Outline[];
  readonly ovals?: readonly Oval[];
  /** With a brush whose radius is a share of the longest side. */
  readonly strokes?: readonly { readonly points: Outline; readonly radius: number }[];
  /** How far a brush that goes along the outlines reaches beyond them, as a share of the longest side. */
  readonly rim?: number;
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
  /** Longest side of the piece from the picture's middle that stands for it, in px; default: the whole picture. */
  readonly piece?: number;
  /** Fields of the request besides the function. */
  readonly request?: (base: Raster) => Readonly<Record<string, unknown>>;
}

export const box = (x0: number, y0: number, x1: number, y1: number): Outline => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
