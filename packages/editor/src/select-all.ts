import type { MaskEdit } from './mask-edit.ts';
import { EMPTY_TILE, FULL_TILE, invertTile } from './tile.ts';

/** What stayed may change and what may change stays. */
export function invertMask(edit: MaskEdit): void {
  for (let index = 0; index < edit.layer.tileCount; index += 1) {
    const before = edit.layer.tile(index);
    if (before === EMPTY_TILE) edit.replace(index, FULL_TILE);
    else if (before === FULL_TILE) edit.replace(index, EMPTY_TILE);
    else edit.replace(index, invertTile(before));
  }
}

export function clearMask(edit: MaskEdit): void {
  for (let index = 0; index < edit.layer.tileCount; index += 1) edit.replace(index, EMPTY_TILE);
}
