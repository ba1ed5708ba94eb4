import { useKeySheet } from '../../editor/keys/key-sheet.ts';
import { isTaken } from '../is-taken.ts';
import { TaskCard } from '../TaskCard.tsx';
import { areMasksOpen, MaskOptions, MaskTools } from './mask-parts.tsx';
import { MARGINS } from './margins.ts';
import type { StageMode } from './stage-mode.ts';

/** Masks are made on the base, with the tools of `editor/`. */
export const paintingMode: StageMode = {
  name: 'painting',
  isOn: areMasksOpen,
  picture: 'base',
  masks: () => 'painted',
  margins: MARGINS.tools,
  space: 'move',
  Options: MaskOptions,
  Below: TaskCard,
  Beside: MaskTools,
  press: (key, { masks }) => masks !== undefined && !isTaken(key) && masks.press(key),
  // A stroke that is under way would wait for an end that nobody hears.
  leave: ({ masks }) => {
    masks?.leaveTool();
    useKeySheet.getState().close();
  },
  button: {
    view: 'mask',
    icon: 'brush',
    text: 'edit:masks',
    // Where masks are all that there is to see, there is nothing to choose.
    isOffered: ({ canPaint, canRead, hasResult }) => canPaint && (canRead || hasResult),
  },
};
