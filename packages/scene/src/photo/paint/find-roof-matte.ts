import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { runAlong, type SoftColour, softColour } from './colour-runs.ts';
import { enlargePlane, shrinkPlane } from './plane-size.ts';

const SEARCH_EDGE = 800;
/** Shares of the height of the picture between which a roof is high, seen along a column. */
const LEAST_HIGH = 0.012;
const MOST_HIGH = 0.3;
/** Share of the width that one roof takes at least. */
const LEAST_WIDE = 0.06;
/** How far a line may miss, in pixels at 800: a ridge is straight, a crown is not. */
const STRAIGHT = 1.6;
/** Eaves have gutters and shade: they may miss by so many times more. */
const EAVES_MISS = 1.3;
/** Share of the columns in which eaves have to lie on a line too. */
const WITH_EAVES = 0.6;
/** Tiles and shingles are mottled. */
const TILES = { light: 0.15, tint: 0.085 };
const GREEN = 0.035;
const BLUE = -0.09;
const DARKER_THAN_SKY = 0.12;
const BRIGHTEST = 0.7;

/** Cover from which a pixel is of the sky, and from which one is of the roof. */
const COVERED = 0.5;
/** Rows of sky over a roof at least, and the share of the height below which none begins. */
const LEAST_SKY = 3;
const LOWEST_RIDGE = 0.8;
/** Share of the columns of a stretch that have a roof at all. */
const PRESENT = 0.85;
/** How many times wider than high a roof is at least. */
const WIDER = 1.1;
interface Column {
  readonly top: number;
  readonly rows: number;
}

/**
 * Finds roofs that meet the sky: below a straight skyline a surface of one colour, not green and not white, that ends at an
 * eave, which is straight as well, and that is wider than high. Walls that meet the sky end at windows and shrubs, and
 * crowns have no straight outline: both are left out, and so is every roof before trees.
 * @param sky 0…1. @returns 0…1 per pixel of the picture, soft along its rims, or null where none was found.
 */
export function findRoofMatte(picture: Raster, sky: Plane): Plane | null {
  const size = fitWithin(picture.width, picture.height, SEARCH_EDGE);
  const small = resizeArea(picture, size.width, size.height);
  const unit = Math.max(size.width, size.height) / SEARCH_EDGE;
  const colour = softColour(small, 2.2 * unit);
  const columns = readColumns(colour, shrinkPlane(sky, size.width, size.height));
  const mask = createPlane(size.width, size.height);
  let found = false;
  for (const [from, to] of straightStretches(columns, unit)) {
    if (to - from < LEAST_WIDE * size.width || !isRoof(columns, from, to, unit)) continue;
    found = true;
    for (let x = from; x < to; x++) {
      const column = columns[x];
      if (column === undefined) continue;
      // Where the roof goes on but is not sure any more, snow thins out instead of ending at a line.
      const side = smoothstep(0, 16 * unit, Math.min(x - from, to - 1 - x));
      for (let y = column.top; y < column.top + column.rows; y++) mask.data[y * size.width + x] = side;
    }
  }
  if (!found) return null;
  growAlike(mask, colour);
  return enlargePlane(boxBlur(boxBlur(mask, 1), 1), picture.width, picture.height);
}

/** Per column the surface right below the sky, where there is one of the height of a roof. */
function readColumns(colour: SoftColour, sky: Plane): (Column | undefined)[] {
  const { width, height } = colour;
  const columns: (Column | undefined)[] = [];
  const ridge = Math.max(2, Math.round((4 * Math.max(width, height)) / SEARCH_EDGE));
  for (let x = 0; x < width; x++) {
    let y = 0;
    while (y < height && (sky.data[y * width + x] as number) > COVERED) y++;
    // The hem is a mixture of roof and sky.
    const top = y + 2;
    if (y < LEAST_SKY || top > LOWEST_RIDGE * height) {
      columns.push(undefined);
      continue;
    }
    // Ridge tiles and their light rim are no measure of what lies below them.
    const start = Math.min(height - 1, top + ridge);
    const i = start * width + x;
    const rows =
      ridge + runAlong(colour, { x, from: start, step: 1, most: Math.ceil(1.2 * MOST_HIGH * height) }, TILES);
    const plausible =
      rows > Math.max(LEAST_HIGH * height, ridge + 3) &&
      rows < MOST_HIGH * height &&
      // Water and far hills have a straight skyline too: they are blue, or nearly as bright as the sky.
      (colour.warm[i] as number) > BLUE &&
      (colour.light[(y - LEAST_SKY) * width + x] as number) - (colour.light[i] as number) > DARKER_THAN_SKY &&
      (colour.green[i] as number) < GREEN &&
      (colour.light[i] as number) < BRIGHTEST;
    columns.push(plausible ? { top, rows } : undefined);
  }
  return columns;
}

