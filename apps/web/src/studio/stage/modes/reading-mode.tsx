import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { pressReadingKey } from '../../scene/reading-keys.ts';
import { MARGINS } from './margins.ts';
import { SceneInspector } from './reading-parts.tsx';
import type { StageMode } from './stage-mode.ts';

const SceneOverlay = lazyPart(
  'scene',
  async () => (await import('../../scene/SceneOverlay.tsx')).SceneOverlay,
  texts('reading'),
);

/** What was understood of the workspace's base, whatever render was opened before; regions are corrected and locked. */
export const readingMode: StageMode = {
  name: 'reading',
  isOn: ({ view, canRead }) => view === 'scene' && canRead,
  picture: 'base',
  masks: () => 'shown',
  margins: MARGINS.inspector,
  space: 'showBase',
  OnPicture: SceneOverlay,
  Beside: SceneInspector,
  press: pressReadingKey,
  button: {
    view: 'scene',
    icon: 'layers',
    text: 'scene:toggle',
    hint: 'scene:toggleHint',
    key: 'u',
    isOffered: ({ canRead }) => canRead,
  },
};
