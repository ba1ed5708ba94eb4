import { TILE, TILE_PIXELS } from './tile-grid.ts';

/**
 * The 256 × 256 mask values of a tile, 0 stays and 255 may change. A tile that a layer holds is never written to: an
 * edit copies it first, so that a former state of a mask is kept by keeping its tiles.
 */
export type Tile = Uint8Array;

/** Stand for every tile where nothing, or everything, is painted: most of a mask costs no memory. */
export const EMPTY_TILE: Tile = new Uint8Array(TILE_PIXELS);
export const FULL_TILE: Tile = new Uint8Array(TILE_PIXELS).fill(255);

/** Bytes that a tile takes of its own. */
export const tileBytes = (tile: Tile): number =>
  tile === EMPTY_TILE || tile === FULL_TILE ? 0 : TILE_PIXELS;

/** Four values at a time, for what is the same for all of them. */
export const tileWords = (tile: Tile): Uint32Array =>
  new Uint32Array(tile.buffer, tile.byteOffset, TILE_PIXELS / 4);

export function equalTiles(one: Tile, other: Tile): boolean {
  const a = tileWords(one);
  const b = tileWords(other);
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/**
 * The shared tile where all values of the picture's part are 0 or all are 255, else the tile itself. What a tile at
 * the picture's edge holds beyond it does not count.
 *
 * @param width columns of the tile inside the picture
 * @param height rows of the tile inside the picture
 */
export function shareUniformTile(tile: Tile, width: number, height: number): Tile {
  const first = tile[0] as number;
  if (first !== 0 && first !== 255) return tile;
  // Most tiles that are not uniform show it at their corners.
  const lastRow = (height - 1) * TILE;
  if (tile[width - 1] !== first || tile[lastRow] !== first || tile[lastRow + width - 1] !== first)
    return tile;
  if (width === TILE && height === TILE) {
    const shared = first === 0 ? EMPTY_TILE : FULL_TILE;
    return equalTiles(tile, shared) ? shared : tile;
  }
  for (let y = 0; y < height; y += 1) {
    const from = y * TILE;
    for (let at = from; at < from + width; at += 1) if (tile[at] !== first) return tile;
  }
  return first === 0 ? EMPTY_TILE : FULL_TILE;
}

/** Each value as what it lacks. */
export function invertTile(tile: Tile): Tile {
  const result = tile.slice();
  const words = tileWords(result);
  for (let at = 0; at < words.length; at += 1) words[at] = ~(words[at] as number);
  return result;
}
