import { putShape, type CombineMode } from '../combine-tiles.ts';
import { floodSimilar, type FloodOptions, type PictureTiles } from '../flood-similar.ts';
import type { MaskDocument } from '../mask-document.ts';
import { combineWithKeys } from './combine-with-keys.ts';
import type { ShapeJob } from '../sliced-job.ts';
import type { MaskTool } from './mask-tool.ts';

/** Distances in CIE L*a*b*. */
export const WAND_TOLERANCE = { min: 1, max: 60, default: 12 } as const;

/** Selects similar colours at a click. The work goes on over several ticks and shows when it is complete. */
export function createMagicWand(
  document: MaskDocument,
  picture: PictureTiles,
  settings: () => FloodOptions,
  mode: () => CombineMode,
): MaskTool {
  let job: ShapeJob | undefined;
  let combine: CombineMode = 'add';
  return {
    pointerDown: (sample) => {
      const { x, y } = sample.at;
      const inside = x >= 0 && y >= 0 && x < document.size.width && y < document.size.height;
      if (!inside || !document.active?.visible) return;
      combine = combineWithKeys(sample, mode());
      job = floodSimilar(document.size, picture, sample.at, settings());
    },
    pointerMove: () => undefined,
    pointerUp: () => undefined,
    hover: () => undefined,
    key: () => false,
    isBusy: () => job !== undefined,
    cancel: () => {
      job = undefined;
    },
    overlay: () => undefined,
    tick: () => {
      if (!job?.step()) return job !== undefined;
      const { shape } = job;
      job = undefined;
      const gesture = document.begin('wand');
      gesture?.finishAfter(putShape(gesture.edit, shape, combine));
      return false;
    },
  };
}
