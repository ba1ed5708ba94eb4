import type { BitMask } from '../raster.ts';
import { solveMembrane } from './smooth-membrane.ts';

/** Writes what a pixel of the rim says into `values` and returns how much it weighs. */
type ReadRim = (inside: number, rim: number, values: Float64Array) => number;

/**
 * Spreads what the rim of a hole says smoothly over it (Laplace's equation).
 *
 * @param hole 1 where it is solved. @param channels numbers that `readRim` writes. @returns one plane a channel, 0 outside the hole.
 */
export function membraneInHole(
  { width, height, data }: BitMask,
  channels: number,
  readRim: ReadRim,
  checkpoint: () => void,
): Float32Array[] {
  // One empty cell all around keeps the solver's neighbours inside.
  const columns = width + 2;
  const size = columns * (height + 2);
  const right = new Float32Array(size);
  const down = new Float32Array(size);
  const anchor = new Float32Array(size);
  const sides = Array.from({ length: channels }, () => new Float32Array(size));
  const values = new Float64Array(channels);
  const look = (cell: number, inside: number, rim: number): void => {
    const weight = readRim(inside, rim, values);
    anchor[cell] = (anchor[cell] as number) + weight;
    for (const [c, side] of sides.entries())
      side[cell] = (side[cell] as number) + weight * (values[c] as number);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] !== 1) continue;
      const cell = (y + 1) * columns + x + 1;
      if (x > 0 && data[i - 1] !== 1) look(cell, i, i - 1);
      if (y > 0 && data[i - width] !== 1) look(cell, i, i - width);
      if (x < width - 1) {
        if (data[i + 1] === 1) right[cell] = 1;
        else look(cell, i, i + 1);
      }
      if (y < height - 1) {
        if (data[i + width] === 1) down[cell] = 1;
        else look(cell, i, i + width);
      }
    }
  return solveMembrane({ columns, rows: height + 2, right, down, anchor }, sides, checkpoint).map(
    (solved) => {
      const plane = new Float32Array(width * height);
      for (let y = 0, i = 0; y < height; y++)
        for (let x = 0; x < width; x++, i++) plane[i] = solved[(y + 1) * columns + x + 1] as number;
      return plane;
    },
  );
}
