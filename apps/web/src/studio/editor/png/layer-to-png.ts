import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { TILE, tileRect } from '@plumbline/editor/tile-grid.ts';
import { UNKNOWN_GREY } from '@plumbline/editor/trimap.ts';
import { encodeGreyPng } from './encode-grey-png.ts';

/** What of a value goes into the file: masks of what is locked are kept the other way round. */
export type WrittenValue = 'painted' | 'unpainted';

/**
 * Two masks as one picture for cutting out: 255 where the subject is painted, 0 where the background is, 128 where
 * neither or both are.
 */
export function trimapToPng(subject: MaskLayer, background: MaskLayer): Promise<Blob> {
  const { width, height } = subject.grid;
  const other = new Uint8Array(width);
  return encodeGreyPng(width, height, (y, row) => {
    readRow(subject, y, row);
    readRow(background, y, other);
    for (let x = 0; x < width; x += 1) {
      const inSubject = (row[x] ?? 0) >= 128;
      row[x] = inSubject === (other[x] ?? 0) >= 128 ? UNKNOWN_GREY : inSubject ? 255 : 0;
    }
  });
}

/** A mask as a grey PNG of its picture's size. */
export function layerToPng(layer: MaskLayer, written: WrittenValue = 'painted'): Promise<Blob> {
  const { width, height } = layer.grid;
  return encodeGreyPng(width, height, (y, row) => {
    readRow(layer, y, row);
    if (written === 'unpainted') for (let x = 0; x < width; x += 1) row[x] = 255 - (row[x] ?? 0);
  });
}

function readRow(layer: MaskLayer, y: number, row: Uint8Array): void {
  const { columns } = layer.grid;
  const first = Math.floor(y / TILE) * columns;
  const inTile = (y % TILE) * TILE;
  for (let column = 0; column < columns; column += 1) {
    const { left, right } = tileRect(layer.grid, first + column);
    row.set(layer.tile(first + column).subarray(inTile, inTile + right - left), left);
  }
}
