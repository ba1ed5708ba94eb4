import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';

/** What was understood, beside the picture of it and beside what stands up. */
export const SceneInspector = lazyPart(
  'scene',
  async () => (await import('../../scene/SceneInspector.tsx')).SceneInspector,
  texts('studio', 'reading'),
);
