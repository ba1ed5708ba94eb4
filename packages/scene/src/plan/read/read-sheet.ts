import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { removeSpecks } from '@plumbline/imaging/connected-components.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import {
  type BitMask,
  createBitMask,
  createPlane,
  type Plane,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { resizeMax } from '@plumbline/imaging/resize-max.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { PaperEstimate } from '../../drawing/drawing-analysis.ts';
import { findInkWeights } from '../../drawing/ink-weights.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import { invertMask } from './mask-tools.ts';

/** A plan laid apart from its paper, on the raster on which it is read. All planes have its size. */
export interface PlanSheet {
  readonly width: number;
  readonly height: number;
  /** Pixels of this raster per pixel of the base. */
  readonly scale: number;
  readonly paper: PaperEstimate;
  /** Ink, 0 bare … 1 black: the mean under each pixel. */
  readonly alpha: Plane;
  /** 1 − the brightest channel, so that colour alone is no darkness: the mean, and the largest under each pixel. */
  readonly dark: Plane;
  readonly darkest: Plane;
  /** Largest minus smallest channel of the colour over the paper, 0…1. */
  readonly chroma: Plane;
  /** Outlines: lines that rooms do not cross. */
  readonly strong: BitMask;
  /** Hatch, boards and thin construction lines. Empty where the drawing has one weight. */
  readonly faint: BitMask;
  readonly twoWeights: boolean;
  /** Width of the wider lines (not of walls), in pixels. */
  readonly lineWidth: number;
}

/** Longest edge on which plans are read whatever their size; small ones are enlarged, at most this many times. */
const READING_EDGE = 960;
const MOST_ENLARGED = 3;
const INK_OVERSAMPLING = 1.5;
/** Darkness that separates outlines from noise where the drawing has one weight, and at least where it has two. */
const SINGLE_WEIGHT = 0.35;
const LEAST_OUTLINE = 0.3;
const WIDEST_LINE = 8;
/** Darkness, 0…1, from which a pixel that a line only touches is of that line, however thin it is. */
export const ANY_LINE = 0.12;
/** Darkness, 0…1, from which what is fainter than outlines is hatch and no grain of the paper. */
const FAINTEST = 0.05;
/** Darkness, 0…1, of the pixels that tell how strong the ink of a drawing is. */
const TELLS_INK = 0.1;
/** Mean darkness, 0…1, from which a pixel lies within a line, and share of the lines that are no wider than the common width. */
const WITHIN_LINE = 0.45;
const COMMON_WIDTH = 0.82;

/** Takes the ink off the paper of a plan and tells lines from hatch. @param base RGB. */
export function readSheet(base: Raster): PlanSheet {
  const longest = Math.max(base.width, base.height);
  const edge = Math.min(READING_EDGE, MOST_ENLARGED * longest);
  const k = edge / longest;
  const width = Math.max(1, Math.round(base.width * k));
  const height = Math.max(1, Math.round(base.height * k));
  const fine =
    k >= 1 ? { width, height } : fitWithin(base.width, base.height, Math.round(edge * INK_OVERSAMPLING));
  const picture = base.width === fine.width ? base : resizeArea(base, fine.width, fine.height);
  const drawn = separateInk(picture);
  const inked = measureInk(drawn.alpha, drawn.ratio);
  const weights = findInkWeights(inked.dark);
  const threshold = weights.twoWeights ? Math.max(LEAST_OUTLINE, weights.threshold) : SINGLE_WEIGHT;
  const darkest = resizeMax(inked.dark, width, height);
  const dark = resizePlaneArea(inked.dark, width, height);
  const above = createBitMask(width, height);
  const faint = createBitMask(width, height);
  for (let i = 0; i < above.data.length; i++) {
    const d = darkest.data[i] as number;
    if (d > threshold) above.data[i] = 1;
    else if (weights.twoWeights && d > FAINTEST) faint.data[i] = 1;
  }
  return {
    width,
    height,
    scale: width / base.width,
    paper: drawn.paper,
    alpha: resizePlaneArea(drawn.alpha, width, height),
    dark,
    darkest,
    chroma: resizePlaneArea(inked.chroma, width, height),
    strong: removeSpecks(above, 4),
    faint,
    twoWeights: weights.twoWeights,
    lineWidth: lineWidthOf(dark),
  };
}

/** Darkness and chroma; pencil and pale prints are scaled up to the strength of ink. */
function measureInk(alpha: Plane, ratio: Float32Array): { dark: Plane; chroma: Plane } {
  const { width, height } = alpha;
  const dark = createPlane(width, height);
  const chroma = createPlane(width, height);
  const samples: number[] = [];
  for (let i = 0, p = 0; i < dark.data.length; i++, p += 3) {
    const r = ratio[p] as number;
    const g = ratio[p + 1] as number;
    const b = ratio[p + 2] as number;
    const top = Math.max(r, g, b);
    dark.data[i] = 1 - top;
    chroma.data[i] = top - Math.min(r, g, b);
    if (i % 5 === 0 && 1 - top > TELLS_INK) samples.push(1 - top);
  }
  const gain = samples.length > 0 ? clamp(0.72 / percentile(samples, 0.93), 1, 2.2) : 1;
  if (gain > 1)
    for (let i = 0; i < dark.data.length; i++) dark.data[i] = Math.min(1, (dark.data[i] as number) * gain);
  return { dark, chroma };
}

/** Width that {@link COMMON_WIDTH} of the strokes up to {@link WIDEST_LINE} pixels do not exceed. */
export function lineWidthOf(dark: Plane): number {
  const { width, height } = dark;
  const ink = createBitMask(width, height);
  for (let i = 0; i < ink.data.length; i++) ink.data[i] = (dark.data[i] as number) > WITHIN_LINE ? 1 : 0;
  const inside = distanceTransform(invertMask(ink)).data;
  const histogram = new Float64Array(WIDEST_LINE + 1);
  let total = 0;
  for (let i = width; i < inside.length - width; i++) {
    const d = inside[i] as number;
    if (d < 1) continue;
    const crest =
      d >= (inside[i - 1] as number) &&
      d >= (inside[i + 1] as number) &&
      d >= (inside[i - width] as number) &&
      d >= (inside[i + width] as number);
    const bin = Math.round(2 * d - 1);
    if (!crest || bin > WIDEST_LINE) continue;
    histogram[bin] = (histogram[bin] as number) + 1;
    total++;
  }
  let sum = 0;
  for (let k = 1; k <= WIDEST_LINE; k++) {
    sum += histogram[k] as number;
    if (sum > COMMON_WIDTH * total) return k;
  }
  return 1;
}
