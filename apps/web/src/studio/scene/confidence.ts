import type { SceneRegion } from '@plumbline/contract/api/scene.ts';

/** Below this a region gets the neutral look. */
const GATE = 0.5;
const CERTAIN = 0.8;

export type ConfidenceWord = 'said' | 'certain' | 'likely' | 'unsure';

/** How sure the reading is of a region, in a word that has a text of its own. */
export function confidenceWord(
  region: Pick<SceneRegion, 'class' | 'confidence' | 'corrected'>,
): ConfidenceWord {
  if (region.corrected && region.confidence === 1) return 'said';
  if (region.class === 'unknown' || region.confidence < GATE) return 'unsure';
  return region.confidence < CERTAIN ? 'likely' : 'certain';
}
