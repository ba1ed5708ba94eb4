import { sobel } from '../gradient.ts';
import { greyscale } from '../greyscale.ts';
import type { Raster } from '../raster.ts';

export interface Composition {
  /** Where the detail has its middle, as shares of width and height. */
  readonly centre: readonly [number, number];
  /** 1: left and right are each other's mirror. */
  readonly symmetry: number;
  /** Share of the detail near the crossings of the thirds. */
  readonly thirds: number;
  /** Share of the picture without any detail. */
  readonly emptiness: number;
}

const CELLS = 24;
/** Mean gradient below which a cell is empty. */
const NOTHING = 0.004;
/** Of the width or height, around a crossing. */
const NEAR = 0.12;

/** Where a picture has its detail. @param picture RGB; some hundred pixels a side are enough */
export function measureComposition(picture: Raster): Composition {
  const grid = detailGrid(picture);
  let sum = 0;
  let x = 0;
  let y = 0;
  let empty = 0;
  let near = 0;
  let difference = 0;
  for (let row = 0; row < CELLS; row += 1)
    for (let column = 0; column < CELLS; column += 1) {
      const detail = grid[row * CELLS + column] as number;
      const u = (column + 0.5) / CELLS;
      const v = (row + 0.5) / CELLS;
      sum += detail;
      x += u * detail;
      y += v * detail;
      if (detail < NOTHING) empty += 1;
      if (isNearThird(u) && isNearThird(v)) near += detail;
      difference += Math.abs(detail - (grid[row * CELLS + CELLS - 1 - column] as number));
    }
  if (sum <= 0) return { centre: [0.5, 0.5], symmetry: 1, thirds: 0, emptiness: 1 };
  return {
    centre: [x / sum, y / sum],
    symmetry: Math.max(0, 1 - difference / (2 * sum)),
    thirds: near / sum,
    emptiness: empty / CELLS ** 2,
  };
}

function isNearThird(place: number): boolean {
  return Math.min(Math.abs(place - 1 / 3), Math.abs(place - 2 / 3)) < NEAR;
}

function detailGrid(picture: Raster): Float64Array {
  const { dx, dy } = sobel(greyscale(picture));
  const { width, height } = dx;
  const sums = new Float64Array(CELLS * CELLS);
  const counts = new Float64Array(CELLS * CELLS);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1) {
      const cell = Math.floor((y * CELLS) / height) * CELLS + Math.floor((x * CELLS) / width);
      sums[cell] = (sums[cell] as number) + Math.hypot(dx.data[i] as number, dy.data[i] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] as number));
}
