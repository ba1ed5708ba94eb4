import type { CellRole } from '../read/cell-role.ts';

/** What is known of a pixel of the result when its light is asked for. */
export interface LitPixel {
  /** Index of the pixel, and where it is. */
  i: number;
  x: number;
  y: number;
  cell: number;
  role: CellRole;
  /** Whether it lies on the plane of the floor. */
  onFloor: boolean;
  /** Metres on that plane. */
  u: number;
  w: number;
}

/** Writes the light on a pixel as r, g, b to `out`: what a white surface there would show. */
export type PixelLight = (pixel: LitPixel, out: Float64Array) => void;
