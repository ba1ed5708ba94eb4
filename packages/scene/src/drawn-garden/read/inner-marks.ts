import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import { createBitMask, createPlane } from '@plumbline/imaging/raster.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Forms of strokes; lengths in units of the drawing, those of bounding boxes. */
const MARK = {
  /** Pixels of ink to a unit of the drawing. */
  minInk: 5,
} as const;

/** A stroke that touches no outline. */
const FREE = {
  minLength: 7,
  maxLength: 150,
  /** Length to breadth. */
  minSlenderness: 3,
} as const;

const JOINT = {
  /** Of one that starts at an outline. */
  minHeldLength: 18,
  /** Of any other. */
  minFreeLength: 150,
} as const;

const RIPPLE = {
  minBreadthToHeight: 2.6,
  minBreadth: 9,
} as const;

const TUFT = {
  /** Height to breadth. */
  minTallness: 1.15,
  minLength: 5,
  maxLength: 46,
} as const;

const DOT = {
  maxLength: 26,
  maxBreadthToHeight: 1.9,
} as const;

/** Free strokes that lie in one line. */
const IN_LINE = {
  minStrokes: 3,
  /** Length to breadth of the cloud of their middles. */
  minSlenderness: 9,
} as const;

/** Strokes that lie inside a cell and part nothing, by their form; index by label. */
export interface InnerMarks {
  /** Lying strokes: ripples of water seen by a person. */
  readonly flat: Uint16Array;
  /** Longer free strokes whichever way they run: ripples of water seen from above, dashes on a street. */
  readonly free: Uint16Array;
  /** 1 where those lie in one line, as the dashes of a street do. */
  readonly inLine: Uint8Array;
  /** Short standing strokes: tufts of grass. */
  readonly upright: Uint16Array;
  /** Small compact ones: flowers, gravel, fruit. */
  readonly dots: Uint16Array;
  /** Strokes that run across the cell from side to side: joints of paving, hatching. */
  readonly long: Uint16Array;
  /** Pixels of ink in all of them. */
  readonly ink: Float32Array;
}

/** Ink paler than this is grain. */
const LEAST_INK = 0.12;

/** Sorts the strokes that lie within cells, away from outlines, by size and direction. */
export function findInnerMarks(analysis: DrawingAnalysis): InnerMarks {
  const { width, height, filledCellMap, ink, cells, unit } = analysis;
  const labels = filledCellMap.data;
  const borders = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x + 1 < width && labels[i + 1] !== labels[i];
      const below = y + 1 < height && labels[i + width] !== labels[i];
      if (right || below) borders.data[i] = 1;
    }
  const near = dilate(borders, Math.ceil(0.5 * ink.strokeWidth) + 2).data;
  const mask = createBitMask(width, height);
  for (let i = 0; i < mask.data.length; i++)
    if (!near[i] && (ink.alpha.data[i] as number) > LEAST_INK) mask.data[i] = 1;
  const parts = connectedComponents(mask);
  const n = parts.count + 1;
  const x0 = new Int32Array(n).fill(width);
  const y0 = new Int32Array(n).fill(height);
  const x1 = new Int32Array(n).fill(-1);
  const y1 = new Int32Array(n).fill(-1);
  const area = new Int32Array(n);
  const moments = new Float64Array(n * 5);
  const owner = new Int32Array(n);
  const held = new Uint8Array(n);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const p = parts.data[i] as number;
      if (p === 0) continue;
      if (x < (x0[p] as number)) x0[p] = x;
      if (x > (x1[p] as number)) x1[p] = x;
      if (y < (y0[p] as number)) y0[p] = y;
      if (y > (y1[p] as number)) y1[p] = y;
      area[p] = (area[p] as number) + 1;
      addMoments(moments, 5 * p, x, y);
      owner[p] = labels[i] as number;
      if (x > 0 && y > 0 && (near[i - 1] || near[i + 1] || near[i - width] || near[i + width])) held[p] = 1;
    }
  const marks: InnerMarks = {
    flat: new Uint16Array(cells.count + 1),
    free: new Uint16Array(cells.count + 1),
    inLine: new Uint8Array(cells.count + 1),
    upright: new Uint16Array(cells.count + 1),
    dots: new Uint16Array(cells.count + 1),
    long: new Uint16Array(cells.count + 1),
    ink: new Float32Array(cells.count + 1),
  };
  const clouds = new Float64Array(5 * (cells.count + 1));
  for (let p = 1; p < n; p++) {
    const l = owner[p] as number;
    const w = (x1[p] as number) - (x0[p] as number) + 1;
    const h = (y1[p] as number) - (y0[p] as number) + 1;
    const size = Math.max(w, h);
    marks.ink[l] = (marks.ink[l] as number) + (area[p] as number);
    if ((area[p] as number) < MARK.minInk * unit) continue;
    const free = !held[p] && size > FREE.minLength * unit && size < FREE.maxLength * unit;
    if (free && slenderness(moments, 5 * p, area[p] as number) > FREE.minSlenderness) {
      marks.free[l] = (marks.free[l] as number) + 1;
      addMoments(
        clouds,
        5 * l,
        ((x0[p] as number) + (x1[p] as number)) / 2,
        ((y0[p] as number) + (y1[p] as number)) / 2,
      );
    }
    // What starts at an outline and is of some length is a joint; ripples and tufts lie free.
    if (held[p] && size > JOINT.minHeldLength * unit) marks.long[l] = (marks.long[l] as number) + 1;
    else if (size > JOINT.minFreeLength * unit) marks.long[l] = (marks.long[l] as number) + 1;
    else if (w >= RIPPLE.minBreadthToHeight * h && w > RIPPLE.minBreadth * unit)
      marks.flat[l] = (marks.flat[l] as number) + 1;
    else if (h >= TUFT.minTallness * w && size > TUFT.minLength * unit && size < TUFT.maxLength * unit)
      marks.upright[l] = (marks.upright[l] as number) + 1;
    else if (size < DOT.maxLength * unit && w < DOT.maxBreadthToHeight * h)
      marks.dots[l] = (marks.dots[l] as number) + 1;
  }
  for (let l = 1; l <= cells.count; l++) {
    const count = marks.free[l] as number;
    if (count >= IN_LINE.minStrokes && slenderness(clouds, 5 * l, count) > IN_LINE.minSlenderness)
      marks.inLine[l] = 1;
  }
  return marks;
}

function addMoments(sums: Float64Array, at: number, x: number, y: number): void {
  sums[at] = (sums[at] as number) + x;
  sums[at + 1] = (sums[at + 1] as number) + y;
  sums[at + 2] = (sums[at + 2] as number) + x * x;
  sums[at + 3] = (sums[at + 3] as number) + y * y;
  sums[at + 4] = (sums[at + 4] as number) + x * y;
}

/** Length over width of the ellipse with the same second moments. */
function slenderness(sums: Float64Array, at: number, count: number): number {
  const mx = (sums[at] as number) / count;
  const my = (sums[at + 1] as number) / count;
  const xx = (sums[at + 2] as number) / count - mx * mx + 1 / 12;
  const yy = (sums[at + 3] as number) / count - my * my + 1 / 12;
  const xy = (sums[at + 4] as number) / count - mx * my;
  const half = (xx + yy) / 2;
  const root = Math.sqrt(Math.max(0, ((xx - yy) / 2) ** 2 + xy * xy));
  return Math.sqrt((half + root) / Math.max(1e-6, half - root));
}
