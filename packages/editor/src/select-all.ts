import type { MaskEdit } from './mask-edit.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE } from './tile.ts';

/** What stayed may change and what may change stays. */
export function invertMask(edit: MaskEdit): void {
  for (let index = 0; index < edit.layer.tileCount; index += 1) {
    const before = edit.layer.tile(index);
    if (before === EMPTY_TILE) edit.replace(index, FULL_TILE);
    else if (before === FULL_TILE) edit.replace(index, EMPTY_TILE);
    else {
      const after = new Uint8Array(TILE_PIXELS);
      for (let at = 0; at < TILE_PIXELS; at += 1) after[at] = 255 - (before[at] as number);
      edit.replace(index, after);
    }
  }
}

export function clearMask(edit: MaskEdit): void {
  for (let index = 0; index < edit.layer.tileCount; index += 1) edit.replace(index, EMPTY_TILE);
}

export function fillMask(edit: MaskEdit): void {
  for (let index = 0; index < edit.layer.tileCount; index += 1) edit.replace(index, FULL_TILE);
}
