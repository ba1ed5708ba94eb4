import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { GenerationAsk } from './generator.ts';

/**
 * Share of the base's edges that a result has to keep, by how strictly its geometry was asked to be kept. Lower than what the built-in
 * engine asks of itself, whose pictures stand under the base's own lines: a model that paints every pixel anew loses hairlines
 * even where no wall has moved.
 */
const LEAST_AT_NONE = 0.3;
const LEAST_AT_FULL = 0.8;
/** Weather that hides lines is no fault of the model. */
const SEEN: Readonly<Record<RenderRequest['atmosphere'], number>> = {
  sunny: 1,
  rain: 0.94,
  fog: 0.88,
  snow: 0.94,
  dusk: 0.92,
  lights: 0.88,
};
/** What each further try adds. */
const FIRMER = 0.25;
const CLOSER = 0.15;
const CLOSEST = 0.9;

export function leastKept({
  cnStrength,
  atmosphere,
}: Pick<RenderRequest, 'cnStrength' | 'atmosphere'>): number {
  return (LEAST_AT_NONE + (LEAST_AT_FULL - LEAST_AT_NONE) * cnStrength) * SEEN[atmosphere];
}

/** The ask as it is, and with a firmer hold of the base; what would change nothing is no try. */
export function triesOf(ask: GenerationAsk, count: number): GenerationAsk[] {
  const tries = [ask];
  while (tries.length < count) {
    const last = tries.at(-1) ?? ask;
    const strength = Math.min(1, last.strength + FIRMER);
    // Colours give way only once the lines can be held no firmer than they will be.
    const similarity = Math.max(
      last.similarity,
      tries.length < 2 && strength > last.strength ? 0 : Math.min(CLOSEST, last.similarity + CLOSER),
    );
    if (strength === last.strength && similarity === last.similarity) break;
    tries.push({ ...last, strength, similarity });
  }
  return tries;
}
