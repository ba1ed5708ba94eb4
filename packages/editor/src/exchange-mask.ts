import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { Size } from './coordinates.ts';
import { MaskLayer } from './mask-layer.ts';
import { TILE, TILE_PIXELS, tileRect } from './tile-grid.ts';
import { shareUniformTile } from './tile.ts';

/**
 * A mask from a picture: its grey, or the mean of its colours, times its alpha.
 *
 * @returns nothing where the picture is not of the asked size
 */
export function importMask(size: Size, picture: Raster): MaskLayer | undefined {
  if (picture.width !== size.width || picture.height !== size.height) return undefined;
  const layer = new MaskLayer(size);
  for (let index = 0; index < layer.tileCount; index += 1) {
    const { left, top, right, bottom } = tileRect(layer.grid, index);
    const tile = new Uint8Array(TILE_PIXELS);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        tile[(y - top) * TILE + x - left] = greyAt(picture, y * picture.width + x);
    layer.replaceTile(index, shareUniformTile(tile, right - left, bottom - top));
  }
  return layer;
}

function greyAt({ channels, data }: Raster, pixel: number): number {
  const at = pixel * channels;
  const first = data[at] as number;
  if (channels === 1) return first;
  const grey = (first + (data[at + 1] as number) + (data[at + 2] as number)) / 3;
  return Math.round(channels === 3 ? grey : (grey * (data[at + 3] as number)) / 255);
}

/** The mask as one grey picture: 0 stays, 255 may change. The only place that writes a mask out whole. */
export function exportMask(layer: MaskLayer): Raster {
  const picture = createRaster(layer.grid.width, layer.grid.height, 1);
  for (let index = 0; index < layer.tileCount; index += 1) {
    const tile = layer.tile(index);
    const { left, top, right, bottom } = tileRect(layer.grid, index);
    for (let y = top; y < bottom; y += 1) {
      const from = (y - top) * TILE;
      picture.data.set(tile.subarray(from, from + right - left), y * picture.width + left);
    }
  }
  return picture;
}
