import { connectedComponents, labelAreas } from '../connected-components.ts';
import type { BitMask } from '../raster.ts';
import { cutRegions, OFF_THING, UNKNOWN } from './cut-box.ts';
import { dropShadow } from './drop-shadow.ts';
import { mergeTree, partsOfTree } from './merge-tree.ts';
import { byContrast } from './merging-borders.ts';
import { MinHeap } from './min-heap.ts';
import type { PickAnalysis } from './pick-analysis.ts';
import { combine } from './region-features.ts';
import { tidyMask } from './tidy-mask.ts';

export interface Subject {
  readonly mask: BitMask;
  /** 0…1: how clearly it stands out from what surrounds it. */
  readonly clarity: number;
}

/** Parts that are compared each with each. */
const PARTS = 200;
/** Spread of colour distance within what counts as one stretch of background. */
const STRETCH = 7;
/** Contrast of neighbours that parts nothing: it would add up over many. */
const GRAIN = 3;
/** Share of the colour distance of two parts that no number of small steps between them makes up for. */
const DRIFT = 0.5;
/** Distance over the picture (its longer edge is 1) within which contrast counts. */
const NEARBY = 0.4;
/** From here on a part is certainly background: an item that is cut off by the frame stays below. */
const SURE_BACKGROUND = 0.85;
const NOISE = { holes: 0.0004, islands: 0.0015 };
/** A part beside the largest one belongs to the item from this share of it on. */
const BESIDE = 0.15;
/** Outline of an item against the root of its area: a disc has 3.5, a chair 15. */
const RAGGED = 16;
const LEAST_AREA = 0.004;
const MOST_AREA = 0.85;

/**
 * The one thing that a picture shows, if there is one: what differs from all that is tied to the frame. W. Zhu et al.,
 * "Saliency optimization from robust background detection" (2014), on parts of the merge tree; the outline is then cut by
 * colours as in GrabCut.
 *
 * @returns undefined where nothing but background was found
 */
export function findSubject(analysis: PickAnalysis): Subject | undefined {
  const { width, height, graph } = analysis;
  const parts = describeParts(analysis);
  const background = backgroundShares(parts);
  const contrast = parts.area.map((_, p) => {
    let sum = 0;
    for (let q = 0; q < parts.area.length; q++) {
      const away = Math.hypot(
        (parts.x[p] as number) - (parts.x[q] as number),
        (parts.y[p] as number) - (parts.y[q] as number),
      );
      sum +=
        distanceOf(parts, p, q) *
        Math.exp(-(away * away) / (2 * NEARBY * NEARBY)) *
        (background[q] as number) *
        (parts.area[q] as number);
    }
    return sum * (1 - (background[p] as number));
  });
  const most = contrast.reduce((a, b) => Math.max(a, b), 0);
  if (most <= 0) return undefined;
  const threshold = splitOff(contrast, parts.area, most);
  const known = new Uint8Array(graph.area.length);
  const first = new Uint8Array(graph.area.length);
  for (let leaf = 0; leaf < graph.area.length; leaf++) {
    const part = parts.of[leaf] as number;
    known[leaf] = (background[part] as number) > SURE_BACKGROUND ? OFF_THING : UNKNOWN;
    first[leaf] = (contrast[part] as number) > threshold ? 1 : 0;
  }
  const cut = cutRegions(graph, known, first);
  dropShadow(graph, cut);
  const mask: BitMask = { width, height, data: new Uint8Array(width * height) };
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = cut[(graph.regions.data[i] as number) - 1] as number;
  tidyMask(mask, [], NOISE);
  const area = keepMainParts(mask) / mask.data.length;
  if (area < LEAST_AREA || area > MOST_AREA) return undefined;
  return { mask, clarity: clarityOf(analysis, mask) };
}

/** Drops what lies apart and is small beside the largest part. Returns how many pixels are left. */
function keepMainParts(mask: BitMask): number {
  const parts = connectedComponents(mask, 8);
  const areas = labelAreas(parts);
  areas[0] = 0;
  const largest = areas.reduce((a, b) => Math.max(a, b), 0);
  let left = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if ((areas[parts.data[i] as number] as number) < BESIDE * largest) mask.data[i] = 0;
    left += mask.data[i] as number;
  }
  return left;
}

interface Parts {
  /** Part of each leaf. */
  readonly of: Int32Array;
  /** Of each part: pixels, mean features (4), centre (longer edge = 1), pixels on the frame. */
  readonly area: Float64Array;
  readonly mean: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly frame: Float64Array;
  /** Neighbours with the mean contrast between them. */
  readonly links: readonly (readonly (readonly [other: number, contrast: number])[])[];
}

