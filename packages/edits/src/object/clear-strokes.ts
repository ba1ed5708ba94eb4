import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { type BitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { structureTensor, tensorCoherence, tensorStrokeAngle } from '@plumbline/imaging/structure-tensor.ts';
import type { Pen } from './find-pen.ts';
import type { PixelBox } from './fit-object.ts';

/** Darker than the paper by so much (8-bit) is ink. */
const DARKER = 28;
/** A line goes on where its direction turns by no more than this (radians), over gaps of so many pixels. */
const TURN = 0.42;
const GAP = 2;
/** Sine of the way beside a line. */
const ASIDE = 0.5;
/** Coherence of a direction below which lines cross. */
const CROSSING = 0.55;
/** As for things in photos: what stands alone in a mask fills it, its foot near the lower end. */
const LEAST_SIDE = 0.5;
const LEAST_LONGER_SIDE = 0.66;
const FOOT = 0.8;
/** Strokes nearer to each other than this are one thing's, in pens. */
const TOGETHER = 5;
/** Window in which a stroke's direction is read, in pens. */
const WINDOW = 1.2;

/**
 * Takes a drawn thing off its paper: strokes that lie in the mask alone. Lines that come in over its border, and what goes on
 * straight from them, stay, and so does everything where the strokes are not one thing that fills the mask.
 *
 * @returns undefined where nothing stands there
 */
export function clearStrokes(
  picture: Raster,
  weights: BitMask,
  target: PixelBox,
  pen: Pen,
): Raster | undefined {
  const { width, height } = picture;
  const margin = 8 + Math.ceil(3 * pen.width);
  const x0 = Math.max(0, target.x0 - margin);
  const y0 = Math.max(0, target.y0 - margin);
  const w = Math.min(width, target.x1 + margin) - x0;
  const h = Math.min(height, target.y1 + margin) - y0;
  const grey = greyscale(picture).data;
  const value = new Float32Array(w * h);
  const painted = new Uint8Array(w * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const at = (y0 + y) * width + x0 + x;
      value[i] = 255 * (grey[at] as number);
      painted[i] = (weights.data[at] as number) > 0 ? 1 : 0;
    }
  const paper = percentile(value, 0.7);
  const ink = Uint8Array.from(value, (v) => (v < paper - DARKER ? 1 : 0));
  const stays = goesOn(ink, painted, directions(value, w, h, WINDOW * pen.width), w, h);
  if (!ink.some((v, i) => v === 1 && painted[i] === 1 && stays[i] === 0)) return undefined;
  const gone = largestPart(
    Uint8Array.from(ink, (v, i) => (v === 1 && painted[i] === 1 && stays[i] === 0 ? 1 : 0)),
    w,
    h,
    Math.ceil(TOGETHER * pen.width),
  );
  const box = { x0: w, y0: h, x1: 0, y1: 0 };
  for (let i = 0; i < gone.length; i++) {
    if (gone[i] === 0) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x + 1);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y + 1);
  }
  const wide = (box.x1 - box.x0) / (target.x1 - target.x0);
  const high = (box.y1 - box.y0) / (target.y1 - target.y0);
  if (!(Math.min(wide, high) >= LEAST_SIDE) || Math.max(wide, high) < LEAST_LONGER_SIDE) return undefined;
  if (y0 + box.y1 < target.y0 + FOOT * (target.y1 - target.y0)) return undefined;
  const sheet = [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let i = 0; i < w * h; i += 3)
      if (ink[i] === 0)
        values.push(picture.data[3 * ((y0 + Math.floor(i / w)) * width + x0 + (i % w)) + c] as number);
    return values.length === 0 ? 255 : percentile(values, 0.5);
  });
  const out = createRaster(width, height, 3);
  out.data.set(picture.data);
  const soft = Math.max(1, Math.round(pen.width));
  for (let i = 0; i < gone.length; i++) {
    if (gone[i] === 0) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    // Its soft edges go with a stroke, those of a neighbour stay.
    for (let dy = -soft; dy <= soft; dy++)
      for (let dx = -soft; dx <= soft; dx++) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue;
        const j = cy * w + cx;
        if (painted[j] === 0 || stays[j] === 1) continue;
        const p = 3 * ((y0 + cy) * width + x0 + cx);
        for (let c = 0; c < 3; c++) out.data[p + c] = sheet[c] as number;
      }
  }
  return out;
}

/** The strokes of one thing: those that hang together over small gaps, the most of them. */
function largestPart(strokes: Uint8Array, width: number, height: number, gap: number): Uint8Array {
  const near = distanceTransform({ width, height, data: strokes }).data;
  const parts = connectedComponents({
    width,
    height,
    data: Uint8Array.from(near, (d) => (d <= gap / 2 ? 1 : 0)),
  });
  const ink = new Int32Array(parts.count + 1);
  for (let i = 0; i < strokes.length; i++)
    if (strokes[i] === 1) ink[parts.data[i] as number] = (ink[parts.data[i] as number] as number) + 1;
  const largest = ink.indexOf(Math.max(...ink.subarray(1)), 1);
  return strokes.map((v, i) => (v === 1 && parts.data[i] === largest ? 1 : 0));
}

/** Direction of the line at each pixel, radians modulo π; NaN where lines cross. */
function directions(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const { xx, yy, xy } = structureTensor({ width, height, data }, sigma);
  return data.map((_, i) => {
    const sums = { xx: xx.data[i] as number, yy: yy.data[i] as number, xy: xy.data[i] as number };
    return tensorCoherence(sums) < CROSSING ? Number.NaN : tensorStrokeAngle(sums);
  });
}

/** 1 for ink that is outside, and ink that goes on straight from there; crossings are passed in the direction they are come to. */
function goesOn(ink: Uint8Array, painted: Uint8Array, way: Float32Array, w: number, h: number): Uint8Array {
  const out = new Uint8Array(ink.length);
  const course = Float32Array.from(way);
  const queue: number[] = [];
  for (let i = 0; i < ink.length; i++)
    if (ink[i] === 1 && painted[i] === 0) {
      out[i] = 1;
      if (!Number.isNaN(way[i] as number)) queue.push(i);
    }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const from = course[at] as number;
    for (let dy = -GAP; dy <= GAP; dy++)
      for (let dx = -GAP; dx <= GAP; dx++) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue;
        const j = cy * w + cx;
        if (ink[j] === 0 || out[j] === 1) continue;
        const own = way[j] as number;
        const crossing = Number.isNaN(own);
        const apart = crossing ? 0 : Math.abs(own - from) % Math.PI;
        if (Math.min(apart, Math.PI - apart) > TURN) continue;
        // Crossings and gaps are passed along the line, not to the one beside it.
        const aside = Math.abs(Math.sin(Math.atan2(dy, dx) - from));
        if ((crossing || Math.max(Math.abs(dx), Math.abs(dy)) > 1) && aside > ASIDE) continue;
        out[j] = 1;
        course[j] = crossing ? from : own;
        queue.push(j);
      }
  }
  return out;
}
