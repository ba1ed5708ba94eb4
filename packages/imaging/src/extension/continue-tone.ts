import type { Raster } from '../raster.ts';
import { createRaster } from '../raster.ts';
import { solveMembrane } from '../synthesis/smooth-membrane.ts';

/** A frame of known cells in a larger grid. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Goes on with three planes of tone beyond their frame, as smoothly as can be (a membrane held at the frame): next to it the tone
 * beside it, further away the mean of more and more of it.
 *
 * @param tone of the known cells, three planes. @param level subtracted first: where all tones are this, the result is exactly this.
 * @param pull how strongly tones beyond the frame are drawn to the level: they reach it over about 1/√pull cells; 0: not at all.
 */
export function continueTone(
  tone: readonly Float32Array[],
  known: { readonly columns: number; readonly rows: number },
  place: Place,
  level: readonly number[],
  pull: number,
  checkpoint: () => void,
): Float32Array[] {
  const { x, y, columns, rows } = place;
  const n = columns * rows;
  const right = new Float32Array(n).fill(1);
  const down = new Float32Array(n).fill(1);
  const anchor = new Float32Array(n).fill(pull);
  for (let v = 0; v < rows; v++) right[v * columns + columns - 1] = 0;
  down.fill(0, (rows - 1) * columns);
  const sides = tone.map(() => new Float32Array(n));
  for (let v = 0; v < known.rows; v++)
    for (let u = 0; u < known.columns; u++) {
      const cell = (v + y) * columns + u + x;
      anchor[cell] = 1000;
      for (const [c, plane] of tone.entries())
        (sides[c] as Float32Array)[cell] =
          1000 * ((plane[v * known.columns + u] as number) - (level[c] as number));
    }
  const solved = solveMembrane({ columns, rows, right, down, anchor }, sides, checkpoint);
  for (const [c, plane] of solved.entries())
    for (let i = 0; i < n; i++) plane[i] = (plane[i] as number) + (level[c] as number);
  return solved;
}

/** Cells enlarged to pixels, linearly between their middles. */
export function toneToRaster(
  tone: readonly Float32Array[],
  columns: number,
  rows: number,
  width: number,
  height: number,
): Raster {
  const out = createRaster(width, height, 3);
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, ((y + 0.5) * rows) / height - 0.5));
    const y0 = Math.floor(v);
    const y1 = Math.min(rows - 1, y0 + 1);
    const fy = v - y0;
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, ((x + 0.5) * columns) / width - 0.5));
      const x0 = Math.floor(u);
      const x1 = Math.min(columns - 1, x0 + 1);
      const fx = u - x0;
      const at = 3 * (y * width + x);
      for (let c = 0; c < 3; c++) {
        const plane = tone[c] as Float32Array;
        const top =
          (plane[y0 * columns + x0] as number) * (1 - fx) + (plane[y0 * columns + x1] as number) * fx;
        const bottom =
          (plane[y1 * columns + x0] as number) * (1 - fx) + (plane[y1 * columns + x1] as number) * fx;
        out.data[at + c] = top * (1 - fy) + bottom * fy;
      }
    }
  }
  return out;
}
