import { type BitMask, createBitMask, type Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import { cutRegions, OFF_THING, ON_THING, UNKNOWN } from './cut-box.ts';
import { prepareGuide, type UpsamplingGuide } from './linear-opacity.ts';
import { type MergeTree, mergeTree } from './merge-tree.ts';
import { pickRegions } from './pick-regions.ts';
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

/** What lies outside the box is not the thing; colours inside and the clicks say what is. */
function cutBox(
  { width, height, graph }: PickAnalysis,
  box: NonNullable<PickSeeds['box']>,
  on: readonly number[],
  off: readonly number[],
): Uint8Array {
  const inside = new Float64Array(graph.area.length);
  const x0 = box.x0 * width;
  const x1 = box.x1 * width;
  const y0 = box.y0 * height;
  const y1 = box.y1 * height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x + 0.5 >= x0 && x + 0.5 < x1 && y + 0.5 >= y0 && y + 0.5 < y1) {
        const region = (graph.regions.data[y * width + x] as number) - 1;
        inside[region] = (inside[region] as number) + 1;
      }
  const known = new Uint8Array(graph.area.length);
  const first = new Uint8Array(graph.area.length);
  for (let i = 0; i < known.length; i++) {
    const within = (inside[i] as number) > 0.5 * (graph.area[i] as number);
    known[i] = within ? UNKNOWN : OFF_THING;
    first[i] = within ? 1 : 0;
  }
  for (const region of on) known[region] = ON_THING;
  for (const region of off) {
    known[region] = OFF_THING;
    first[region] = 0;
  }
  return cutRegions(graph, known, first);
}