/** Stretches of columns whose skyline is straight, grown column by column from a straight beginning. */
function* straightStretches(
  columns: readonly (Column | undefined)[],
  unit: number,
): Generator<readonly [from: number, to: number]> {
  const seed = Math.round(24 * unit);
  let x = 0;
  while (x + seed < columns.length) {
    if (misfit(columns, x, x + seed, (c) => c.top) > STRAIGHT * unit) {
      x++;
      continue;
    }
    let to = x + seed;
    while (to < columns.length && misfit(columns, x, to + 1, (c) => c.top) <= STRAIGHT * unit) to++;
    yield [x, to];
    x = to;
  }
}

/** Mean distance of the columns' values from their own line; infinite where columns are missing. */
function misfit(
  columns: readonly (Column | undefined)[],
  from: number,
  to: number,
  valueOf: (column: Column) => number,
): number {
  let n = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let sxy = 0;
  for (let x = from; x < to; x++) {
    const column = columns[x];
    if (column === undefined) continue;
    const y = valueOf(column);
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  if (n < PRESENT * (to - from)) return Number.POSITIVE_INFINITY;
  const slope = (n * sxy - sx * sy) / Math.max(1e-6, n * sxx - sx * sx);
  const start = (sy - slope * sx) / n;
  let off = 0;
  for (let x = from; x < to; x++) {
    const column = columns[x];
    if (column !== undefined) off += Math.abs(valueOf(column) - start - slope * x);
  }
  return off / n;
}

/** Wider than high, and its lower edge runs straight over most of its width. */
function isRoof(columns: readonly (Column | undefined)[], from: number, to: number, unit: number): boolean {
  const present = columns.slice(from, to).filter((c): c is Column => c !== undefined);
  const high = present.map((c) => c.rows).toSorted((a, b) => a - b)[present.length >> 1] ?? 0;
  if (to - from < WIDER * high) return false;
  const step = Math.max(8, Math.round(16 * unit));
  let straight = 0;
  let parts = 0;
  for (let x = from; x + step <= to; x += step) {
    parts++;
    if (misfit(columns, x, x + step, (c) => c.top + c.rows) <= EAVES_MISS * STRAIGHT * unit) straight++;
  }
  return parts > 0 && straight >= WITH_EAVES * parts;
}

/** How alike in colour neighbouring parts of the same roof are, in lightness and in either opponent axis. */
const ALIKE = { light: 0.13, tint: 0.05 };
/** Growth beyond this many times what was found has left the roof. */
const MOST_GROWTH = 2.5;

/**
 * Dormers and chimneys break a roof's outline: its other parts are taken in where they hang together with what was found, are
 * of its colour and lie no lower. Where that would run on, nothing is taken in.
 */
function growAlike(mask: Plane, colour: SoftColour): void {
  const { width, data } = mask;
  let n = 0;
  const mean = { light: 0, warm: 0, green: 0 };
  let lowest = 0;
  const front: number[] = [];
  for (let i = 0; i < data.length; i++) {
    if ((data[i] as number) < COVERED) continue;
    n++;
    mean.light += colour.light[i] as number;
    mean.warm += colour.warm[i] as number;
    mean.green += colour.green[i] as number;
    lowest = Math.max(lowest, Math.floor(i / width));
    front.push(i);
  }
  if (n === 0) return;
  const alike = (i: number): boolean =>
    Math.abs((colour.light[i] as number) - mean.light / n) < ALIKE.light &&
    Math.abs((colour.warm[i] as number) - mean.warm / n) < ALIKE.tint &&
    Math.abs((colour.green[i] as number) - mean.green / n) < ALIKE.tint;
  const seen = Uint8Array.from(data, (v) => (v >= COVERED ? 1 : 0));
  const added: number[] = [];
  for (let next = front.pop(); next !== undefined; next = front.pop()) {
    const x = next % width;
    for (const j of [x > 0 ? next - 1 : next, x < width - 1 ? next + 1 : next, next - width, next + width]) {
      if (j < 0 || j > (lowest + 1) * width || seen[j] === 1 || !alike(j)) continue;
      seen[j] = 1;
      added.push(j);
      front.push(j);
    }
    if (added.length > MOST_GROWTH * n) return;
  }
  for (const i of added) data[i] = 1;
}
