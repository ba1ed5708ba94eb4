import type { MaskEdit } from './mask-edit.ts';
import type { MaskLayer } from './mask-layer.ts';
import { eachOf, type ShapeJob, inTurn, type SlicedJob } from './sliced-job.ts';
import { EMPTY_TILE, FULL_TILE, invertTile, type Tile, tileWords } from './tile.ts';

const FULL_WORD = 0xffffffff;

/** How a new shape meets what is painted: joined, cut away, only what both have, or in its place. */
export const COMBINE_MODES = ['replace', 'add', 'subtract', 'intersect'] as const;
export type CombineMode = (typeof COMBINE_MODES)[number];

const TILES_A_STEP = 8;

/**
 * Puts a shape on the mask as it was before the edit, so that a gesture may put its growing shape again and again. A few
 * tiles a step.
 *
 * @param shape a mask of the same size
 * @throws RangeError where the sizes differ
 */
export function putShape(edit: MaskEdit, shape: MaskLayer, mode: CombineMode): SlicedJob {
  const { grid } = edit.layer;
  if (shape.grid.width !== grid.width || shape.grid.height !== grid.height)
    throw new RangeError(
      `a shape of ${shape.grid.width}×${shape.grid.height} on ${grid.width}×${grid.height}`,
    );
  return eachOf(shape.tileCount, TILES_A_STEP, (index) =>
    edit.replace(index, combineTiles(edit.original(index), shape.tile(index), mode)),
  );
}

/** As {@link putShape}, of a shape that is worked out first. */
export function putWhenDone(edit: MaskEdit, job: ShapeJob, mode: CombineMode): SlicedJob {
  return inTurn(
    () => job,
    () => putShape(edit, job.shape, mode),
  );
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

/** Goes by four values at a time where all of them are clear or full, which most are. */
function larger(one: Tile, other: Tile): Tile {
  const result = one.slice();
  const words = tileWords(result);
  const others = tileWords(other);
  for (let word = 0; word < words.length; word += 1) {
    const value = others[word] as number;
    if (value === 0) continue;
    if (value === FULL_WORD || words[word] === 0) words[word] = value;
    else
      for (let at = word * 4; at < word * 4 + 4; at += 1)
        result[at] = Math.max(result[at] as number, other[at] as number);
  }
  return result;
}

function smaller(one: Tile, other: Tile): Tile {
  const result = one.slice();
  const words = tileWords(result);
  const others = tileWords(other);
  for (let word = 0; word < words.length; word += 1) {
    const value = others[word] as number;
    if (value === FULL_WORD) continue;
    if (value === 0 || words[word] === FULL_WORD) words[word] = value;
    else
      for (let at = word * 4; at < word * 4 + 4; at += 1)
        result[at] = Math.min(result[at] as number, other[at] as number);
  }
  return result;
}
