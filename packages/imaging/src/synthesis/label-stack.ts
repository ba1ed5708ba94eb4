import type { FeaturePlanes } from './feature-planes.ts';
import { sourcePixel } from './source-pixel.ts';
import type { Transform } from './transform.ts';

/** What each transform would put at each cell of a domain: the source pixel's index, or −1. */
export interface LabelStack {
  /** Cells in a row of the grid, the frame of one cell included. */
  readonly columns: number;
  readonly rows: number;
  /** Of each cell: 0 outside, 1 to be filled, 2 known and beside it. */
  readonly role: Uint8Array;
  /** Of each cell the pixel of the picture. */
  readonly pixel: Int32Array;
  /** `source[label][cell]`. */
  readonly source: readonly Int32Array[];
}

/**
 * Lays a grid over the bounding box of what is to be filled, with the known pixels beside it and a frame of empty cells.
 *
 * @param fill 1 where a pixel is to be filled.
 */
export function stackLabels(
  features: FeaturePlanes,
  fill: Uint8Array,
  transforms: readonly Transform[],
  checkpoint: () => void,
): LabelStack {
  const { width, height, unknown } = features;
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (fill[y * width + x] !== 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const columns = right - left + 5;
  const rows = bottom - top + 5;
  const role = new Uint8Array(columns * rows);
  const pixel = new Int32Array(columns * rows).fill(-1);
  for (let v = 1; v < rows - 1; v++)
    for (let u = 1; u < columns - 1; u++) {
      const x = left + u - 2;
      const y = top + v - 2;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const cell = v * columns + u;
      const at = y * width + x;
      pixel[cell] = at;
      if (fill[at] === 1) role[cell] = 1;
    }
  markBeside(role, pixel, unknown, columns);
  const source = transforms.map((transform) => {
    checkpoint();
    const from = new Int32Array(columns * rows).fill(-1);
    for (let cell = 0; cell < role.length; cell++) {
      if (role[cell] === 0) continue;
      const at = pixel[cell] as number;
      from[cell] = sourcePixel(transform, at % width, Math.floor(at / width), width, height, unknown);
    }
    return from;
  });
  return { columns, rows, role, pixel, source };
}

function markBeside(role: Uint8Array, pixel: Int32Array, unknown: Uint8Array, columns: number): void {
  for (let cell = 0; cell < role.length; cell++) {
    const at = pixel[cell] as number;
    if (role[cell] !== 0 || at < 0 || unknown[at] === 1) continue;
    for (const step of [1, -1, columns, -columns])
      if (role[cell + step] === 1) {
        role[cell] = 2;
        break;
      }
  }
}
