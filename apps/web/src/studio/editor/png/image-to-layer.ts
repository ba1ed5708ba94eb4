import type { Size } from '@plumbline/editor/coordinates.ts';
import { writeMaskTile } from '@plumbline/editor/exchange-mask.ts';
import { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { TILE, tileRect } from '@plumbline/editor/tile-grid.ts';
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
      const { left, top } = tileRect(layer.grid, index);
      context.clearRect(0, 0, TILE, TILE);
      context.drawImage(bitmap, -left, -top);
      writeMaskTile(layer, index, context.getImageData(0, 0, TILE, TILE).data, written === 'unpainted');
    }
    return layer;
  } finally {
    bitmap.close();
  }
}
