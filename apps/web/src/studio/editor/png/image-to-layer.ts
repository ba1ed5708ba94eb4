import type { Size } from '@plumbline/editor/coordinates.ts';
import { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { TILE, TILE_PIXELS, tileRect } from '@plumbline/editor/tile-grid.ts';
import { shareUniformTile } from '@plumbline/editor/tile.ts';
import type { WrittenValue } from './layer-to-png.ts';

/** A mask of another size than the picture that it is for. */
export class MaskSizeError extends Error {
  readonly size: Size;

  constructor(size: Size) {
    super(`a mask of ${size.width} × ${size.height} px`);
    this.size = size;
  }
}

/**
 * Reads a black and white picture as a mask, one tile after the other, so that no buffer of the whole is made.
 *
 * @throws {MaskSizeError} where it does not have the size that is asked for
 */
export async function imageToLayer(
  picture: Blob,
  size: Size,
  written: WrittenValue = 'painted',
): Promise<MaskLayer> {
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: 'none' });
  try {
    if (bitmap.width !== size.width || bitmap.height !== size.height)
      throw new MaskSizeError({ width: bitmap.width, height: bitmap.height });
    const layer = new MaskLayer(size);
    const context = new OffscreenCanvas(TILE, TILE).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no 2d context');
    for (let index = 0; index < layer.tileCount; index += 1) {
      const { left, top, right, bottom } = tileRect(layer.grid, index);
      context.clearRect(0, 0, TILE, TILE);
      context.drawImage(bitmap, -left, -top);
      const { data } = context.getImageData(0, 0, TILE, TILE);
      const tile = new Uint8Array(TILE_PIXELS);
      for (let at = 0; at < TILE_PIXELS; at += 1) {
        // What is see-through is not painted, whatever colour lies under it.
        const value = (((data[at * 4] ?? 0) * (data[at * 4 + 3] ?? 0)) / 255) | 0;
        tile[at] = written === 'painted' ? value : 255 - value;
      }
      layer.replaceTile(index, shareUniformTile(tile, right - left, bottom - top));
    }
    return layer;
  } finally {
    bitmap.close();
  }
}
