import { readMaskRow, readTrimapRow } from '@plumbline/editor/exchange-mask.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { encodeGreyPng } from './encode-grey-png.ts';

/** What of a value goes into the file: masks of what is locked are kept the other way round. */
export type WrittenValue = 'painted' | 'unpainted';

/**
 * Two masks as one picture for cutting out: 255 where the subject is painted, 0 where the background is, 128 where
 * neither or both are.
 */
export function trimapToPng(subject: MaskLayer, background: MaskLayer): Promise<Blob> {
  const { width, height } = subject.grid;
  return encodeGreyPng(width, height, (y, row) => readTrimapRow(subject, background, y, row));
}

/** A mask as a grey PNG of its picture's size. */
export function layerToPng(layer: MaskLayer, written: WrittenValue = 'painted'): Promise<Blob> {
  const { width, height } = layer.grid;
  return encodeGreyPng(width, height, (y, row) => {
    readMaskRow(layer, y, row);
    if (written === 'unpainted') for (let x = 0; x < width; x += 1) row[x] = 255 - (row[x] ?? 0);
  });
}
