import { type BitMask, createBitMask, createRaster, type Raster } from '../raster.ts';
import { cutRegions, OFF_THING, ON_THING, UNKNOWN } from './cut-box.ts';
import { findSubject } from './find-subject.ts';
import type { MergeTree } from './merge-tree.ts';
import { nodeInBox, type PixelBox } from './node-in-box.ts';
import { analyseForPicks, type PickAnalysis } from './pick-analysis.ts';
import { markLeaves, pickRegions } from './pick-regions.ts';
import { tidyMask } from './tidy-mask.ts';

/** Points and box as shares of the picture's width and height, 0…1. */
export interface PickSeeds {
  readonly on: readonly (readonly [x: number, y: number])[];
  readonly off: readonly (readonly [x: number, y: number])[];
  readonly box:
    | { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
    | undefined;
}

/** What stands out less in a box is not what it was drawn around. */
const LEAST_CLARITY = 0.25;
const NOISE = { holes: 0.01, islands: 0.01 };
/** Whoever picks everything has picked nothing. */
const MOST = 0.97;

/**
 * Selects what is pointed at, in pixels of the analysis.
 *
 * @returns undefined where nothing stands out there: everything would be selected, or nothing
 */
export function pickInPicture(analysis: PickAnalysis, seeds: PickSeeds): BitMask | undefined {
  const { width, height, graph, tree } = analysis;
  const regionAt = ([x, y]: readonly [number, number]): number => {
    const column = Math.min(width - 1, Math.floor(x * width));
    const row = Math.min(height - 1, Math.floor(y * height));
    return (graph.regions.data[row * width + column] as number) - 1;
  };
  const off = seeds.off.map(regionAt);
  const clicked = seeds.on.filter((point) => !off.includes(regionAt(point)));
  const on = clicked.map(regionAt);
  const places = clicked.map(([x, y]) => ({ x: x * width, y: y * height }));
  if (on.length === 0 && (seeds.box === undefined || seeds.on.length > 0)) return undefined;
  const mask =
    seeds.box === undefined
      ? maskOf(analysis, pickRegions(graph, tree, on, places, off))
      : cutBox(analysis, seeds.box, on, off);
  const area = tidyMask(mask, on.length > 0 ? seeds.on : [], NOISE);
  return area === 0 || area > MOST * mask.data.length ? undefined : mask;
}

/**
 * The thing that fills the box, if contrast holds one together; else what stands out against the box's own frame; else a thing that
 * the learned tree has there; else what colours and clicks say, outside the box nothing.
 */
function cutBox(
  analysis: PickAnalysis,
  { x0, y0, x1, y1 }: NonNullable<PickSeeds['box']>,
  on: readonly number[],
  off: readonly number[],
): BitMask {
  const { width, height, graph } = analysis;
  const box = { x0: x0 * width, y0: y0 * height, x1: x1 * width, y1: y1 * height };
  const thing =
    thingInBox(analysis, analysis.plainTree(), box, on, off) ??
    (on.length + off.length === 0 ? subjectInBox(analysis, box) : undefined) ??
    thingInBox(analysis, analysis.tree, box, on, off);
  if (thing) return thing;
  const inside = new Float64Array(graph.area.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x + 0.5 >= box.x0 && x + 0.5 < box.x1 && y + 0.5 >= box.y0 && y + 0.5 < box.y1) {
        const region = (graph.regions.data[y * width + x] as number) - 1;
        inside[region] = (inside[region] as number) + 1;
      }
  const within = Uint8Array.from(graph.area, (area, i) => ((inside[i] as number) > 0.5 * area ? 1 : 0));
  const known = within.map((value) => (value === 1 ? UNKNOWN : OFF_THING));
  for (const region of on) known[region] = ON_THING;
  for (const region of off) {
    known[region] = OFF_THING;
    within[region] = 0;
  }
  return maskOf(analysis, cutRegions(graph, known, within));
}

/** The node of a tree that fills the box and heeds the clicks; undefined where there is none. */
function thingInBox(
  analysis: PickAnalysis,
  tree: MergeTree,
  box: PixelBox,
  on: readonly number[],
  off: readonly number[],
): BitMask | undefined {
  const node = nodeInBox(tree, box);
  if (node < 0) return undefined;
  const picked = new Uint8Array(tree.leaves);
  markLeaves(tree, node, picked, 1);
  const heeds = on.every((region) => picked[region] === 1) && off.every((region) => picked[region] === 0);
  return heeds ? maskOf(analysis, picked) : undefined;
}

/** What a picture of the box alone would show; undefined where nothing stands out in it. */
function subjectInBox({ width, height, guide }: PickAnalysis, box: PixelBox): BitMask | undefined {
  const left = Math.floor(box.x0);
  const top = Math.floor(box.y0);
  const part = createRaster(
    Math.max(1, Math.min(width, Math.ceil(box.x1)) - left),
    Math.max(1, Math.min(height, Math.ceil(box.y1)) - top),
    3,
  );
  copyPart(guide.channels, width, left, top, part);
  const subject = findSubject(analyseForPicks(part));
  if (!subject || subject.clarity < LEAST_CLARITY) return undefined;
  const mask = createBitMask(width, height);
  for (let y = 0; y < part.height; y++)
    mask.data.set(subject.mask.data.subarray(y * part.width, (y + 1) * part.width), (top + y) * width + left);
  return mask;
}

function copyPart(
  channels: readonly Float32Array[],
  width: number,
  left: number,
  top: number,
  part: Raster,
): void {
  for (let i = 0; i < part.width * part.height; i++) {
    const from = (top + Math.floor(i / part.width)) * width + left + (i % part.width);
    channels.forEach((plane, k) => {
      part.data[3 * i + k] = 255 * (plane[from] as number);
    });
  }
}

function maskOf({ width, height, graph }: PickAnalysis, picked: Uint8Array): BitMask {
  const data = Uint8Array.from(graph.regions.data, (region) => picked[region - 1] as number);
  return { width, height, data };
}
