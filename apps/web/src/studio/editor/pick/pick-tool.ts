import { distance } from '@plumbline/editor/coordinates.ts';
import type { MaskTool, PointerSample } from '@plumbline/editor/tools/mask-tool.ts';
import type { PickSession } from './pick-session.ts';

/** Screen pixels: a press that moves further was no click. */
const CLICK = 6;

/** Clicks on a thing, with Alt off it; a press that moves is taken back. */
export function createPick(session: PickSession, excludes: () => boolean): MaskTool {
  let pressed: PointerSample | undefined;
  return {
    pointerDown: (sample) => {
      pressed = sample;
    },
    pointerMove: () => undefined,
    pointerUp: ({ at, scale }) => {
      const from = pressed;
      pressed = undefined;
      if (!from || distance(from.at, at) * scale > CLICK) return;
      session.click(at.x, at.y, from.alt || excludes() ? 0 : 1);
    },
    hover: () => undefined,
    key: () => false,
    isBusy: () => pressed !== undefined,
    cancel: () => {
      pressed = undefined;
    },
    overlay: () => undefined,
  };
}
