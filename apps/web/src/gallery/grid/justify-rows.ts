/** Where the rows of a justified grid stand; heights are those of pictures, without the words below them. */
export interface Rows {
  /** Distance of each row's top from the grid's, and at the end the height of the grid. */
  readonly tops: Float64Array;
  readonly heights: Float64Array;
  /** Place of each row's first picture, and at the end how many pictures the rows hold. */
  readonly firsts: Int32Array;
}

export interface RowShape {
  /** Of the grid, in pixels of the page. */
  readonly width: number;
  /** Between pictures of a row. */
  readonly gap: number;
  /** How high pictures would like to be. */
  readonly target: number;
  /** What stands below each row of pictures: words and the distance to the next. */
  readonly foot: number;
}

const NARROWEST = 0.5;
const WIDEST = 2.8;

/** The share of width to height that a picture is shown with: an extreme one is cropped, so that it neither fills a screen nor becomes a line. */
export function shownRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  const ratio = width / height;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(WIDEST, Math.max(NARROWEST, ratio)) : 1;
}

/**
 * Fills rows greedily: a row ends with the picture after which its height is nearest to the target.
 *
 * @param ratios width to height of each picture
 * @param whole false while more are to come: the row that they would change is held back
 */
export function justifyRows(ratios: Float64Array, shape: RowShape, whole: boolean): Rows {
  const { width, gap, target, foot } = shape;
  const tops: number[] = [];
  const heights: number[] = [];
  const firsts: number[] = [];
  let top = 0;
  const end = (first: number, height: number) => {
    tops.push(top);
    heights.push(height);
    firsts.push(first);
    top += height + foot;
  };
  let first = 0;
  let sum = 0;
  const heightOf = (count: number, ratio: number) => Math.max(1, (width - gap * (count - 1)) / ratio);
  for (let place = 0; place < ratios.length; place += 1) {
    const ratio = ratios[place] ?? 1;
    const before = place === first ? Number.POSITIVE_INFINITY : heightOf(place - first, sum);
    const after = heightOf(place - first + 1, sum + ratio);
    if (after > target) {
      sum += ratio;
      continue;
    }
    // It is a question which of the two is nearer: the row with this picture, or the one without.
    if (before - target < target - after) {
      end(first, before);
      first = place;
      sum = ratio;
      if (heightOf(1, ratio) > target) continue;
      end(first, heightOf(1, ratio));
    } else end(first, after);
    first = place + 1;
    sum = 0;
  }
  const held = first < ratios.length;
  if (held && whole) {
    end(first, Math.min(target, heightOf(ratios.length - first, sum)));
    first = ratios.length;
  }
  return {
    tops: Float64Array.from([...tops, top]),
    heights: Float64Array.from(heights),
    firsts: Int32Array.from([...firsts, first]),
  };
}

/** The row that holds this distance from the top; the first or the last where it lies outside. */
export function rowAt({ tops }: Rows, distance: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The row that a picture stands in. */
export function rowOf({ firsts }: Rows, place: number): number {
  let low = 0;
  let high = Math.max(0, firsts.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((firsts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface Tile {
  readonly place: number;
  readonly left: number;
  readonly width: number;
}

/** Where the pictures of a row stand. */
export function tilesOf(rows: Rows, row: number, ratios: Float64Array, gap: number): Tile[] {
  const height = rows.heights[row] ?? 0;
  const tiles: Tile[] = [];
  let left = 0;
  for (let place = rows.firsts[row] ?? 0; place < (rows.firsts[row + 1] ?? 0); place += 1) {
    const width = (ratios[place] ?? 1) * height;
    tiles.push({ place, left, width });
    left += width + gap;
  }
  return tiles;
}
