import type { MaskEdit } from './mask-edit.ts';
import type { MaskLayer } from './mask-layer.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from './tile.ts';

/** How a new shape meets what is painted: joined, cut away, only what both have, or in its place. */
export type CombineMode = 'add' | 'subtract' | 'intersect' | 'replace';

/**
 * Puts a shape on the mask as it was before the edit, so that a gesture may put its growing shape again and again.
 *
 * @param shape a mask of the same size
 * @throws RangeError where the sizes differ
 */
export function putShape(edit: MaskEdit, shape: MaskLayer, mode: CombineMode): void {
  const { grid } = edit.layer;
  if (shape.grid.width !== grid.width || shape.grid.height !== grid.height)
    throw new RangeError(
      `a shape of ${shape.grid.width}×${shape.grid.height} on ${grid.width}×${grid.height}`,
    );
  for (let index = 0; index < shape.tileCount; index += 1)
    edit.replace(index, combineTiles(edit.original(index), shape.tile(index), mode));
}

/** One of the two where that is the answer, else a new tile. */
export function combineTiles(before: Tile, shape: Tile, mode: CombineMode): Tile {
  switch (mode) {
    case 'replace':
      return shape;
    case 'add':
      if (shape === EMPTY_TILE || before === FULL_TILE) return before;
      if (before === EMPTY_TILE || shape === FULL_TILE) return shape;
      return perPixel(before, shape, (a, b) => (a > b ? a : b));
    case 'intersect':
      if (shape === FULL_TILE || before === EMPTY_TILE) return before;
      if (before === FULL_TILE || shape === EMPTY_TILE) return shape;
      return perPixel(before, shape, (a, b) => (a < b ? a : b));
    case 'subtract':
      if (shape === EMPTY_TILE || before === EMPTY_TILE) return before;
      if (shape === FULL_TILE) return EMPTY_TILE;
      return perPixel(before, shape, (a, b) => (a < 255 - b ? a : 255 - b));
  }
}

function perPixel(before: Tile, shape: Tile, value: (before: number, shape: number) => number): Tile {
  const result = new Uint8Array(TILE_PIXELS);
  for (let at = 0; at < TILE_PIXELS; at += 1) result[at] = value(before[at] as number, shape[at] as number);
  return result;
}
