import type { LabelMap } from './raster.ts';

/**
 * The rectangle of each label from 1 on: left, top, right, bottom in pixels, right and bottom outside; four numbers a label, the first
 * label's first.
 */
export function labelBounds({ width, height, data, count }: LabelMap): Int32Array {
  const bounds = new Int32Array(4 * count);
  for (let at = 0; at < bounds.length; at += 4) bounds.set([width, height, 0, 0], at);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const label = data[i] as number;
      if (label === 0) continue;
      const at = 4 * (label - 1);
      bounds[at] = Math.min(bounds[at] as number, x);
      bounds[at + 1] = Math.min(bounds[at + 1] as number, y);
      bounds[at + 2] = Math.max(bounds[at + 2] as number, x + 1);
      bounds[at + 3] = Math.max(bounds[at + 3] as number, y + 1);
    }
  return bounds;
}
