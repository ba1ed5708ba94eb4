import type { MaskLayer } from './mask-layer.ts';
import { TILE, TILE_PIXELS, tileRect } from './tile-grid.ts';
import { shareUniformTile } from './tile.ts';

/** Grey of what is said to be neither subject nor background. */
const UNKNOWN_GREY = 128;

/**
 * Writes out one row of a mask: 0 stays, 255 may change. A row at a time, so that no large mask stands in memory whole.
 *
 * @param row as long as the picture is wide
 */
export function readMaskRow(layer: MaskLayer, y: number, row: Uint8Array): void {
  const { columns, width } = layer.grid;
  const first = Math.floor(y / TILE) * columns;
  const inTile = (y % TILE) * TILE;
  for (let left = 0, tile = first; left < width; left += TILE, tile += 1)
    row.set(layer.tile(tile).subarray(inTile, inTile + Math.min(TILE, width - left)), left);
}

/**
 * Writes out one row of two masks as what is to be cut out: 255 where the subject is painted, 0 where the background is,
 * 128 where neither or both are. The masks are of one size.
 */
export function readTrimapRow(subject: MaskLayer, background: MaskLayer, y: number, row: Uint8Array): void {
  readMaskRow(subject, y, row);
  const other = new Uint8Array(row.length);
  readMaskRow(background, y, other);
  for (let x = 0; x < row.length; x += 1) {
    const inSubject = (row[x] as number) >= 128;
    const inBackground = (other[x] as number) >= 128;
    row[x] = inSubject === inBackground ? UNKNOWN_GREY : inSubject ? 255 : 0;
  }
}

/**
 * Takes in a tile of a black and white picture. What is see-through is not painted, whatever colour lies under it.
 *
 * @param pixels RGBA, 256 × 256, whatever lies beyond the picture
 * @param inverted for a picture whose black is what may change
 */
export function writeMaskTile(
  layer: MaskLayer,
  tile: number,
  pixels: Uint8ClampedArray,
  inverted = false,
): void {
  const { left, top, right, bottom } = tileRect(layer.grid, tile);
  const values = new Uint8Array(TILE_PIXELS);
  for (let at = 0; at < TILE_PIXELS; at += 1) {
    const value = Math.round(((pixels[at * 4] as number) * (pixels[at * 4 + 3] as number)) / 255);
    values[at] = inverted ? 255 - value : value;
  }
  layer.replaceTile(tile, shareUniformTile(values, right - left, bottom - top));
}
