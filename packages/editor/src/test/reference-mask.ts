import type { Size } from '../coordinates.ts';
import type { MaskLayer } from '../mask-layer.ts';
import { SweepShape, type Sweep } from '../sweep-shape.ts';
import { TILE, tileRect } from '../tile-grid.ts';

/** A mask as one plain array, worked on pixel by pixel: slow, and too simple to be wrong. */
export type PlainMask = Size & { readonly data: Uint8Array };

export const plainMask = ({ width, height }: Size): PlainMask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

export function paintPlainly({ width, height, data }: PlainMask, sweep: Sweep, erase: boolean): void {
  const shape = new SweepShape(sweep);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = shape.valueAt(x + 0.5, y + 0.5);
      const at = y * width + x;
      data[at] = erase ? Math.min(data[at] as number, 255 - value) : Math.max(data[at] as number, value);
    }
}

/** The values of a layer, row by row, read tile by tile. */
export function layerValues(layer: MaskLayer): Uint8Array {
  const { width, height } = layer.grid;
  const data = new Uint8Array(width * height);
  for (let index = 0; index < layer.tileCount; index += 1) {
    const { left, top, right, bottom } = tileRect(layer.grid, index);
    for (let y = top; y < bottom; y += 1)
      data.set(
        layer.tile(index).subarray((y - top) * TILE, (y - top) * TILE + right - left),
        y * width + left,
      );
  }
  return data;
}
