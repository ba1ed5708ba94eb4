import type { MaskEdit } from './mask-edit.ts';
import { eachOf, type SlicedJob } from './sliced-job.ts';
import { EMPTY_TILE, FULL_TILE, invertTile } from './tile.ts';

const TILES_A_STEP = 8;

/** What stayed may change and what may change stays. */
export function invertMask(edit: MaskEdit): SlicedJob {
  return eachOf(edit.layer.tileCount, TILES_A_STEP, (index) => {
    const before = edit.layer.tile(index);
    if (before === EMPTY_TILE) edit.replace(index, FULL_TILE);
    else if (before === FULL_TILE) edit.replace(index, EMPTY_TILE);
    else edit.replace(index, invertTile(before));
  });
}

export function clearMask(edit: MaskEdit): SlicedJob {
  return eachOf(edit.layer.tileCount, edit.layer.tileCount, (index) => edit.replace(index, EMPTY_TILE));
}
