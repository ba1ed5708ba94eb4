import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import { readMaskRow, readTrimapRow } from '@plumbline/editor/exchange-mask.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';

/** What of a value goes into the file: masks of what is locked are kept the other way round. */
export type WrittenValue = 'painted' | 'unpainted';

/**
 * Two masks as one picture for cutting out: 255 where the subject is painted, 0 where the background is, 128 where
 * neither or both are.
 */
export function trimapToPng(subject: MaskLayer, background: MaskLayer): Promise<Blob> {
  const { width, height } = subject.grid;
  return encodeGrey(width, height, (y, row) => readTrimapRow(subject, background, y, row));
}

/** A mask as a grey PNG of its picture's size. */
export function layerToPng(layer: MaskLayer, written: WrittenValue = 'painted'): Promise<Blob> {
  const { width, height } = layer.grid;
  return encodeGrey(width, height, (y, row) => {
    readMaskRow(layer, y, row);
    if (written === 'unpainted') for (let x = 0; x < width; x += 1) row[x] = 255 - (row[x] ?? 0);
  });
}

async function encodeGrey(
  width: number,
  height: number,
  writeRow: (y: number, row: Uint8Array) => void,
): Promise<Blob> {
  const file = await encodePng({ width, height, channels: 1, filter: 'none' }, writeRow);
  if (!file) throw new Error('a mask without a limit was given up');
  return new Blob([file], { type: 'image/png' });
}
