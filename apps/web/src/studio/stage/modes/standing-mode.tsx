import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { pressReadingKey } from '../../scene/reading-keys.ts';
import { MARGINS } from './margins.ts';
import { SceneInspector } from './reading-parts.tsx';
import type { StageMode } from './stage-mode.ts';

const StandingStage = lazyPart(
  'standing',
  async () => (await import('../../standing/StandingStage.tsx')).StandingStage,
  texts('reading'),
);

/** What was understood of the base as it stands in space, to be looked at from aside; it is corrected as it is on the picture. */
export const standingMode: StageMode = {
  name: 'standing',
  isOn: ({ view, canRead }) => view === 'standing' && canRead,
  // It shows until what stands is there, and lies exactly under it.
  picture: 'base',
  masks: () => 'hidden',
  margins: MARGINS.inspector,
  OnStage: StandingStage,
  Beside: SceneInspector,
  press: (press, studio) => pressReadingKey(press, { ...studio, setView: () => studio.setView('scene') }),
};