function describeParts({ width, height, graph }: PickAnalysis): Parts {
  const tree = mergeTree(graph, byContrast);
  const { of, count } = partsOfTree(tree, PARTS);
  const area = new Float64Array(count);
  const mean = new Float64Array(4 * count);
  const frame = new Float64Array(count);
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  for (let leaf = 0; leaf < tree.leaves; leaf++) {
    const part = of[leaf] as number;
    area[part] = (area[part] as number) + (graph.area[leaf] as number);
    frame[part] = (frame[part] as number) + (graph.frame[leaf] as number);
    for (let k = 0; k < 4; k++)
      mean[4 * part + k] = (mean[4 * part + k] as number) + (graph.sums[4 * leaf + k] as number);
  }
  for (let at = 0; at < 4 * count; at++) mean[at] = (mean[at] as number) / (area[at >> 2] as number);
  const unit = 1 / Math.max(width, height);
  for (let i = 0; i < graph.regions.data.length; i++) {
    const part = of[(graph.regions.data[i] as number) - 1] as number;
    x[part] = (x[part] as number) + ((i % width) * unit) / (area[part] as number);
    y[part] = (y[part] as number) + (Math.floor(i / width) * unit) / (area[part] as number);
  }
  const borders = new Map<number, [length: number, contrast: number]>();
  for (let edge = 0; edge < graph.from.length; edge++) {
    const p = of[graph.from[edge] as number] as number;
    const q = of[graph.to[edge] as number] as number;
    if (p === q) continue;
    const key = Math.min(p, q) * count + Math.max(p, q);
    const border = borders.get(key) ?? [0, 0];
    border[0] += graph.length[edge] as number;
    border[1] += graph.contrast[edge] as number;
    borders.set(key, border);
  }
  const links: [number, number][][] = Array.from({ length: count }, () => []);
  for (const [key, [length, sum]] of borders) {
    const p = Math.floor(key / count);
    const q = key % count;
    links[p]?.push([q, sum / length]);
    links[q]?.push([p, sum / length]);
  }
  return { of, area, mean, x, y, frame, links };
}

function distanceOf({ mean }: Parts, p: number, q: number): number {
  const part = (k: number): number => (mean[4 * p + k] as number) - (mean[4 * q + k] as number);
  return combine(part(0), part(1), part(2), part(3));
}

/** 0…1 for each part: the share of the frame that the stretch around it takes, against the stretch's size. */
function backgroundShares(parts: Parts): Float64Array {
  return parts.area.map((_, start) => {
    const far = geodesic(parts, start);
    let area = 0;
    let frame = 0;
    for (let q = 0; q < far.length; q++) {
      // A soft shadow leads from an item to its ground in small steps: what is unlike in the end is not one stretch.
      const apart = Math.max(far[q] as number, DRIFT * distanceOf(parts, start, q));
      const same = Math.exp(-(apart * apart) / (2 * STRETCH * STRETCH));
      area += same * (parts.area[q] as number);
      frame += same * (parts.frame[q] as number);
    }
    const tied = frame / Math.sqrt(area);
    return 1 - Math.exp(-(tied * tied) / 2);
  });
}

/** Least sum of contrasts over the grain on the way to each part. */
function geodesic({ area, links }: Parts, start: number): Float64Array {
  const far = new Float64Array(area.length).fill(Number.POSITIVE_INFINITY);
  const heap = new MinHeap();
  far[start] = 0;
  heap.push(0, start);
  for (let part = heap.pop(); part >= 0; part = heap.pop()) {
    if (heap.lastValue > (far[part] as number)) continue;
    for (const [other, contrast] of links[part] ?? []) {
      const value = (far[part] as number) + Math.max(0, contrast - GRAIN);
      if (value >= (far[other] as number)) continue;
      far[other] = value;
      heap.push(value, other);
    }
  }
  return far;
}

/** The value that parts the weighted values best (N. Otsu, 1979). */
function splitOff(values: Float64Array, weights: Float64Array, most: number): number {
  const bins = 64;
  const histogram = new Float64Array(bins);
  let total = 0;
  let all = 0;
  values.forEach((value, i) => {
    const bin = Math.min(bins - 1, Math.floor((value / most) * bins));
    histogram[bin] = (histogram[bin] as number) + (weights[i] as number);
  });
  histogram.forEach((weight, bin) => {
    total += weight;
    all += weight * bin;
  });
  let best = 0;
  let bestGap = -1;
  let low = 0;
  let lowSum = 0;
  for (let bin = 0; bin < bins - 1; bin++) {
    low += histogram[bin] as number;
    lowSum += (histogram[bin] as number) * bin;
    const high = total - low;
    if (low === 0 || high === 0) continue;
    const gap = low * high * (lowSum / low - (all - lowSum) / high) ** 2;
    if (gap > bestGap) {
      bestGap = gap;
      best = bin + 1;
    }
  }
  return (best / bins) * most;
}

/**
 * Contrast along the outline against the usual contrast of the picture, less what of the outline is the frame, and less where
 * it is ragged or the item lies about in parts.
 */
function clarityOf({ width, height, graph }: PickAnalysis, mask: BitMask): number {
  const inside = new Uint8Array(graph.area.length);
  const votes = new Int32Array(graph.area.length);
  for (let i = 0; i < mask.data.length; i++) {
    const region = (graph.regions.data[i] as number) - 1;
    votes[region] = (votes[region] as number) + (mask.data[i] === 1 ? 1 : -1);
  }
  for (let region = 0; region < inside.length; region++)
    inside[region] = (votes[region] as number) > 0 ? 1 : 0;
  let outline = 0;
  let contrast = 0;
  let all = 0;
  let sum = 0;
  for (let edge = 0; edge < graph.from.length; edge++) {
    const length = graph.length[edge] as number;
    all += length;
    sum += graph.contrast[edge] as number;
    if (inside[graph.from[edge] as number] === inside[graph.to[edge] as number]) continue;
    outline += length;
    contrast += graph.contrast[edge] as number;
  }
  if (outline === 0) return 0;
  let frame = 0;
  for (let region = 0; region < inside.length; region++)
    if (inside[region] === 1) frame += graph.frame[region] as number;
  const own = contrast / outline;
  const usual = sum / all;
  const stands = own / (own + 2 * usual + 4);
  const area = mask.data.reduce((all, value) => all + value, 0);
  const parts = labelAreas(connectedComponents(mask, 8));
  parts[0] = 0;
  const whole = parts.reduce((a, b) => Math.max(a, b), 0) / area;
  const smooth = Math.min(1, RAGGED / ((outline + frame) / Math.sqrt(area)));
  return stands * whole * smooth * Math.max(0, 1 - frame / (width + height));
}
