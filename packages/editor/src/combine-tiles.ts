import type { MaskEdit } from './mask-edit.ts';
import type { MaskLayer } from './mask-layer.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, invertTile, type Tile } from './tile.ts';

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
      return before === EMPTY_TILE || shape === FULL_TILE ? shape : larger(before, shape);
    case 'intersect':
      if (shape === FULL_TILE || before === EMPTY_TILE) return before;
      return before === FULL_TILE || shape === EMPTY_TILE ? shape : smaller(before, shape);
    case 'subtract':
      if (shape === EMPTY_TILE || before === EMPTY_TILE) return before;
      return shape === FULL_TILE ? EMPTY_TILE : smaller(before, invertTile(shape));
  }
}

function larger(one: Tile, other: Tile): Tile {
  const result = one.slice();
  for (let at = 0; at < TILE_PIXELS; at += 1)
    if ((other[at] as number) > (result[at] as number)) result[at] = other[at] as number;
  return result;
}

function smaller(one: Tile, other: Tile): Tile {
  const result = one.slice();
  for (let at = 0; at < TILE_PIXELS; at += 1)
    if ((other[at] as number) < (result[at] as number)) result[at] = other[at] as number;
  return result;
}
