import { type BitMask, createBitMask, type Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import { cutRegions, OFF_THING, ON_THING, UNKNOWN } from './cut-box.ts';
import { prepareGuide, type UpsamplingGuide } from './linear-opacity.ts';
import { type MergeTree, mergeTree } from './merge-tree.ts';
import { nodeInBox } from './node-in-box.ts';
import { markLeaves, pickRegions } from './pick-regions.ts';
import { regionFeatures } from './region-features.ts';
import { type RegionGraph, regionGraph } from './region-graph.ts';
import { superpixels } from './superpixels.ts';
import { tidyMask } from './tidy-mask.ts';

/** What is found out of a picture once, for all picks in it. */
export interface PickAnalysis {
  readonly width: number;
  readonly height: number;
  readonly graph: RegionGraph;
  readonly tree: MergeTree;
  readonly guide: UpsamplingGuide;
}

/** Points and box as shares of the picture's width and height, 0…1. */
export interface PickSeeds {
  readonly on: readonly (readonly [x: number, y: number])[];
  readonly off: readonly (readonly [x: number, y: number])[];
  readonly box:
    | { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
    | undefined;
}

/** Longest edge at which pictures are cut; edges beyond it are found again by the upsampling. */
const EDGE = 512;
/** Side of a small region. */
const STEP = 5;
const NOISE = { holes: 0.01, islands: 0.01 };
/** Whoever picks everything has picked nothing. */
const MOST = 0.97;

/** @param picture RGB. About 0.2 s at any size, most of it for the resizing of large ones. */
export function analyseForPicks(picture: Raster): PickAnalysis {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const small = resizeArea(picture, width, height);
  const features = regionFeatures(small);
  const graph = regionGraph(superpixels(features.gradient, STEP), features);
  return { width, height, graph, tree: mergeTree(graph), guide: prepareGuide(small) };
}

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
  const on = seeds.on.map(regionAt).filter((region) => !off.includes(region));
  if (on.length === 0 && (seeds.box === undefined || seeds.on.length > 0)) return undefined;
  const picked =
    seeds.box === undefined ? pickRegions(graph, tree, on, off) : cutBox(analysis, seeds.box, on, off);
  const mask = createBitMask(width, height);
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = picked[(graph.regions.data[i] as number) - 1] as number;
  const area = tidyMask(mask, on.length > 0 ? seeds.on : [], NOISE);
  return area === 0 || area > MOST * mask.data.length ? undefined : mask;
}

/** The thing that fills the box, if the tree has one; else what colours and clicks say, outside the box nothing. */
function cutBox(
  { width, height, graph, tree }: PickAnalysis,
  { x0, y0, x1, y1 }: NonNullable<PickSeeds['box']>,
  on: readonly number[],
  off: readonly number[],
): Uint8Array {
  const box = { x0: x0 * width, y0: y0 * height, x1: x1 * width, y1: y1 * height };
  const node = nodeInBox(graph, tree, box);
  if (node >= 0) {
    const picked = new Uint8Array(tree.leaves);
    markLeaves(tree, node, picked, 1);
    if (on.every((region) => picked[region] === 1) && off.every((region) => picked[region] === 0))
      return picked;
  }
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
  return cutRegions(graph, known, within);
}
