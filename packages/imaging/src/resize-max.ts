import { createPlane, type Plane } from './raster.ts';

/**
 * Shrinks by taking the largest sample under each target pixel: hairlines keep their strength, where a mean would
 * wash them out. Where the target is larger, samples repeat.
 */
export function resizeMax(source: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  const rows = createPlane(width, source.height);
  for (let x = 0; x < width; x++) {
    const from = Math.floor((x * source.width) / width);
    const to = Math.max(from + 1, Math.min(source.width, Math.ceil(((x + 1) * source.width) / width - 1e-9)));
    for (let y = 0; y < source.height; y++) {
      let top = -Infinity;
      for (let s = from; s < to; s++) top = Math.max(top, source.data[y * source.width + s] as number);
      rows.data[y * width + x] = top;
    }
  }
  for (let y = 0; y < height; y++) {
    const from = Math.floor((y * source.height) / height);
    const to = Math.max(
      from + 1,
      Math.min(source.height, Math.ceil(((y + 1) * source.height) / height - 1e-9)),
    );
    for (let x = 0; x < width; x++) {
      let top = -Infinity;
      for (let s = from; s < to; s++) top = Math.max(top, rows.data[s * width + x] as number);
      out.data[y * width + x] = top;
    }
  }
  return out;
}
