import { cornersMode } from './corners-mode.tsx';
import { dropperMode } from './dropper-mode.tsx';
import { emptyMode } from './empty-mode.tsx';
import { framingMode } from './framing-mode.tsx';
import { lookingMode } from './looking-mode.tsx';
import { paintingMode } from './painting-mode.ts';
import { readingMode } from './reading-mode.tsx';
import { standingMode } from './standing-mode.tsx';
import { sheetMode } from './sheet-mode.tsx';
import { sendingMode } from './sending-mode.tsx';
import type { StageFacts } from './stage-facts.ts';
import type { ModeButton, StageMode } from './stage-mode.ts';

/**
 * What can be done on the stage, the first one whose turn it is before all others: what was asked for before what is there,
 * and what is asked of the masks before the masks.
 */
export const MODES: readonly StageMode[] = [
  sendingMode,
  readingMode,
  standingMode,
  sheetMode,
  dropperMode,
  cornersMode,
  paintingMode,
  emptyMode,
  framingMode,
  lookingMode,
];

/** The one mode that is on. */
export function chooseMode(facts: StageFacts): StageMode {
  return MODES.find(({ isOn }) => isOn(facts)) ?? lookingMode;
}

/** The buttons that begin and leave modes, as far as there is something to begin. */
export function offeredButtons(facts: StageFacts): readonly ModeButton[] {
  return MODES.flatMap(({ button }) => (button?.isOffered(facts) ? [button] : []));
}
