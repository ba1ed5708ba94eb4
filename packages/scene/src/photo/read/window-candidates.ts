import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { BitMask, Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';

/** An upright four-sided part of a façade that its surroundings frame; inclusive pixel bounds. */
export interface WindowCandidate {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly pixels: readonly number[];
  /** Mean tone inside. */
  readonly tone: number;
  /** How many of its four sides are straight and stand out from what lies beyond. */
  readonly sides: number;
  /** Mean step of tone over those sides. */
  readonly step: number;
}

/** Share of the picture that one pane may take. */
const LARGEST = 0.05;
/** Step of tone from the inside over a side. */
const LEAST_STEP = 0.06;
/** Share of a side that has to be straight and to stand out. */
const WHOLE_SIDE = 0.72;

/** Sizes of a pane, in pixels and in pixels at 1024, whichever is more. */
const NARROWEST = { pixels: 4, unit: 5 } as const;
const LOWEST = { pixels: 6, unit: 8 } as const;
/** How many times wider than high a pane may be, and how many times higher than wide. */
const WIDEST = 3.4;
const HIGHEST = 5;
/** Share of its box that a pane fills. */
const FILLED = 0.55;
/** Of four. */
const LEAST_SIDES = 3;

/**
 * The parts of a mask that have the shape of a pane: left and right upright, head and sill straight (they may recede),
 * filled, and framed on at least three sides.
 * @param polarity 1: darker than what frames it, −1: brighter.
 */
export function findCandidates(mask: BitMask, light: Plane, polarity: 1 | -1): WindowCandidate[] {
  const { width, height } = mask;
  const unit = Math.max(width, height) / 1024;
  const parts = connectedComponents(mask);
  const members = gather(parts.data, parts.count, 30 * unit * unit, LARGEST * width * height);
  const found: WindowCandidate[] = [];
  for (const pixels of members) {
    const outline = traceOutline(pixels, width);
    const w = outline.x1 - outline.x0 + 1;
    const h = outline.y1 - outline.y0 + 1;
    if (w < Math.max(NARROWEST.pixels, NARROWEST.unit * unit)) continue;
    if (h < Math.max(LOWEST.pixels, LOWEST.unit * unit)) continue;
    if (w > WIDEST * h || h > HIGHEST * w) continue;
    if (pixels.length < FILLED * w * h) continue;
    const judged = judgeSides(outline, pixels, light, polarity, unit);
    if (judged.sides >= LEAST_SIDES) found.push({ ...judged, pixels, ...boxOf(outline) });
  }
  return found;
}

/** Pixels of the parts that are neither specks nor too large. */
function gather(labels: Int32Array, count: number, least: number, most: number): number[][] {
  const areas = new Int32Array(count + 1);
  for (const l of labels) areas[l] = (areas[l] as number) + 1;
  const members = new Map<number, number[]>();
  for (let i = 0; i < labels.length; i++) {
    const l = labels[i] as number;
    if (l === 0 || (areas[l] as number) < least || (areas[l] as number) > most) continue;
    const list = members.get(l);
    if (list === undefined) members.set(l, [i]);
    else list.push(i);
  }
  return [...members.values()];
}

interface Outline {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** First and last column per row, first and last row per column. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly head: Int32Array;
  readonly sill: Int32Array;
}

function boxOf({ x0, y0, x1, y1 }: Outline): Pick<Outline, 'x0' | 'y0' | 'x1' | 'y1'> {
  return { x0, y0, x1, y1 };
}

function traceOutline(pixels: readonly number[], width: number): Outline {
  let x0 = width;
  let x1 = 0;
  const y0 = Math.floor((pixels[0] as number) / width);
  const y1 = Math.floor((pixels.at(-1) as number) / width);
  for (const p of pixels) {
    x0 = Math.min(x0, p % width);
    x1 = Math.max(x1, p % width);
  }
  const left = new Int32Array(y1 - y0 + 1).fill(x1);
  const right = new Int32Array(y1 - y0 + 1).fill(x0);
  const head = new Int32Array(x1 - x0 + 1).fill(y1);
  const sill = new Int32Array(x1 - x0 + 1).fill(y0);
  for (const p of pixels) {
    const x = p % width;
    const y = Math.floor(p / width);
    left[y - y0] = Math.min(left[y - y0] as number, x);
    right[y - y0] = Math.max(right[y - y0] as number, x);
    head[x - x0] = Math.min(head[x - x0] as number, y);
    sill[x - x0] = Math.max(sill[x - x0] as number, y);
  }
  return { x0, y0, x1, y1, left, right, head, sill };
}

function judgeSides(
  o: Outline,
  pixels: readonly number[],
  light: Plane,
  polarity: 1 | -1,
  unit: number,
): Pick<WindowCandidate, 'tone' | 'sides' | 'step'> {
  const tone = pixels.reduce((sum, p) => sum + (light.data[p] as number), 0) / pixels.length;
  const { width, height } = light;
  const at = (x: number, y: number): number =>
    light.data[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] as number;
  const near = Math.max(3, Math.round(3 * unit));
  const w = o.x1 - o.x0 + 1;
  const h = o.y1 - o.y0 + 1;
  const beyond = [
    (k: number, edge: number) => at(edge - near, o.y0 + k),
    (k: number, edge: number) => at(edge + near, o.y0 + k),
    (k: number, edge: number) => at(o.x0 + k, edge - near),
    (k: number, edge: number) => at(o.x0 + k, edge + near),
  ];
  let sides = 0;
  let steps = 0;
  for (const [k, edges] of [o.left, o.right, o.head, o.sill].entries()) {
    const upright = k < 2;
    const line = upright ? level(edges) : slope(edges);
    const slack = Math.max(2, 0.07 * (upright ? w : h));
    let whole = 0;
    let step = 0;
    for (let t = 0; t < edges.length; t++) {
      const rise =
        polarity * ((beyond[k] as (k: number, edge: number) => number)(t, edges[t] as number) - tone);
      if (Math.abs((edges[t] as number) - line(t)) <= slack && rise > LEAST_STEP) whole++;
      step += rise;
    }
    if (whole < WHOLE_SIDE * edges.length) continue;
    sides++;
    steps += step / edges.length;
  }
  return { tone, sides, step: steps / Math.max(1, sides) };
}

function level(edges: Int32Array): (t: number) => number {
  const middle = median(edges);
  return () => middle;
}

/** The line through the medians of both ends. */
function slope(edges: Int32Array): (t: number) => number {
  const third = Math.max(1, Math.floor(edges.length / 3));
  const from = median(edges.subarray(0, third));
  const to = median(edges.subarray(edges.length - third));
  const run = Math.max(1, edges.length - third);
  return (t) => from + ((to - from) * (t - (third - 1) / 2)) / run;
}

function median(values: Int32Array): number {
  return values.toSorted()[values.length >> 1] as number;
}
