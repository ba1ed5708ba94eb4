import type { Size } from './coordinates.ts';
import type { PixelRect } from './pixel-rect.ts';

/** Edge of a tile in pixels: small enough to copy within a pointer event, large enough that a big picture has few. */
export const TILE = 256;
export const TILE_PIXELS = TILE * TILE;

/** How a picture is cut into tiles: row by row, the last of a row and of a column reaching over the picture's edge. */
export interface TileGrid extends Size {
  readonly columns: number;
  readonly rows: number;
}

/** @throws RangeError where the size is not whole and positive */
export function createTileGrid({ width, height }: Size): TileGrid {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new RangeError(`a mask of ${width}×${height} px`);
  return { width, height, columns: Math.ceil(width / TILE), rows: Math.ceil(height / TILE) };
}

/** The part of the picture that a tile covers. */
export function tileRect(grid: TileGrid, tile: number): PixelRect {
  const left = (tile % grid.columns) * TILE;
  const top = Math.floor(tile / grid.columns) * TILE;
  return {
    left,
    top,
    right: Math.min(left + TILE, grid.width),
    bottom: Math.min(top + TILE, grid.height),
  };
}

/** Calls back with each tile that shares a pixel with `rect`. */
export function forEachTileIn(grid: TileGrid, rect: PixelRect, visit: (tile: number) => void): void {
  const left = Math.max(0, Math.floor(rect.left / TILE));
  const top = Math.max(0, Math.floor(rect.top / TILE));
  const right = Math.min(grid.columns - 1, Math.floor((rect.right - 1) / TILE));
  const bottom = Math.min(grid.rows - 1, Math.floor((rect.bottom - 1) / TILE));
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) visit(row * grid.columns + column);
}
