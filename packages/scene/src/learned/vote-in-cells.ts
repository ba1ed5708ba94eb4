import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { Facing } from '../drawing/cell-facing.ts';

const COUNT = PIXEL_CLASSES.length;
/** Length of the mean of a cell's facings from which they agree: that of facings 25° around their middle. */
const AGREED = 0.9;

/** What a net says of the cells of a drawing: the mean of what it says of their pixels. */
export interface CellVotes {
  /** 0…1: how much of a cell it takes for one of these. */
  share(cell: number, classes: readonly PixelClass[]): number;
  /** Where a cell looks, in the axes of the camera; undefined where its pixels do not agree. */
  facing(cell: number): Facing | undefined;
}

/** What a net says of the pixels of each cell, summed up. By cell, index 0 unused. */
export interface VoteSums {
  /** Of each cell a sum for each of `PIXEL_CLASSES`, side by side. */
  readonly shares: Float64Array;
  readonly facings: Float64Array;
  /** Pixels summed up. */
  readonly areas: Float64Array;
}

/** @param map number of the cell of each pixel, 0 for none. @param reading of the same picture, whatever its size */
export function voteInCells(map: LabelMap, cells: number, reading: Omit<PixelReading, 'whole'>): CellVotes {
  return votesOf(sumVotes(map, cells, reading));
}

/** The sums behind {@link voteInCells}. */
export function sumVotes(map: LabelMap, cells: number, reading: Omit<PixelReading, 'whole'>): VoteSums {
  const shares = new Float64Array((cells + 1) * COUNT);
  const facings = new Float64Array((cells + 1) * 3);
  const areas = new Float64Array(cells + 1);
  const columns = Int32Array.from({ length: map.width }, (_, x) =>
    Math.min(reading.width - 1, Math.floor(((x + 0.5) * reading.width) / map.width)),
  );
  for (let y = 0; y < map.height; y++) {
    const row = Math.min(reading.height - 1, Math.floor(((y + 0.5) * reading.height) / map.height));
    for (let x = 0; x < map.width; x++) {
      const cell = map.data[y * map.width + x] as number;
      if (cell === 0) continue;
      const i = row * reading.width + (columns[x] as number);
      areas[cell] = (areas[cell] as number) + 1;
      addTo(shares, cell * COUNT, reading.shares, i * COUNT, COUNT);
      addTo(facings, cell * 3, reading.facing, i * 3, 3);
    }
  }
  return { shares, facings, areas };
}

export function votesOf({ shares, facings, areas }: VoteSums): CellVotes {
  return {
    share: (cell, classes) => {
      const area = areas[cell] as number;
      if (area === 0) return 0;
      return classes.reduce((sum, name) => sum + (shares[cell * COUNT + NUMBER[name]] as number), 0) / area;
    },
    facing: (cell) => {
      const [x, y, z] = facings.subarray(3 * cell, 3 * cell + 3) as unknown as [number, number, number];
      const length = Math.hypot(x, y, z);
      if (length < AGREED * (areas[cell] as number) || length === 0) return undefined;
      return [x / length, y / length, z / length];
    },
  };
}

/**
 * Adds so many values to sums. A function of its own: written out within the loop over all pixels, loops as short as this one were
 * replaced on the stack again and again by V8 and left in their middle, thirty times as slow.
 */
function addTo(sums: Float64Array, at: number, values: Float32Array, from: number, count: number): void {
  for (let k = 0; k < count; k++) sums[at + k] = (sums[at + k] as number) + (values[from + k] as number);
}

const NUMBER = Object.fromEntries(PIXEL_CLASSES.map((name, k) => [name, k])) as Readonly<
  Record<PixelClass, number>
>;
