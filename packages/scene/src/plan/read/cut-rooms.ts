import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { watershedCells } from '../../drawing/watershed-cells.ts';
import { findThresholds, type Threshold } from './find-thresholds.ts';
import { countSet, drawBarrier } from './mask-tools.ts';

export interface CutRooms {
  /** 0 on walls and outside the footprint. */
  readonly rooms: LabelMap;
  readonly thresholds: readonly Threshold[];
}

/** Two rooms stay apart across a neck narrower than this share of √footprint… */
const NECK = 0.115;
/** …and than this share of the smaller room's largest circle. */
const RELATIVE = 0.66;
const LEAST_CIRCLE = 0.008;
/** Thin lines part a room only into pieces of at least this share of the footprint. */
const PIECE = 0.028;
/** Openings whose middles lie closer than this share of the wider one's width are one. */
const SAME = 0.6;
/** Smaller pieces, such as cut corners, go to the room that they touch. */
const LEFTOVER = 0.0022;

export interface CutBy {
  /** Thin outlines that may part large pieces (a patio's edge, a step), and whether they are used. */
  readonly lines: BitMask;
  readonly byLines: boolean;
  /** Gaps of walls in which the net sees openings. */
  readonly gaps: readonly Threshold[];
}

/** Cuts the inside of a building into rooms: at necks between walls, which are doors, with straight thresholds. */
export function cutRooms(walls: BitMask, footprint: BitMask, { lines, byLines, gaps }: CutBy): CutRooms {
  const { width, height } = walls;
  const inside = countSet(footprint);
  const barrier = createBitMask(width, height);
  for (let i = 0; i < barrier.data.length; i++) barrier.data[i] = walls.data[i] || !footprint.data[i] ? 1 : 0;
  const clearance = distanceTransform(barrier);
  const basins = watershedCells(clearance, {
    gap: NECK * Math.sqrt(inside),
    relative: RELATIVE,
    minPeak: LEAST_CIRCLE * Math.max(width, height),
    minArea: 60,
  });
  const thresholds = withGaps(findThresholds(basins, clearance, barrier), gaps);
  const cuts = createBitMask(width, height);
  for (const { from, to } of thresholds) drawBarrier(cuts, from, to);
  const open = createBitMask(width, height);
  for (let i = 0; i < open.data.length; i++) open.data[i] = barrier.data[i] || cuts.data[i] ? 0 : 1;
  const whole = connectedComponents(open);
  const parted = byLines ? partByLines(whole, open, lines, PIECE * inside) : whole;
  const free = createBitMask(width, height);
  for (let i = 0; i < free.data.length; i++) free.data[i] = barrier.data[i] ? 0 : 1;
  const areas = labelAreas(parted);
  const seeds = parted.data.map((l) => ((areas[l] as number) >= Math.max(60, LEFTOVER * inside) ? l : 0));
  const grown = spreadLabels({ ...parted, data: seeds }, free);
  return { rooms: numberAnew(grown), thresholds };
}

/** Thresholds with those gaps that are none of them, each once. */
function withGaps(thresholds: readonly Threshold[], gaps: readonly Threshold[]): Threshold[] {
  const all = [...thresholds];
  for (const gap of gaps) {
    const [x, y] = middleOf(gap);
    const isKnown = all.some((known) => {
      const [kx, ky] = middleOf(known);
      return Math.hypot(kx - x, ky - y) < SAME * Math.max(gap.width, known.width);
    });
    if (!isKnown) all.push(gap);
  }
  return all;
}

function middleOf({ from, to }: Threshold): readonly [number, number] {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Splits pieces off where thin lines enclose a large share; every small cell stays with the room around it. */
function partByLines(whole: LabelMap, open: BitMask, lines: BitMask, least: number): LabelMap {
  const { width, height } = whole;
  const paper = createBitMask(width, height);
  for (let i = 0; i < paper.data.length; i++) paper.data[i] = open.data[i] && !lines.data[i] ? 1 : 0;
  const cells = connectedComponents(paper);
  const areas = labelAreas(cells);
  const roomOf = new Int32Array(cells.count + 1);
  for (let i = 0; i < cells.data.length; i++) roomOf[cells.data[i] as number] = whole.data[i] as number;
  const main = new Int32Array(whole.count + 1);
  for (let c = 1; c <= cells.count; c++) {
    const room = roomOf[c] as number;
    if ((areas[c] as number) > (areas[main[room] as number] as number) || main[room] === 0) main[room] = c;
  }
  const label = new Int32Array(cells.count + 1);
  let count = whole.count;
  for (let c = 1; c <= cells.count; c++) {
    const room = roomOf[c] as number;
    if (main[room] === c) label[c] = room;
    else if ((areas[c] as number) > least) label[c] = ++count;
  }
  const seeds = cells.data.map((c) => label[c] as number);
  const grown = spreadLabels({ width, height, data: seeds, count }, open);
  for (let i = 0; i < seeds.length; i++) if (grown.data[i] === 0) grown.data[i] = whole.data[i] as number;
  return { width, height, data: grown.data, count };
}

function numberAnew(map: LabelMap): LabelMap {
  const renamed = new Int32Array(map.count + 1);
  let count = 0;
  const data = map.data.map((l) => {
    if (l === 0) return 0;
    if (renamed[l] === 0) renamed[l] = ++count;
    return renamed[l] as number;
  });
  return { width: map.width, height: map.height, data, count };
}
