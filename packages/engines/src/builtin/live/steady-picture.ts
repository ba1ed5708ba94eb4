import type { Raster } from '@plumbline/imaging/raster.ts';
import {
  BLOCK,
  type BlockGrid,
  changedBlocks,
  differingBlocks,
  gridOf,
  isOneSize,
} from './changed-blocks.ts';

/** Blocks around a changed one that follow it: shadows, reflections and the edge of a region reach that far. */
const REACH = 3;
/**
 * Where a render has become so different although its base did not, the picture is understood otherwise now: frames that recall what was
 * found before them shift by one to three levels, and a surface of another material by more than this.
 */
const OTHER_LEVELS = 16;

/** A base and what it was rendered to, of one size. */
export interface RenderedFrame {
  readonly base: Raster;
  readonly picture: Raster;
}

/**
 * Keeps what did not change from flickering: where the base is the one of the frame before, the picture stays that frame's to the
 * byte, and passes into the new one across the blocks around each change. A reading decides some things for the whole picture
 * (camera, exposure, tones), and a stroke in one corner would else shift them everywhere by a level or two.
 *
 * What was understood otherwise, as a wall that has become a roof, is seen by its own difference and taken as it is.
 *
 * @param before undefined where nothing of it holds, as when the model was turned. @returns the new picture where there is nothing to be kept
 */
export function steadyPicture(now: RenderedFrame, before: RenderedFrame | undefined): Raster {
  if (!before || !isOneSize(now.picture, before.picture) || !isOneSize(now.base, now.picture))
    return now.picture;
  const grid = gridOf(now.picture);
  const changed = changedBlocks(now.base, before.base);
  const other = differingBlocks(now.picture, before.picture, OTHER_LEVELS);
  const weights = grow(
    changed.map((value, at) => Math.max(value, other[at] ?? 0)),
    grid,
  );
  return blend(now.picture, before.picture, weights, grid.across);
}

/** 1 up to `REACH` blocks from a mark, falling to 0 over the next ones. */
function grow(marks: Uint8Array, { across, down }: BlockGrid): Float32Array {
  const weights = new Float32Array(marks.length);
  const outer = 2 * REACH;
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      if (marks[row * across + column] === 0) continue;
      for (let y = Math.max(0, row - outer); y <= Math.min(down - 1, row + outer); y++)
        for (let x = Math.max(0, column - outer); x <= Math.min(across - 1, column + outer); x++) {
          const distance = Math.max(Math.abs(x - column), Math.abs(y - row));
          const weight = Math.min(1, (outer + 1 - distance) / (REACH + 1));
          const at = y * across + x;
          if (weight > (weights[at] as number)) weights[at] = weight;
        }
    }
  return weights;
}

/** The new picture by its weights, which lie at the centres of the blocks and run straight between them. */
function blend(now: Raster, before: Raster, weights: Float32Array, across: number): Raster {
  const { width, height, channels } = now;
  const down = weights.length / across;
  const data = new Uint8ClampedArray(now.data.length);
  const at = (x: number, y: number) =>
    weights[Math.min(down - 1, Math.max(0, y)) * across + Math.min(across - 1, Math.max(0, x))] as number;
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / BLOCK - 0.5;
    const row = Math.floor(v);
    const dy = v - row;
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / BLOCK - 0.5;
      const column = Math.floor(u);
      const dx = u - column;
      const above = at(column, row) * (1 - dx) + at(column + 1, row) * dx;
      const below = at(column, row + 1) * (1 - dx) + at(column + 1, row + 1) * dx;
      const weight = above * (1 - dy) + below * dy;
      const i = (y * width + x) * channels;
      for (let c = i; c < i + channels; c++)
        data[c] =
          weight <= 0
            ? (before.data[c] as number)
            : (before.data[c] as number) * (1 - weight) + (now.data[c] as number) * weight;
    }
  }
  return { width, height, channels, data };
}
