import { createPlane, type Plane } from './raster.ts';

/**
 * Shrinks by taking the largest sample under each target pixel: hairlines keep their strength, where a mean would
 * wash them out. Where the target is larger, samples repeat.
 */
export function resizeMax(source: Plane, width: number, height: number): Plane {
  if (source.width === width && source.height === height) return { width, height, data: source.data.slice() };
  const out = createPlane(width, height);
  const rows = createPlane(width, source.height);
  const columns = spans(source.width, width);
  for (let y = 0; y < source.height; y++) {
    const row = y * source.width;
    for (let x = 0; x < width; x++) {
      const to = row + (columns.to[x] as number);
      let at = row + (columns.from[x] as number);
      let top = source.data[at] as number;
      while (++at < to) if ((source.data[at] as number) > top) top = source.data[at] as number;
      rows.data[y * width + x] = top;
    }
  }
  const lines = spans(source.height, height);
  for (let y = 0; y < height; y++) {
    const to = (lines.to[y] as number) * width;
    let line = (lines.from[y] as number) * width;
    out.data.set(rows.data.subarray(line, line + width), y * width);
    for (line += width; line < to; line += width) {
      for (let x = 0; x < width; x++) {
        const value = rows.data[line + x] as number;
        if (value > (out.data[y * width + x] as number)) out.data[y * width + x] = value;
      }
    }
  }
  return out;
}

/** Source samples under each target sample: at least one, from `from` up to but without `to`. */
function spans(source: number, target: number): { from: Int32Array; to: Int32Array } {
  const from = new Int32Array(target);
  const to = new Int32Array(target);
  for (let x = 0; x < target; x++) {
    const start = Math.floor((x * source) / target);
    from[x] = start;
    to[x] = Math.max(start + 1, Math.min(source, Math.ceil(((x + 1) * source) / target - 1e-9)));
  }
  return { from, to };
}
