import { erode } from '@plumbline/imaging/morphology.ts';
import { type KindPlanes, WIDENED } from './kind-planes.ts';

/** The upper outline of what is drawn. All are shares 0…1 of the height of the drawing, without the paper around it. */
export interface SkylineFeatures {
  /** Depth of the first ink below the upper edge, at the sides … */
  readonly sideSky: number;
  /** … and in the middle half. */
  readonly middleSky: number;
  /** Width of what is drawn in the upper tenth and in the lower tenth, as shares of the whole width. */
  readonly headWidth: number;
  readonly footWidth: number;
}

const NONE: SkylineFeatures = { sideSky: 0, middleSky: 0, headWidth: 1, footWidth: 1 };

/** Ink, display 0…1: so much darker than the paper around it, or darker than this in any case. */
const INK_DEPTH = 0.12;
const INK_TONE = 0.3;
/** Share of the picture that is inked in a drawing, and its width and height at least, in pixels. */
const LEAST_INK = 0.002;
const LEAST_SIDE = 20;
/** Share of the ink that is stray marks at each end. */
const STRAY = 0.002;

/** Measures an RGB picture of about 640 px; means little for anything but a drawing. */
export function measureSkyline({ light, widened }: KindPlanes): SkylineFeatures {
  const closed = erode(widened, WIDENED).data;
  const { width, height, data } = light;
  const inked = (x: number, y: number): boolean =>
    (closed[y * width + x] as number) - (data[y * width + x] as number) > INK_DEPTH ||
    (data[y * width + x] as number) < INK_TONE;
  const box = inkBox(inked, width, height);
  if (box === null) return NONE;
  const { x0, y0, x1, y1 } = box;
  const w = x1 - x0 + 1;
  const h = y1 - y0 + 1;
  const depth: number[] = [];
  for (let x = x0; x <= x1; x++) {
    let y = y0;
    while (y <= y1 && !inked(x, y)) y++;
    depth.push((y - y0) / h);
  }
  const edge = Math.max(2, Math.round(0.1 * w));
  const sides = [median(depth.slice(0, edge)), median(depth.slice(-edge))];
  return {
    sideSky: ((sides[0] as number) + (sides[1] as number)) / 2,
    middleSky: median(depth.slice(Math.round(0.25 * w), Math.round(0.75 * w))),
    headWidth: extent(inked, x0, x1, y0, y0 + Math.round(0.1 * h)) / w,
    footWidth: extent(inked, x0, x1, y1 - Math.round(0.1 * h), y1) / w,
  };
}

/** The box of the ink without stray marks: rows and columns that hold a fair share. */
function inkBox(
  inked: (x: number, y: number) => boolean,
  width: number,
  height: number,
): { x0: number; y0: number; x1: number; y1: number } | null {
  const columns = new Int32Array(width);
  const rows = new Int32Array(height);
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (inked(x, y)) {
        columns[x] = (columns[x] as number) + 1;
        rows[y] = (rows[y] as number) + 1;
        total++;
      }
  if (total < LEAST_INK * width * height) return null;
  const [x0, x1] = trim(columns, STRAY * total);
  const [y0, y1] = trim(rows, STRAY * total);
  return x1 - x0 < LEAST_SIDE || y1 - y0 < LEAST_SIDE ? null : { x0, y0, x1, y1 };
}

/** First and last index, leaving out what holds less than `stray` in all. */
function trim(counts: Int32Array, stray: number): [number, number] {
  let first = 0;
  for (let sum = counts[0] as number; first < counts.length - 1 && sum <= stray; )
    sum += counts[++first] as number;
  let last = counts.length - 1;
  for (let sum = counts[last] as number; last > first && sum <= stray; ) sum += counts[--last] as number;
  return [first, last];
}

function extent(
  inked: (x: number, y: number) => boolean,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
): number {
  let first = x1;
  let last = x0;
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      if (inked(x, y)) {
        first = Math.min(first, x);
        last = Math.max(last, x);
      }
  return Math.max(0, last - first + 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
