import type { MaskDocument } from '@plumbline/editor/mask-document.ts';
import { createMagicWand } from '@plumbline/editor/tools/magic-wand.ts';
import type { MaskTool } from '@plumbline/editor/tools/mask-tool.ts';
import { loadPictureTiles } from './picture-tiles.ts';
import { useToolSettings } from './tool-settings.ts';

/** The magic wand on a picture that is loaded when it is first needed; a click before that waits for it. */
export function createWand(
  document: MaskDocument,
  url: string,
  onFailed: (error: unknown) => void,
  onReady: () => void,
): MaskTool {
  let wand: MaskTool | undefined;
  let waiting: Parameters<MaskTool['pointerDown']>[0] | undefined;
  loadPictureTiles(url, document.size).then((picture) => {
    wand = createMagicWand(
      document,
      picture,
      useToolSettings.getState,
      () => useToolSettings.getState().mode,
    );
    if (waiting) wand.pointerDown(waiting);
    waiting = undefined;
    onReady();
  }, onFailed);
  return {
    pointerDown: (sample) => {
      if (wand) wand.pointerDown(sample);
      else waiting = sample;
    },
    pointerMove: () => undefined,
    pointerUp: () => undefined,
    hover: () => undefined,
    key: () => false,
    isBusy: () => waiting !== undefined || (wand?.isBusy() ?? false),
    cancel: () => {
      waiting = undefined;
      wand?.cancel();
    },
    overlay: () => undefined,
    tick: () => wand?.tick?.() ?? false,
  };
}
