import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';

/** Inclusive bounds in pixels of the picture. */
export interface Viewport {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Shorter side in pixels from which bars of a window can be told: on a smaller one no word or icon can be read, and strips of a thumbnail look like bars. */
const LEAST_PICTURE = 240;
/** A border runs along this share of a side, stepping by this much. */
const ALONG = 0.93;
const STEP = 0.012;
/** Pixels of a row that are looked at first, and how many of them must be steps for the rest to be. */
const PROBED = 64;
const LEAST_PROBED_STEPS = 32;
/** Bars and panels take at most these shares of the height and width. */
const BARS = 0.3;
const PANELS = 0.35;
/** The narrowest bar, as a share of the side, and in pixels. */
const THINNEST = 0.012;
const LEAST = 8;
/** Most of a bar is of one tone; on it stand icons and words. */
const FLAT = 0.5;
const TONES = 64;
/** So many bars with coloured icons among their marks are a window, also around a sheet of their own tone. */
const STACKED = 2;
/** Spread of an icon's channels, 0…255, and the share of the bars that has it. */
const COLOURED = 60;
const LEAST_COLOURED = 0.003;
/** Pixels to either side of a border whose tones are compared, and how far apart these are where a bar ends. */
const BESIDE = 24;
const OTHER_TONE = 2;
/** Step of tone to a neighbour, 0…1, that is a mark on a bar, and the least and the most of a bar that marks take. */
const MARK = 0.06;
const FEWEST_MARKS = 0.008;
const MOST_MARKS = 0.45;

/**
 * The drawing area of a screenshot: what is left between bars and panels of a program's window. A bar is a strip along a whole
 * side of one tone with small marks on it, that ends at a straight border; there must be one above.
 * @param picture RGB. @returns undefined for a picture that is no screenshot.
 */
export function findViewport(picture: Raster): Viewport | undefined {
  const light = greyscale(picture);
  const { width, height } = light;
  if (Math.min(width, height) < LEAST_PICTURE) return undefined;
  const all: Viewport = { x0: 0, y0: 0, x1: width - 1, y1: height - 1 };
  const y0 = eatBars(picture, light, all, 'top');
  if (y0 === 0) return undefined;
  const y1 = height - 1 - eatBars(picture, light, { ...all, y0 }, 'bottom');
  const x0 = eatBars(picture, light, { ...all, y0, y1 }, 'left');
  const x1 = width - 1 - eatBars(picture, light, { ...all, y0, y1, x0 }, 'right');
  // Tabs lie above the drawing area alone, beside the panels.
  const belowTabs = eatBars(picture, light, { ...all, x0, x1 }, 'top');
  return { x0, y0: Math.max(y0, belowTabs), x1, y1 };
}

/** The part of a picture that a viewport shows. */
export function cropTo({ data, width, channels }: Raster, { x0, y0, x1, y1 }: Viewport): Raster {
  const out = createRaster(x1 - x0 + 1, y1 - y0 + 1, channels);
  for (let y = y0; y <= y1; y++) {
    const from = (y * width + x0) * channels;
    out.data.set(data.subarray(from, from + out.width * channels), (y - y0) * out.width * channels);
  }
  return out;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/** How deep bars reach in from a side of a rectangle, in pixels; 0 without any. */
function eatBars(picture: Raster, light: Plane, within: Viewport, side: Side): number {
  const upright = side === 'left' || side === 'right';
  const length = upright ? within.y1 - within.y0 + 1 : within.x1 - within.x0 + 1;
  const side0 = upright ? light.width : light.height;
  const most = Math.floor(side0 * (upright ? PANELS : BARS));
  const thinnest = Math.max(LEAST, THINNEST * side0);
  const at = (depth: number, along: number): number => {
    const a = (upright ? within.y0 : within.x0) + along;
    const d = side === 'top' || side === 'left' ? depth : side0 - 1 - depth;
    return light.data[upright ? a * light.width + d : d * light.width + a] as number;
  };
  let eaten = 0;
  let bars = 0;
  /** The last border above which there may be a bar of another look: a title that fades, over tools. */
  let above = 0;
  for (let depth = Math.ceil(thinnest); depth < most; depth++) {
    // Rows of a bar whose tone runs from light to dark look like borders, too: the bar ends at a later one.
    if (depth - eaten < thinnest || !isBorder(at, depth, length)) continue;
    const from = [eaten, ...(side === 'top' && above > eaten ? [above] : [])];
    if (from.some((start) => depth - start >= thinnest && isBar(at, start, depth, length))) {
      eaten = depth;
      bars++;
    } else if (depth - above >= thinnest) above = depth;
  }
  if (eaten === 0) return 0;
  if (bars >= STACKED && side === 'top' && hasColour(picture, eaten)) return eaten;
  // One long line on a sheet is no border of a window: the paper goes on behind it.
  const bar = commonTone(at, Math.max(0, eaten - BESIDE), eaten - 1, length);
  const beyond = commonTone(at, eaten + 2, Math.min(side0, eaten + 2 + BESIDE), length);
  return Math.abs(bar - beyond) < OTHER_TONE ? 0 : eaten;
}

/** Whether there is colour above a row. */
function hasColour({ width, data, channels }: Raster, row: number): boolean {
  if (channels === 1) return false;
  let coloured = 0;
  for (let p = 0; p < row * width * channels; p += channels) {
    const [r, g, b] = [data[p] as number, data[p + 1] as number, data[p + 2] as number];
    if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURED) coloured++;
  }
  return coloured > LEAST_COLOURED * row * width;
}

/** The most frequent tone between two depths, in {@link TONES}ths. */
function commonTone(
  at: (depth: number, along: number) => number,
  from: number,
  to: number,
  length: number,
): number {
  const tones = new Int32Array(TONES);
  for (let depth = from; depth < to; depth++) {
    for (let along = 0; along < length; along += 2) {
      const bin = Math.min(TONES - 1, Math.floor(at(depth, along) * TONES));
      tones[bin] = (tones[bin] as number) + 1;
    }
  }
  return tones.indexOf(Math.max(...tones));
}

function isBorder(at: (depth: number, along: number) => number, depth: number, length: number): boolean {
  let steps = 0;
  let seen = 0;
  for (let along = 0; along < length; along += 2) {
    seen++;
    if (Math.abs(at(depth, along) - at(depth - 1, along)) > STEP) steps++;
    // A side may be long, and most rows are no border.
    if (seen === PROBED && steps < LEAST_PROBED_STEPS) return false;
  }
  return steps > ALONG * seen;
}

function isBar(
  at: (depth: number, along: number) => number,
  from: number,
  to: number,
  length: number,
): boolean {
  const tones = new Int32Array(TONES);
  let seen = 0;
  let marks = 0;
  const inner = Math.max(from + 1, from + Math.floor(0.06 * (to - from)));
  for (let depth = inner; depth < to - 1; depth++) {
    for (let along = 1; along < length; along += 2) {
      const v = at(depth, along);
      const bin = Math.min(TONES - 1, Math.floor(v * TONES));
      tones[bin] = (tones[bin] as number) + 1;
      seen++;
      if (Math.abs(v - at(depth, along - 1)) > MARK || Math.abs(v - at(depth - 1, along)) > MARK) marks++;
    }
  }
  if (seen === 0) return false;
  const top = tones.indexOf(Math.max(...tones));
  const flat = ((tones[top - 1] ?? 0) + (tones[top] as number) + (tones[top + 1] ?? 0)) / seen;
  return flat > FLAT && marks > FEWEST_MARKS * seen && marks < MOST_MARKS * seen;
}
