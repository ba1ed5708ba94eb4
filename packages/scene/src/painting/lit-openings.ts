import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { type BitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';

/** A dark upright rectangle in a façade: a window or a glazed door. Inclusive pixel bounds. */
export interface Opening {
  readonly label: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly area: number;
}

export interface Openings {
  /** Label of the opening a pixel belongs to, 0 none. */
  readonly labels: Int32Array;
  readonly found: readonly Opening[];
}

/** Tone above which a pixel is no unlit pane. */
const DARK = 0.36;

/** Tone of a pane by the mean around it. */
const DARK_BY_AROUND = 0.62;
/** Share of its box that an opening fills: at all, and for certain. */
const LEAST_FILL = 0.5;
const SURE_FILL = 0.72;
/** Sides with wall along them that prove an opening. */
const SURE_SIDES = 3;
/** A hole in a dark part: its share of the picture, and of its area what may be bright. */
const HOLE_MOST_AREA = 0.01;
const HOLE_MOST_BRIGHT = 0.1;
/** Tone of a reflection in a pane at most. */
const REFLECTION_TONE = 0.6;

/** Share of the picture that the box of an opening takes at most. */
const MOST_AREA = 0.012;
/** Width by height of an opening at most, and height by width. */
const MOST_BREADTH = 3.4;
const MOST_SLIMNESS = 5;
/** Share of an opening's rows that reach both of its sides. */
const STRAIGHT_ROWS = 0.6;

/** Size of a twin by that of the other. */
const TWIN_WIDTH = { least: 0.74, most: 1.35 } as const;
const TWIN_HEIGHT = { least: 0.8, most: 1.25 } as const;
/** How far twins in a row, and twins one above the other, are shifted at most by their size, and lie apart. */
const TWIN_SHIFT = 0.3;
const TWIN_WIDTHS_APART = 8;
const TWIN_HEIGHTS_APART = 5;

/** Wall beside an opening, of 0…1: how much brighter than it, its tone at least, its deviation at most. */
const WALL_STEP = 0.14;
const WALL_LEAST_TONE = 0.3;
const WALL_DEVIATION = 0.13;

/**
 * Finds windows by their tone alone: compact dark rectangles much darker than all that surrounds them. Plants, shadows and
 * roofs fail on the rectangle, on the frame of wall around it, or on size; what is missed stays dark, which is never wrong.
 * @param light luma 0…1. @param allowed where openings may lie.
 */
export function findDarkOpenings(light: Plane, allowed: BitMask): Openings {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const around = boxBlur(light, Math.round(34 * unit)).data;
  const dark = new Uint8Array(width * height);
  for (let i = 0; i < dark.length; i++) {
    const v = light.data[i] as number;
    if (allowed.data[i] === 1 && v < DARK && v < DARK_BY_AROUND * (around[i] as number)) dark[i] = 1;
  }
  fillDarkHoles(dark, light);
  const parts = connectedComponents({ width, height, data: dark });
  const boxes = measureBoxes(parts.data, parts.count, width);
  const keep = new Uint8Array(parts.count + 1);
  const found: Opening[] = [];
  const rest: Opening[] = [];
  for (const box of boxes) {
    if (!isWindowShaped(box, unit, width * height, LEAST_FILL)) continue;
    const sides = countFramedSides(box, light, unit);
    if (sides < 2) continue;
    const sure =
      sides >= SURE_SIDES &&
      isWindowShaped(box, unit, width * height, SURE_FILL) &&
      hasUprightSides(box, parts.data, width);
    if (sure) found.push(box);
    else rest.push(box);
  }
  // Glass is decided once for all repetitions: a twin beside a window is one too, though less of its frame is seen.
  found.push(...rest.filter((box) => found.some((other) => areTwins(box, other))));
  for (const box of found) keep[box.label] = 1;
  const labels = Int32Array.from(parts.data, (l) => (keep[l] === 1 ? l : 0));
  for (const box of found) fillReflections(labels, box, light);
  return { labels, found };
}

/** The middle of a large window has only itself around it and is missed: what dark parts enclose and is dark too joins them. */
function fillDarkHoles(dark: Uint8Array, light: Plane): void {
  const { width, height } = light;
  const holes = connectedComponents({ width, height, data: dark.map((v) => 1 - v) });
  const areas = labelAreas(holes);
  const bright = new Int32Array(holes.count + 1);
  for (let i = 0; i < dark.length; i++) {
    const l = holes.data[i] as number;
    if (l > 0 && (light.data[i] as number) >= DARK) bright[l] = (bright[l] as number) + 1;
  }
  for (let i = 0; i < dark.length; i++) {
    const l = holes.data[i] as number;
    const small = (areas[l] as number) < HOLE_MOST_AREA * width * height;
    if (l > 0 && small && (bright[l] as number) < HOLE_MOST_BRIGHT * (areas[l] as number)) dark[i] = 1;
  }
}

/** Small bright reflections that a pane encloses are part of it. */
function fillReflections(labels: Int32Array, box: Opening, light: Plane): void {
  const { width } = light;
  const has = (i: number): boolean => labels[i] === box.label;
  for (let y = box.y0 + 1; y < box.y1; y++) {
    let first = box.x1;
    let last = box.x0;
    for (let x = box.x0; x <= box.x1; x++) {
      if (!has(y * width + x)) continue;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
    for (let x = first + 1; x < last; x++) {
      const i = y * width + x;
      if ((light.data[i] as number) < REFLECTION_TONE && has(i - width)) labels[i] = box.label;
    }
  }
}

function measureBoxes(labels: Int32Array, count: number, width: number): Opening[] {
  const x0 = new Int32Array(count + 1).fill(width);
  const x1 = new Int32Array(count + 1);
  const y0 = new Int32Array(count + 1).fill(1 << 29);
  const y1 = new Int32Array(count + 1);
  const area = new Int32Array(count + 1);
  for (let i = 0; i < labels.length; i++) {
    const l = labels[i] as number;
    if (l === 0) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    area[l] = (area[l] as number) + 1;
    if (x < (x0[l] as number)) x0[l] = x;
    if (x > (x1[l] as number)) x1[l] = x;
    if (y < (y0[l] as number)) y0[l] = y;
    if (y > (y1[l] as number)) y1[l] = y;
  }
  return Array.from({ length: count }, (_, k) => ({
    label: k + 1,
    x0: x0[k + 1] as number,
    y0: y0[k + 1] as number,
    x1: x1[k + 1] as number,
    y1: y1[k + 1] as number,
    area: area[k + 1] as number,
  }));
}

function isWindowShaped(box: Opening, unit: number, picture: number, fill: number): boolean {
  const w = box.x1 - box.x0 + 1;
  const h = box.y1 - box.y0 + 1;
  if (w < Math.max(4, 5 * unit) || h < Math.max(6, 8 * unit) || w * h > MOST_AREA * picture) return false;
  return box.area > fill * w * h && w < MOST_BREADTH * h && h < MOST_SLIMNESS * w;
}

/** The left and the right side are straight and upright: gaps between chairs, branches or posts of a ruin are not. */
function hasUprightSides(box: Opening, labels: Int32Array, width: number): boolean {
  const slack = Math.max(2, 0.12 * (box.x1 - box.x0 + 1));
  let straight = 0;
  for (let y = box.y0; y <= box.y1; y++) {
    let first = box.x1;
    let last = box.x0;
    for (let x = box.x0; x <= box.x1; x++) {
      if (labels[y * width + x] !== box.label) continue;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
    if (first - box.x0 <= slack && box.x1 - last <= slack) straight++;
  }
  return straight > STRAIGHT_ROWS * (box.y1 - box.y0 + 1);
}

/** Of one size, side by side or one above the other. */
function areTwins(a: Opening, b: Opening): boolean {
  const wa = a.x1 - a.x0 + 1;
  const ha = a.y1 - a.y0 + 1;
  const wide = wa / (b.x1 - b.x0 + 1);
  const high = ha / (b.y1 - b.y0 + 1);
  if (
    wide < TWIN_WIDTH.least ||
    wide > TWIN_WIDTH.most ||
    high < TWIN_HEIGHT.least ||
    high > TWIN_HEIGHT.most
  )
    return false;
  const dx = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  const dy = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
  return (
    (dy < TWIN_SHIFT * ha && dx < TWIN_WIDTHS_APART * wa) ||
    (dx < TWIN_SHIFT * wa && dy < TWIN_HEIGHTS_APART * ha)
  );
}

/**
 * Sides along which wall lies: clearly brighter than the opening and even, right beside it and further out too. Rungs of a
 * chair or bars of a railing have nothing but the next gap beyond them.
 */
function countFramedSides(box: Opening, light: Plane, unit: number): number {
  const { x0, y0, x1, y1 } = box;
  const inside = sampleLine(light, x0 + 1, (y0 + y1) >> 1, x1 - 1, (y0 + y1) >> 1).mean;
  const near = Math.max(2, Math.round(4 * unit));
  const far = Math.max(5, Math.round(11 * unit));
  const isWall = (line: { mean: number; deviation: number }): boolean =>
    line.mean > inside + WALL_STEP && line.mean > WALL_LEAST_TONE && line.deviation < WALL_DEVIATION;
  const lines = (gap: number): boolean[] =>
    [
      sampleLine(light, x0, y0 - gap, x1, y0 - gap),
      sampleLine(light, x0, y1 + gap, x1, y1 + gap),
      sampleLine(light, x0 - gap, y0, x0 - gap, y1),
      sampleLine(light, x1 + gap, y0, x1 + gap, y1),
    ].map(isWall);
  const outer = lines(far);
  return lines(near).filter((wall, side) => wall && outer[side] === true).length;
}

function sampleLine(
  light: Plane,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): { mean: number; deviation: number } {
  if (x0 < 0 || y0 < 0 || x1 >= light.width || y1 >= light.height) return { mean: 0, deviation: 1 };
  let sum = 0;
  let square = 0;
  let count = 0;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const v = light.data[y * light.width + x] as number;
      sum += v;
      square += v * v;
      count++;
    }
  }
  const mean = sum / Math.max(1, count);
  return { mean, deviation: Math.sqrt(Math.max(0, square / Math.max(1, count) - mean * mean)) };
}

/**
 * Light that the openings give off, 0…1 per pixel: each a little different, brighter towards its head, where lamps hang, and
 * darker along its frame, so that a pane reads as a room behind glass and not as a patch of colour.
 */
export function openingGlow(openings: Openings, width: number, height: number, seed: number): Plane {
  const glow = createPlane(width, height);
  const unit = Math.max(width, height) / 1024;
  const outside = Uint8Array.from(openings.labels, (l) => (l === 0 ? 1 : 0));
  const fromFrame = distanceTransform({ width, height, data: outside }).data;
  const byLabel = new Map(openings.found.map((o) => [o.label, o]));
  for (let i = 0; i < glow.data.length; i++) {
    const label = openings.labels[i] as number;
    if (label === 0) continue;
    const box = byLabel.get(label);
    if (box === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    const down = (y - box.y0) / Math.max(1, box.y1 - box.y0);
    const own = 0.55 + 0.45 * hashNoise(label, 3, seed);
    // The reveal stays dark: next to a lit pane the frame would lose its edge.
    const frame = 0.14 + 0.86 * smoothstep(0.8 * unit, 5 * unit, fromFrame[i] as number);
    const inside = 0.72 + 0.56 * valueNoise(x / (11 * unit), y / (17 * unit), seed + label);
    glow.data[i] = own * (1.05 - 0.5 * down) * frame * inside;
  }
  return glow;
}
