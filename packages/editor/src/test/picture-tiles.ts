import type { Size } from '../coordinates.ts';
import type { PictureTiles } from '../flood-similar.ts';
import { createTileGrid, TILE, TILE_PIXELS, tileRect } from '../tile-grid.ts';

/** A grey picture as the tiles a browser would read from a canvas. */
export function pictureTiles(size: Size, grey: Uint8Array): PictureTiles {
  const grid = createTileGrid(size);
  return (tile) => {
    const { left, top, right, bottom } = tileRect(grid, tile);
    const pixels = new Uint8ClampedArray(TILE_PIXELS * 4);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        pixels.fill(
          grey[y * size.width + x] ?? 0,
          ((y - top) * TILE + x - left) * 4,
          ((y - top) * TILE + x - left) * 4 + 4,
        );
    return pixels;
  };
}
