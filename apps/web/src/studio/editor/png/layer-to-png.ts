import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { TILE, tileRect } from '@plumbline/editor/tile-grid.ts';
import { encodeGreyPng } from './encode-grey-png.ts';

/** What of a value goes into the file: masks of what is locked are kept the other way round. */
export type WrittenValue = 'painted' | 'unpainted';

/** A mask as a grey PNG of its picture's size. */
export function layerToPng(layer: MaskLayer, written: WrittenValue = 'painted'): Promise<Blob> {
  const { width, height, columns } = layer.grid;
  return encodeGreyPng(width, height, (y, row) => {
    const first = Math.floor(y / TILE) * columns;
    const inTile = (y % TILE) * TILE;
    for (let column = 0; column < columns; column += 1) {
      const { left, right } = tileRect(layer.grid, first + column);
      row.set(layer.tile(first + column).subarray(inTile, inTile + right - left), left);
    }
    if (written === 'unpainted') for (let x = 0; x < width; x += 1) row[x] = 255 - (row[x] ?? 0);
  });
}
