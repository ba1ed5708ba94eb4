import type { Size } from './coordinates.ts';
import { uniteRects, type PixelRect } from './pixel-rect.ts';
import { createTileGrid, TILE, tileRect, type TileGrid } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, tileBytes, type Tile } from './tile.ts';

/**
 * An 8-bit mask of a picture, kept as tiles: a picture of 5000 × 5000 px with one brush stroke takes the stroke's
 * tiles and no more. Written to through a `MaskEdit` alone.
 */
export class MaskLayer {
  readonly grid: TileGrid;
  readonly #tiles: Tile[];

  /** An empty mask. */
  constructor(size: Size) {
    this.grid = createTileGrid(size);
    this.#tiles = new Array<Tile>(this.grid.columns * this.grid.rows).fill(EMPTY_TILE);
  }

  get tileCount(): number {
    return this.#tiles.length;
  }

  /** The values of a tile, to read. @throws RangeError outside the grid */
  tile(index: number): Tile {
    const tile = this.#tiles[index];
    if (!tile) throw new RangeError(`tile ${index} of ${this.#tiles.length}`);
    return tile;
  }

  /** Puts another tile in its place; who calls it keeps the former one where it may be asked for again. */
  replaceTile(index: number, tile: Tile): void {
    if (!(index in this.#tiles)) throw new RangeError(`tile ${index} of ${this.#tiles.length}`);
    this.#tiles[index] = tile;
  }

  /** 0…255; 0 outside the picture. */
  valueAt(x: number, y: number): number {
    const { width, height, columns } = this.grid;
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const column = Math.floor(x / TILE);
    const row = Math.floor(y / TILE);
    return (
      this.tile(row * columns + column)[
        (Math.floor(y) - row * TILE) * TILE + Math.floor(x) - column * TILE
      ] ?? 0
    );
  }

  /** Bytes that its tiles take. */
  get bytes(): number {
    return this.#tiles.reduce((sum, tile) => sum + tileBytes(tile), 0);
  }

  /** The smallest rectangle with every value above 0; nothing for an empty mask. */
  bounds(): PixelRect | undefined {
    let bounds: PixelRect | undefined;
    for (let index = 0; index < this.#tiles.length; index += 1) {
      const part = paintedPart(this.tile(index), tileRect(this.grid, index));
      if (part) bounds = uniteRects(bounds, part);
    }
    return bounds;
  }

  /** Whether any, and whether every value is above 0. */
  get coverage(): 'empty' | 'partial' | 'full' {
    let some = false;
    let all = true;
    for (let index = 0; index < this.#tiles.length && (all || !some); index += 1) {
      const tile = this.tile(index);
      if (tile === EMPTY_TILE) all = false;
      else if (tile === FULL_TILE) some = true;
      else {
        const { left, top, right, bottom } = tileRect(this.grid, index);
        for (let y = 0; y < bottom - top && (all || !some); y += 1)
          for (let at = y * TILE; at < y * TILE + right - left; at += 1)
            if (tile[at] === 0) all = false;
            else some = true;
      }
    }
    return !some ? 'empty' : all ? 'full' : 'partial';
  }
}

function paintedPart(tile: Tile, rect: PixelRect): PixelRect | undefined {
  if (tile === EMPTY_TILE) return undefined;
  if (tile === FULL_TILE) return rect;
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  let left = width;
  let right = 0;
  let top = -1;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * TILE;
    let first = 0;
    while (first < width && tile[row + first] === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (tile[row + last] === 0) last -= 1;
    if (top < 0) top = y;
    bottom = y + 1;
    if (first < left) left = first;
    if (last + 1 > right) right = last + 1;
  }
  if (top < 0) return undefined;
  return { left: rect.left + left, top: rect.top + top, right: rect.left + right, bottom: rect.top + bottom };
}
