import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { PIXEL_CLASSES } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { VoteSums } from './vote-in-cells.ts';

/** What was said of the cells of a drawing, and where they lie: every second pixel of every second row. */
export interface KeptVotes extends VoteSums {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint16Array;
}

const STRIDE = 2;
/** Of the area of two cells together, the share that both cover from which on they are one cell: moved on by half of its width. */
const SAME_CELL = 1 / 3;
/**
 * Share of the picture from which on a cell that was not there has to be looked at: three by three of what the net says of a draft. Of less
 * it tells what lies around, which a smaller cell is taken for.
 */
const LEAST_NEW = 0.0009;
/** Cells that 16 bits can number. */
const MOST_CELLS = 0xffff;

/** Votes as the frame after can follow them; undefined where there are more cells than can be followed. */
export function keptVotes(map: LabelMap, sums: VoteSums): KeptVotes | undefined {
  if (map.count > MOST_CELLS) return undefined;
  return { ...sums, ...sampled(map) };
}

/**
 * What was said of the cells of the frame before, of those that they have become: a window that moved along a wall is that window still.
 *
 * @returns undefined where there is a cell of some size that was none before: of that nothing has been said
 */
export function followVotes(before: KeptVotes, map: LabelMap): VoteSums | undefined {
  if (map.count > MOST_CELLS) return undefined;
  const now = sampled(map);
  if (now.width !== before.width || now.height !== before.height) return undefined;
  const areas = areasOf(now.cells, map.count);
  const areasBefore = areasOf(before.cells, before.areas.length - 1);
  const nearest = largestOverlaps(now.cells, before.cells, map.count);
  const sums: VoteSums = {
    shares: new Float64Array((map.count + 1) * PIXEL_CLASSES.length),
    facings: new Float64Array((map.count + 1) * 3),
    areas: new Float64Array(map.count + 1),
  };
  for (let cell = 1; cell <= map.count; cell++) {
    const area = areas[cell] as number;
    const { cell: other, overlap } = nearest[cell] ?? NOWHERE;
    const together = area + (areasBefore[other] as number) - overlap;
    const isSame = other !== 0 && overlap >= SAME_CELL * together;
    if (!isSame && area > LEAST_NEW * now.cells.length) return undefined;
    copyVotes(before, other, sums, cell);
  }
  return sums;
}

interface Overlap {
  /** 0: none. */
  readonly cell: number;
  /** Pixels of both. */
  readonly overlap: number;
}

const NOWHERE: Overlap = { cell: 0, overlap: 0 };

function sampled({ width, height, data }: LabelMap): Pick<KeptVotes, 'width' | 'height' | 'cells'> {
  const [across, down] = [Math.ceil(width / STRIDE), Math.ceil(height / STRIDE)];
  const cells = new Uint16Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) cells[y * across + x] = data[STRIDE * (y * width + x)] as number;
  return { width: across, height: down, cells };
}

function areasOf(cells: Uint16Array, count: number): Float64Array {
  const areas = new Float64Array(count + 1);
  for (let i = 0; i < cells.length; i++)
    areas[cells[i] as number] = (areas[cells[i] as number] as number) + 1;
  return areas;
}

/** By cell, the one of before that most of it lies on. */
function largestOverlaps(now: Uint16Array, before: Uint16Array, count: number): readonly Overlap[] {
  const pairs = new Map<number, number>();
  for (let i = 0; i < now.length; i++) {
    if (now[i] === 0 || before[i] === 0) continue;
    const pair = (now[i] as number) * (MOST_CELLS + 1) + (before[i] as number);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const largest: Overlap[] = new Array<Overlap>(count + 1).fill(NOWHERE);
  for (const [pair, overlap] of pairs) {
    const cell = Math.floor(pair / (MOST_CELLS + 1));
    if (overlap > (largest[cell] ?? NOWHERE).overlap)
      largest[cell] = { cell: pair % (MOST_CELLS + 1), overlap };
  }
  return largest;
}

function copyVotes(from: VoteSums, cell: number, to: VoteSums, into: number): void {
  const n = PIXEL_CLASSES.length;
  to.shares.set(from.shares.subarray(cell * n, (cell + 1) * n), into * n);
  to.facings.set(from.facings.subarray(cell * 3, (cell + 1) * 3), into * 3);
  to.areas[into] = from.areas[cell] as number;
}
