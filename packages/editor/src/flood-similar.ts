import type { ImagePoint, Size } from './coordinates.ts';
import { MaskLayer } from './mask-layer.ts';
import { SimilarColors } from './similar-colors.ts';
import { eachOf, inTurn, type ShapeJob, type SlicedJob } from './sliced-job.ts';
import { createTileGrid, TILE, TILE_PIXELS, tileRect, type TileGrid } from './tile-grid.ts';
import { EMPTY_TILE, shareUniformTile, type Tile } from './tile.ts';

/**
 * The picture's pixels of a tile: RGBA, 256 × 256, whatever lies beyond the picture. Asked for one tile at a time, so
 * that nobody reads back a whole large picture.
 */
export type PictureTiles = (tile: number) => Uint8ClampedArray;

export interface FloodOptions {
  /** Distance in CIE L*a*b*, 0…100. */
  readonly tolerance: number;
  /** Only what hangs together with the place by its sides, else all of the picture. */
  readonly contiguous: boolean;
}

const TILES_A_STEP = 16;

/** Selects what has a colour similar to the one at a place, a tile a step. @throws RangeError outside the picture */
export function floodSimilar(
  size: Size,
  picture: PictureTiles,
  at: ImagePoint,
  { tolerance, contiguous }: FloodOptions,
): ShapeJob {
  const grid = createTileGrid(size);
  const x = Math.floor(at.x);
  const y = Math.floor(at.y);
  if (x < 0 || y < 0 || x >= size.width || y >= size.height)
    throw new RangeError(`no pixel at ${at.x}, ${at.y}`);
  const start = Math.floor(y / TILE) * grid.columns + Math.floor(x / TILE);
  const inTile = (y % TILE) * TILE + (x % TILE);
  const pixels = picture(start);
  const similar = new SimilarColors(
    pixels[inTile * 4] as number,
    pixels[inTile * 4 + 1] as number,
    pixels[inTile * 4 + 2] as number,
    tolerance,
  );
  return contiguous
    ? floodFrom(grid, picture, similar, start, inTile)
    : selectEverywhere(grid, picture, similar);
}

function selectEverywhere(grid: TileGrid, picture: PictureTiles, similar: SimilarColors): ShapeJob {
  const shape = new MaskLayer(grid);
  return {
    shape,
    ...eachOf(shape.tileCount, 1, (index) => {
      const { left, top, right, bottom } = tileRect(grid, index);
      const pixels = picture(index);
      const tile = new Uint8Array(TILE_PIXELS);
      for (let y = 0; y < bottom - top; y += 1)
        for (let at = y * TILE; at < y * TILE + right - left; at += 1)
          if (isSimilar(similar, pixels, at)) tile[at] = 255;
      shape.replaceTile(index, shareUniformTile(tile, right - left, bottom - top));
    }),
  };
}

function isSimilar(similar: SimilarColors, pixels: Uint8ClampedArray, at: number): boolean {
  return similar.has(pixels[at * 4] as number, pixels[at * 4 + 1] as number, pixels[at * 4 + 2] as number);
}

/**
 * Fills within one tile at a time from the pixels where the selection entered it, and notes where it leaves: pixels of
 * the neighbours' edges, from which those are filled in turn.
 */
function floodFrom(
  grid: TileGrid,
  picture: PictureTiles,
  similar: SimilarColors,
  start: number,
  inTile: number,
): ShapeJob {
  const shape = new MaskLayer(grid);
  const own = new Map<number, Tile>();
  const entries = new Map<number, number[]>([[start, [inTile]]]);
  const enter = (tile: number, at: number) => {
    if ((own.get(tile) ?? EMPTY_TILE)[at] === 255) return;
    const places = entries.get(tile);
    if (places) places.push(at);
    else entries.set(tile, [at]);
  };
  const filling: SlicedJob = {
    step: () => {
      const next = entries.entries().next().value;
      if (next) {
        const [index, places] = next;
        entries.delete(index);
        const tile = own.get(index) ?? new Uint8Array(TILE_PIXELS);
        own.set(index, tile);
        fillTile(grid, index, tile, picture(index), similar, places, enter);
      }
      return entries.size === 0;
    },
  };
  const handingOver = () => {
    const filled = [...own];
    return eachOf(filled.length, TILES_A_STEP, (at) => {
      const [index, tile] = filled[at] as [number, Tile];
      const { left, top, right, bottom } = tileRect(grid, index);
      shape.replaceTile(index, shareUniformTile(tile, right - left, bottom - top));
    });
  };
  return { shape, ...inTurn(() => filling, handingOver) };
}

function fillTile(
  grid: TileGrid,
  index: number,
  tile: Tile,
  pixels: Uint8ClampedArray,
  similar: SimilarColors,
  places: number[],
  enter: (tile: number, at: number) => void,
): void {
  const { left, top, right, bottom } = tileRect(grid, index);
  const width = right - left;
  const height = bottom - top;
  const open = (at: number) => tile[at] === 0 && isSimilar(similar, pixels, at);
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    if (!open(place)) continue;
    const y = place >> 8;
    const row = y * TILE;
    let from = place - row;
    let to = from + 1;
    while (from > 0 && open(row + from - 1)) from -= 1;
    while (to < width && open(row + to)) to += 1;
    tile.fill(255, row + from, row + to);
    if (from === 0 && left > 0) enter(index - 1, row + TILE - 1);
    if (to === width && right < grid.width) enter(index + 1, row);
    if (y > 0) noteRuns(places, open, row - TILE + from, row - TILE + to);
    else if (top > 0) for (let x = from; x < to; x += 1) enter(index - grid.columns, (TILE - 1) * TILE + x);
    if (y < height - 1) noteRuns(places, open, row + TILE + from, row + TILE + to);
    else if (bottom < grid.height) for (let x = from; x < to; x += 1) enter(index + grid.columns, x);
  }
}

/** Notes the first pixel of each open stretch of a row. */
function noteRuns(places: number[], open: (at: number) => boolean, from: number, to: number): void {
  let before = false;
  for (let at = from; at < to; at += 1) {
    const now = open(at);
    if (now && !before) places.push(at);
    before = now;
  }
}
