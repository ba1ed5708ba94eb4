import type { DepthBuffer } from './depth-buffer.ts';

/** What every cell of a depth buffer is covered by at the least, for asking about small places. */
export interface CellCover {
  readonly width: number;
  readonly height: number;
  /** The farthest of the cell and those round about: a border between the middle of one and the next is farther than either has seen. */
  readonly farthest: Float32Array;
}

export function createCellCover({ width, height, nearest }: DepthBuffer): CellCover {
  return { width, height, farthest: spread(spread(nearest, width, height, 1), width, height, width) };
}

/** The larger of each value and its neighbours at this distance. */
function spread(values: Float32Array, width: number, height: number, step: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let found = values[at] as number;
      const [place, last] = step === 1 ? [x, width - 1] : [y, height - 1];
      if (place > 0 && (values[at - step] as number) > found) found = values[at - step] as number;
      if (place < last && (values[at + step] as number) > found) found = values[at + step] as number;
      out[at] = found;
    }
  return out;
}

/** Whether anything as near as `k` could be seen in one of these cells. */
export function isOpen(
  { width, height, farthest }: CellCover,
  k: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const [x0, x1] = [Math.max(0, left), Math.min(width - 1, right)];
  const y1 = Math.min(height - 1, bottom);
  for (let y = Math.max(0, top); y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) if (k <= (farthest[y * width + x] as number)) return true;
  return false;
}
