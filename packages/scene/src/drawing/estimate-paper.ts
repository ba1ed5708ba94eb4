import { percentile } from '@plumbline/imaging/percentile.ts';
import { CHANNELS, type Raster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';

const CELL = 32;
/** A colour this bright on this share of the pixels is the paper, whatever lies between. */
const FLAT_BRIGHTNESS = 215;
const FLAT_SHARE = 0.33;

/** The paper under a drawing as a coarse grid of colours, read by bilinear interpolation. */
export interface PaperGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a grid cell in pixels. */
  readonly cell: number;
  /** Red, green, blue 0…255 of each grid cell. */
  readonly colours: Float32Array;
  /** True if one colour serves the whole picture. */
  readonly flat: boolean;
}

/**
 * Estimates the paper: one colour where a bright one clearly dominates, else the 75th percentile of 32 px cells,
 * cleaned by a 5 × 5 rank filter. Local estimates swallow large tints, so a global one is tried first.
 * @param picture RGB.
 */
export function estimatePaper(picture: Raster): PaperGrid {
  const flat = dominantColour(picture);
  if (flat !== undefined) {
    return {
      columns: 1,
      rows: 1,
      cell: Math.max(picture.width, picture.height),
      colours: Float32Array.from(flat),
      flat: true,
    };
  }
  const columns = Math.ceil(picture.width / CELL);
  const rows = Math.ceil(picture.height / CELL);
  const raw = new Float32Array(columns * rows * 3);
  for (let gy = 0; gy < rows; gy++) {
    for (let gx = 0; gx < columns; gx++) {
      for (let c = 0; c < CHANNELS; c++)
        raw[(gy * columns + gx) * 3 + c] = cellPercentile(picture, gx, gy, c);
    }
  }
  return { columns, rows, cell: CELL, colours: rankFilter(raw, columns, rows), flat: false };
}

/** Writes the paper's colour at each pixel of row `y` into `row` (3 values per pixel). */
export function paperRow(paper: PaperGrid, y: number, width: number, row: Float32Array): void {
  const { columns, rows, cell, colours } = paper;
  if (paper.flat) {
    for (let x = 0; x < width; x++) for (let c = 0; c < CHANNELS; c++) row[x * 3 + c] = colours[c] as number;
    return;
  }
  const v = clamp(y / cell - 0.5, 0, rows - 1);
  const y0 = Math.floor(v);
  const y1 = Math.min(rows - 1, y0 + 1);
  const fy = v - y0;
  for (let x = 0; x < width; x++) {
    const u = clamp(x / cell - 0.5, 0, columns - 1);
    const x0 = Math.floor(u);
    const x1 = Math.min(columns - 1, x0 + 1);
    const fx = u - x0;
    for (let c = 0; c < CHANNELS; c++) {
      const at = (gx: number, gy: number): number => colours[(gy * columns + gx) * 3 + c] as number;
      const top = at(x0, y0) * (1 - fx) + at(x1, y0) * fx;
      const bottom = at(x0, y1) * (1 - fx) + at(x1, y1) * fx;
      row[x * 3 + c] = top * (1 - fy) + bottom * fy;
    }
  }
}

function dominantColour(picture: Raster): readonly [number, number, number] | undefined {
  const counts = new Int32Array(1 << 15);
  const { data, channels } = picture;
  let seen = 0;
  // 5 bits a channel: paper from a JPEG varies by a few levels.
  for (let p = 0; p < data.length; p += channels * 7) {
    const key =
      (((data[p] as number) >> 3) << 10) |
      (((data[p + 1] as number) >> 3) << 5) |
      ((data[p + 2] as number) >> 3);
    counts[key] = (counts[key] as number) + 1;
    seen++;
  }
  let best = 0;
  for (let k = 1; k < counts.length; k++) if ((counts[k] as number) > (counts[best] as number)) best = k;
  if ((counts[best] as number) < FLAT_SHARE * seen) return undefined;
  const sums = [0, 0, 0];
  let hits = 0;
  for (let p = 0; p < data.length; p += channels * 7) {
    const key =
      (((data[p] as number) >> 3) << 10) |
      (((data[p + 1] as number) >> 3) << 5) |
      ((data[p + 2] as number) >> 3);
    if (key !== best) continue;
    for (let c = 0; c < CHANNELS; c++) sums[c] = (sums[c] as number) + (data[p + c] as number);
    hits++;
  }
  const colour = sums.map((s) => s / hits) as [number, number, number];
  return Math.min(...colour) > FLAT_BRIGHTNESS ? colour : undefined;
}

function cellPercentile(picture: Raster, gx: number, gy: number, channel: number): number {
  const values: number[] = [];
  const x1 = Math.min(picture.width, (gx + 1) * CELL);
  const y1 = Math.min(picture.height, (gy + 1) * CELL);
  for (let y = gy * CELL; y < y1; y += 3)
    for (let x = gx * CELL; x < x1; x += 3)
      values.push(picture.data[(y * picture.width + x) * picture.channels + channel] as number);
  return percentile(values, 0.75);
}

function rankFilter(raw: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(raw.length);
  const window: number[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let c = 0; c < CHANNELS; c++) {
        window.length = 0;
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++)
            window.push(
              raw[(clamp(y + dy, 0, rows - 1) * columns + clamp(x + dx, 0, columns - 1)) * 3 + c] as number,
            );
        out[(y * columns + x) * 3 + c] = percentile(window, 0.7);
      }
    }
  }
  return out;
}
