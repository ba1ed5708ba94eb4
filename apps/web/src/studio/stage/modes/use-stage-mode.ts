import { useEffect, useRef } from 'react';
import { useDropper } from '../../editor/dropper/dropper.ts';
import { useQuadDraft } from '../../editor/quad/quad-draft.ts';
import { useStudio } from '../../studio-context.ts';
import { chooseMode, offeredButtons } from './choose-mode.ts';
import { factsOf, type StageFacts } from './stage-facts.ts';
import type { ModeButton, StageMode } from './stage-mode.ts';

/** The mode that is on, with what it was chosen by. One that is no longer on has been told to leave. */
export function useStageMode(): {
  readonly mode: StageMode;
  readonly facts: StageFacts;
  readonly buttons: readonly ModeButton[];
} {
  const studio = useStudio();
  const dropperOn = useDropper(({ imageId }) => imageId);
  const cornersOf = useQuadDraft(({ of }) => of);
  const facts = factsOf(studio, { dropperOn, cornersOf });
  const mode = chooseMode(facts);
  const { masks } = studio;
  const latest = useRef(studio);
  // Ends before the next one notes the workspace as it is now.
  useEffect(() => () => mode.leave?.({ ...latest.current, masks }), [mode, masks]);
  useEffect(() => {
    latest.current = studio;
  });
  return { mode, facts, buttons: offeredButtons(facts) };
}
