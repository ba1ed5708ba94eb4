import type { Raster } from '@plumbline/imaging/raster.ts';
import type { PictureArea } from '@plumbline/imaging/tiles/frame-findings.ts';

/** Edge of the blocks that are compared, in pixels of a frame. */
export const BLOCK = 8;
/** A block whose mean difference is less shows the same: the noise of a video's compression stays below it. */
const SAME_LEVELS = 2.5;
/** From its darkest to its lightest value a block with something drawn in it has more: beyond what compression makes of plain paper. */
const DRAWN_LEVELS = 40;
/** Changed blocks so near to each other are one change: a fence grows by its posts. */
const GAP = 2;

/** Rows of blocks over a picture; the last ones may reach beyond it. */
export interface BlockGrid {
  readonly across: number;
  readonly down: number;
}

export function gridOf({ width, height }: Pick<Raster, 'width' | 'height'>): BlockGrid {
  return { across: Math.ceil(width / BLOCK), down: Math.ceil(height / BLOCK) };
}

export function isOneSize(a: Raster, b: Raster): boolean {
  return a.width === b.width && a.height === b.height && a.channels === b.channels;
}

/** By block 1 where two frames of one size show something else, 0 elsewhere. */
export function changedBlocks(now: Raster, before: Raster): Uint8Array {
  return differingBlocks(now, before, SAME_LEVELS);
}

/** 1 for blocks whose mean absolute difference of the channels is at least `levels`. */
export function differingBlocks(a: Raster, b: Raster, levels: number): Uint8Array {
  const { across, down } = gridOf(a);
  const sums = new Float64Array(across * down);
  const counts = new Float64Array(across * down);
  overRows(a, (block, from, to) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += Math.abs((a.data[i] as number) - (b.data[i] as number));
    sums[block] = (sums[block] as number) + sum;
    counts[block] = (counts[block] as number) + to - from;
  });
  return Uint8Array.from(sums, (sum, block) => (sum >= levels * (counts[block] as number) ? 1 : 0));
}

/**
 * Share of what is drawn in either of two frames that is drawn otherwise, by blocks; 1 where they are not of one size. Of a model that is
 * turned nearly all lines move, and yet most of the paper between them stays paper: so paper does not count.
 */
export function redrawnShare(now: Raster, before: Raster): number {
  if (!isOneSize(now, before)) return 1;
  const changed = changedBlocks(now, before);
  const [drawn, wasDrawn] = [drawnBlocks(now), drawnBlocks(before)];
  let redrawn = 0;
  let all = 0;
  for (let block = 0; block < changed.length; block++) {
    redrawn += changed[block] as number;
    if (changed[block] === 1 || drawn[block] === 1 || wasDrawn[block] === 1) all++;
  }
  return all === 0 ? 0 : redrawn / all;
}

/** The parts of a picture in which blocks have changed: boxes around those that lie near each other, none of which overlap. */
export function changedAreas(changed: Uint8Array, picture: Pick<Raster, 'width' | 'height'>): PictureArea[] {
  const { across } = gridOf(picture);
  let boxes: BlockBox[] = [];
  for (let block = 0; block < changed.length; block++) {
    if (changed[block] === 0) continue;
    const [x, y] = [block % across, Math.floor(block / across)];
    boxes = joined(boxes, { x0: x, y0: y, x1: x + 1, y1: y + 1 });
  }
  const { width, height } = picture;
  return boxes.map(({ x0, y0, x1, y1 }) => ({
    left: (x0 * BLOCK) / width,
    top: (y0 * BLOCK) / height,
    right: Math.min(1, (x1 * BLOCK) / width),
    bottom: Math.min(1, (y1 * BLOCK) / height),
  }));
}

interface BlockBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Boxes with another one, which takes in those near it, and those near what it has become. */
function joined(boxes: readonly BlockBox[], added: BlockBox): BlockBox[] {
  const isNear = (a: BlockBox): boolean =>
    a.x0 <= added.x1 + GAP && added.x0 <= a.x1 + GAP && a.y0 <= added.y1 + GAP && added.y0 <= a.y1 + GAP;
  const near = boxes.filter(isNear);
  if (near.length === 0) return [...boxes, added];
  const around = [added, ...near].reduce((a, b) => ({
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  }));
  return joined(
    boxes.filter((box) => !near.includes(box)),
    around,
  );
}

/** By block 1 where something is drawn: by green, which ink darkens and nearly every edge of colours moves. */
function drawnBlocks(picture: Raster): Uint8Array {
  const { across, down } = gridOf(picture);
  const least = new Uint8Array(across * down).fill(255);
  const most = new Uint8Array(across * down);
  overRows(picture, (block, from, to) => {
    for (let i = from + 1; i < to; i += picture.channels) {
      const value = picture.data[i] as number;
      if (value < (least[block] as number)) least[block] = value;
      if (value > (most[block] as number)) most[block] = value;
    }
  });
  return most.map((value, block) => (value - (least[block] as number) > DRAWN_LEVELS ? 1 : 0));
}

/** Goes through the rows of each block: from which value of the picture's data to which. */
function overRows(
  { width, height, channels }: Raster,
  visit: (block: number, from: number, to: number) => void,
): void {
  const { across } = gridOf({ width, height });
  for (let y = 0; y < height; y++)
    for (let column = 0; column < across; column++) {
      const from = (y * width + column * BLOCK) * channels;
      const to = (y * width + Math.min(width, (column + 1) * BLOCK)) * channels;
      visit(Math.floor(y / BLOCK) * across + column, from, to);
    }
}
