import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { splitDisplay } from '../../backdrop/display-planes.ts';

/** Colour of a picture, a little blurred: lightness and two opponent axes, 0…1 and −1…1. */
export interface SoftColour {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly warm: Float32Array;
  readonly green: Float32Array;
}

/** @param sigma in pixels of the picture. */
export function softColour(picture: Raster, sigma: number): SoftColour {
  const { r, g, b, light } = splitDisplay(picture);
  const [red, green, blue, grey] = [r, g, b, light].map((plane) => gaussianBlur(plane, sigma).data) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return {
    width: picture.width,
    height: picture.height,
    light: grey,
    warm: red.map((v, i) => v - (blue[i] as number)),
    green: green.map((v, i) => v - ((red[i] as number) + (blue[i] as number)) / 2),
  };
}

/** How far a run may depart from its own running mean. */
export interface RunTolerance {
  readonly light: number;
  /** In either opponent axis. */
  readonly tint: number;
}

/** Rows over which the running mean forgets. */
const MEMORY = 14;

/**
 * Rows that a surface goes on for along a column: until its colour departs from the running mean.
 * `from`: first row; `step`: 1 down, −1 up; `most`: rows at the most.
 */
export function runAlong(
  colour: SoftColour,
  {
    x,
    from,
    step,
    most,
  }: { readonly x: number; readonly from: number; readonly step: 1 | -1; readonly most: number },
  tolerance: RunTolerance,
): number {
  const { width, height } = colour;
  let i = from * width + x;
  let light = colour.light[i] as number;
  let warm = colour.warm[i] as number;
  let green = colour.green[i] as number;
  let rows = 0;
  for (let y = from; y >= 0 && y < height && rows < most; y += step) {
    i = y * width + x;
    const dl = (colour.light[i] as number) - light;
    const dw = (colour.warm[i] as number) - warm;
    const dg = (colour.green[i] as number) - green;
    if (Math.abs(dl) > tolerance.light || Math.abs(dw) > tolerance.tint || Math.abs(dg) > tolerance.tint)
      break;
    light += dl / MEMORY;
    warm += dw / MEMORY;
    green += dg / MEMORY;
    rows++;
  }
  return rows;
}
