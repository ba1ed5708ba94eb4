import type { Raster } from '../raster.ts';
import type { Strata } from './match-strata.ts';
import type { Axes, RowEnds } from './row-ends.ts';

/** How rows of a raster are numbered at working size: `level = (row + 0.5 − offset) / scale − 0.5`. */
export interface RowScale {
  readonly offset: number;
  readonly scale: number;
}

/**
 * Fills a part of a hole along its strata: each pixel lies on the one line from a low end to a high one that goes through
 * it, and takes its colour from both by its distance to them.
 *
 * @param target RGB, changed in the part. @param ends of `target`'s rows. @param laid set to 1 where something was laid.
 */
export function layStrata(
  target: Raster,
  isPart: (pixel: number) => boolean,
  strata: Strata,
  ends: RowEnds,
  { rows, at }: Axes,
  { offset, scale }: RowScale,
  laid: Uint8Array,
): void {
  const { lowRow, highRow } = strata;
  const last = lowRow.length - 1;
  const colour = new Float64Array(3);
  for (let row = 0; row < rows; row++) {
    const low = ends.low[row] as number;
    if (low < 0) continue;
    const high = ends.high[row] as number;
    const place = (row + 0.5 - offset) / scale - 0.5;
    for (let along = low; along <= high; along++) {
      const pixel = at(along, row);
      if (!isPart(pixel)) continue;
      const t = (along - low + 1) / (high - low + 2);
      // The pair whose line passes here: heights grow with its number.
      let first = 0;
      let end = last;
      while (end - first > 1) {
        const middle = (first + end) >> 1;
        const height = (1 - t) * (lowRow[middle] as number) + t * (highRow[middle] as number);
        if (height <= place) first = middle;
        else end = middle;
      }
      const before = (1 - t) * (lowRow[first] as number) + t * (highRow[first] as number);
      const after = (1 - t) * (lowRow[end] as number) + t * (highRow[end] as number);
      const share = after > before ? Math.min(1, Math.max(0, (place - before) / (after - before))) : 0;
      colour.fill(0);
      const toRow = (levelRow: number): number =>
        Math.min(rows - 1, Math.max(0, Math.round((levelRow + 0.5) * scale + offset - 0.5)));
      const l = toRow(mix(lowRow, first, end, share));
      const h = toRow(mix(highRow, first, end, share));
      const lowWeight = ends.low[l] !== -1 && ends.lowKnown[l] === 1 ? 1 - t : 0;
      const highWeight = ends.low[h] !== -1 && ends.highKnown[h] === 1 ? t : 0;
      const total = lowWeight + highWeight;
      if (total === 0) continue;
      const near = share < 0.5 ? first : end;
      carry(
        colour,
        lowWeight / total,
        strata.lowTrust[near] as number,
        ends.lowColour,
        l,
        strata.lowAround,
        near,
      );
      carry(
        colour,
        highWeight / total,
        strata.highTrust[near] as number,
        ends.highColour,
        h,
        strata.highAround,
        near,
      );
      for (let c = 0; c < 3; c++) target.data[3 * pixel + c] = Math.round(colour[c] as number);
      laid[pixel] = 1;
    }
  }
}

function mix(values: Float32Array, first: number, end: number, share: number): number {
  const a = values[first] as number;
  return a + share * ((values[end] as number) - a);
}

function carry(
  colour: Float64Array,
  weight: number,
  trust: number,
  own: Float32Array,
  row: number,
  around: Float32Array,
  pair: number,
): void {
  if (weight === 0) return;
  for (let c = 0; c < 3; c++)
    colour[c] =
      (colour[c] as number) +
      weight * (trust * (own[3 * row + c] as number) + (1 - trust) * (around[3 * pair + c] as number));
}
