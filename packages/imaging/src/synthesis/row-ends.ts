import type { Raster } from '../raster.ts';

/** Rows of a raster, or its columns: strata run along one or the other. */
export interface Axes {
  readonly upright: boolean;
  /** Pixels in a row. */
  readonly length: number;
  readonly rows: number;
  readonly at: (along: number, row: number) => number;
}

/** A rectangle: right and bottom are outside. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function axesOf({ width, height }: { width: number; height: number }, upright: boolean): Axes {
  return upright
    ? { upright, length: height, rows: width, at: (along, row) => along * width + row }
    : { upright, length: width, rows: height, at: (along, row) => row * width + along };
}

/** Where each row of a part of a hole begins and ends, and what is seen just outside. Rows without the part have `low` −1. */
export interface RowEnds {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Mean colour outside each end, three numbers a row. */
  readonly lowColour: Float32Array;
  readonly highColour: Float32Array;
  /** 0 where an end lies at the picture's border. */
  readonly lowKnown: Uint8Array;
  readonly highKnown: Uint8Array;
}

/** The rim itself is soft; what is meant lies this far outside, in pixels of the working size. */
const NEAREST = 2;
const FURTHEST = 6;

/**
 * @param picture RGB. @param unknown 1 where nothing is seen. @param isPart whether a pixel belongs to the part.
 * @param extent holds the whole part. @param scale pixels per pixel of the working size.
 */
export function readRowEnds(
  picture: Raster,
  unknown: Uint8Array,
  isPart: (pixel: number) => boolean,
  axes: Axes,
  extent: Extent,
  scale: number,
): RowEnds {
  const { rows, length, at } = axes;
  const ends: RowEnds = {
    low: new Int32Array(rows).fill(-1),
    high: new Int32Array(rows).fill(-1),
    lowColour: new Float32Array(3 * rows),
    highColour: new Float32Array(3 * rows),
    lowKnown: new Uint8Array(rows),
    highKnown: new Uint8Array(rows),
  };
  const nearest = Math.round(NEAREST * scale);
  const furthest = Math.round(FURTHEST * scale);
  const look = (row: number, end: number, way: number, into: Float32Array): number => {
    let count = 0;
    const sums = [0, 0, 0];
    for (let out = nearest; out <= furthest; out++) {
      const along = end + way * out;
      if (along < 0 || along >= length) break;
      const i = at(along, row);
      if (unknown[i] === 1) {
        if (count > 0) break;
        continue;
      }
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (picture.data[3 * i + c] as number);
      count++;
    }
    for (let c = 0; c < 3; c++) into[3 * row + c] = (sums[c] as number) / Math.max(1, count);
    return count > 0 ? 1 : 0;
  };
  const { left, top, right, bottom } = extent;
  const [firstRow, lastRow, first, last] = axes.upright
    ? [left, right, top, bottom]
    : [top, bottom, left, right];
  for (let row = firstRow; row < lastRow; row++) {
    for (let along = first; along < last; along++) {
      if (!isPart(at(along, row))) continue;
      if ((ends.low[row] as number) < 0) ends.low[row] = along;
      ends.high[row] = along;
    }
    const low = ends.low[row] as number;
    if (low < 0) continue;
    ends.lowKnown[row] = look(row, low, -1, ends.lowColour);
    ends.highKnown[row] = look(row, ends.high[row] as number, 1, ends.highColour);
  }
  return ends;
}
