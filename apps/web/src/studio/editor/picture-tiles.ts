import type { Size } from '@plumbline/editor/coordinates.ts';
import type { PictureTiles } from '@plumbline/editor/flood-similar.ts';
import { createTileGrid, TILE, tileRect } from '@plumbline/editor/tile-grid.ts';

/** Tiles that are kept: those a fill has just left are the likeliest to be entered again. */
const KEPT = 64;

/** Reads a picture tile by tile. @returns once it has been decoded */
export async function loadPictureTiles(url: string, size: Size): Promise<PictureTiles> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const grid = createTileGrid(size);
  const context = new OffscreenCanvas(TILE, TILE).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  const tiles = new Map<number, Uint8ClampedArray>();
  return (index) => {
    const known = tiles.get(index);
    if (known) return known;
    const { left, top } = tileRect(grid, index);
    context.clearRect(0, 0, TILE, TILE);
    context.drawImage(image, -left, -top, size.width, size.height);
    const { data } = context.getImageData(0, 0, TILE, TILE);
    tiles.set(index, data);
    const oldest = tiles.keys().next();
    if (tiles.size > KEPT && !oldest.done) tiles.delete(oldest.value);
    return data;
  };
}
