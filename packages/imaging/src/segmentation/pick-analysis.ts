import type { Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import { prepareGuide, type UpsamplingGuide } from './linear-opacity.ts';
import { type MergeTree, mergeTree } from './merge-tree.ts';
import { byContrast } from './merging-borders.ts';
import { regionFeatures } from './region-features.ts';
import { type RegionGraph, regionGraph } from './region-graph.ts';
import { superpixels } from './superpixels.ts';

/** What is found out of a picture once, for all picks in it. */
export interface PickAnalysis {
  readonly width: number;
  readonly height: number;
  readonly graph: RegionGraph;
  readonly tree: MergeTree;
  /** The same regions joined by contrast alone, which holds together what a box is drawn around; made when it is first asked for. */
  readonly plainTree: () => MergeTree;
  readonly guide: UpsamplingGuide;
}

/** Longest edge at which pictures are cut; edges beyond it are found again by the upsampling. */
const EDGE = 512;
/** Side of a small region. */
const STEP = 5;

/** @param picture RGB. About 0.2 s at any size, most of it for the resizing of large ones. */
export function analyseForPicks(picture: Raster): PickAnalysis {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const small = resizeArea(picture, width, height);
  const features = regionFeatures(small);
  const graph = regionGraph(superpixels(features.gradient, STEP), features);
  let plain: MergeTree | undefined;
  const plainTree = () => (plain ??= mergeTree(graph, byContrast));
  return { width, height, graph, tree: mergeTree(graph), plainTree, guide: prepareGuide(small) };
}
