import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { MaskEdit } from './mask-edit.ts';
import { intersectRects, type PixelRect, widenRect } from './pixel-rect.ts';
import type { SlicedJob } from './sliced-job.ts';
import { forEachTileIn, TILE, TILE_PIXELS, tileRect } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from './tile.ts';

/**
 * Grow and shrink move the edge (where the value passes 128) by an amount; feather makes it a slope that reaches the
 * amount to both sides. The picture's border is no edge.
 */
export type ReshapeKind = 'grow' | 'shrink' | 'feather';

/** In pixels of the picture. */
export const RESHAPE_AMOUNT = { min: 1, max: 250 } as const;

/** Reshapes the mask as it was when the edit began, a tile a step. @throws RangeError for an amount outside its range */
export function reshapeMask(edit: MaskEdit, kind: ReshapeKind, amount: number): SlicedJob {
  if (!(amount >= RESHAPE_AMOUNT.min && amount <= RESHAPE_AMOUNT.max))
    throw new RangeError(`an edge moved by ${amount} px`);
  let index = 0;
  return {
    step: () => {
      // Most tiles lie far from any edge and cost nothing: the step goes on to one that does.
      for (let worked = false; index < edit.layer.tileCount && !worked; index += 1) {
        worked = hasEdge(edit, index, amount);
        if (worked) edit.replace(index, reshapeTile(edit, index, kind, amount));
      }
      return index >= edit.layer.tileCount;
    },
  };
}

/** What a tile's values depend on. */
function windowOf(edit: MaskEdit, index: number, amount: number): PixelRect {
  const { grid } = edit.layer;
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height };
  return intersectRects(widenRect(tileRect(grid, index), Math.ceil(amount) + 2), whole);
}

function hasEdge(edit: MaskEdit, index: number, amount: number): boolean {
  const own = edit.original(index);
  if (own !== EMPTY_TILE && own !== FULL_TILE) return true;
  let edge = false;
  forEachTileIn(edit.layer.grid, windowOf(edit, index, amount), (tile) => {
    if (edit.original(tile) !== own) edge = true;
  });
  return edge;
}

function reshapeTile(edit: MaskEdit, index: number, kind: ReshapeKind, amount: number): Tile {
  const window = windowOf(edit, index, amount);
  const painted = readWindow(edit, window);
  const before = edit.original(index);
  // With no edge within reach what is soft there is decided, the rest stays.
  const first = painted.data[0];
  if (painted.data.every((value) => value === first)) return withoutEdge(before, first === 1, kind);
  const toPainted = kind === 'shrink' ? undefined : distanceTransform(painted);
  const toClear = kind === 'grow' ? undefined : distanceTransform(opposite(painted));
  const after = new Uint8Array(TILE_PIXELS);
  const { left, top, right, bottom } = tileRect(edit.layer.grid, index);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y - top) * TILE + x - left;
      const place = (y - window.top) * painted.width + x - window.left;
      const value = before[at] as number;
      const out = toPainted?.data[place] ?? 0;
      const into = toClear?.data[place] ?? 0;
      // Distances run from centre to centre: the edge itself lies half a pixel from either.
      if (kind === 'grow') after[at] = Math.max(value, byteOf(amount + 1 - out));
      else if (kind === 'shrink') after[at] = Math.min(value, byteOf(into - amount));
      else after[at] = slopeAt(painted.data[place] === 1 ? into - 0.5 : 0.5 - out, amount);
    }
  return after;
}

function withoutEdge(before: Tile, painted: boolean, kind: ReshapeKind): Tile {
  if (painted) return kind === 'shrink' ? before : FULL_TILE;
  return kind === 'grow' ? before : EMPTY_TILE;
}

function slopeAt(inside: number, amount: number): number {
  const t = Math.min(1, Math.max(0, (inside + amount) / (2 * amount)));
  return Math.round(t * t * (3 - 2 * t) * 255);
}

const byteOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);

/** 1 where the mask was 128 or more. */
function readWindow(edit: MaskEdit, window: PixelRect): BitMask {
  const width = window.right - window.left;
  const data = new Uint8Array(width * (window.bottom - window.top));
  forEachTileIn(edit.layer.grid, window, (index) => {
    const values = edit.original(index);
    const tile = tileRect(edit.layer.grid, index);
    const part = intersectRects(tile, window);
    for (let y = part.top; y < part.bottom; y += 1) {
      const from = (y - tile.top) * TILE - tile.left;
      const to = (y - window.top) * width - window.left;
      for (let x = part.left; x < part.right; x += 1) data[to + x] = (values[from + x] as number) >> 7;
    }
  });
  return { width, height: window.bottom - window.top, data };
}

const opposite = ({ width, height, data }: BitMask): BitMask => ({
  width,
  height,
  data: data.map((value) => 1 - value),
});
