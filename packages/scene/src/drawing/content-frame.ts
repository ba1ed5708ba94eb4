import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { ContentFrame } from './drawing-analysis.ts';

/** Margins below this share of the width are no margins. */
const SMALLEST_MARGIN = 0.004;

/** Bounds of the ink. Not framed, and the whole picture, where the drawing runs out of it on any side. */
export function findContentFrame(ink: BitMask): ContentFrame {
  const { width, height, data } = ink;
  const columns = new Int32Array(width);
  const rows = new Int32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      columns[x] = (columns[x] as number) + 1;
      rows[y] = (rows[y] as number) + 1;
    }
  }
  const x0 = columns.findIndex((v) => v > 1);
  const x1 = columns.findLastIndex((v) => v > 1);
  const y0 = rows.findIndex((v) => v > 1);
  const y1 = rows.findLastIndex((v) => v > 1);
  const margin = SMALLEST_MARGIN * width;
  const framed = x0 > margin && y0 > margin && width - 1 - x1 > margin && height - 1 - y1 > margin;
  return framed ? { x0, y0, x1, y1, framed } : { x0: 0, y0: 0, x1: width - 1, y1: height - 1, framed: false };
}
