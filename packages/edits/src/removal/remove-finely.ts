import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { type CompletionOptions, completePicture } from '@plumbline/imaging/synthesis/complete-picture.ts';
import { MIRRORS, SHIFTS } from '@plumbline/imaging/synthesis/transform-family.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { continueLines } from './continue-lines.ts';
import { familiesInPerspective } from './families-in-perspective.ts';

/** Ways of closing a hole; the candidates of one task take turns. */
export const REMOVAL_METHODS = ['perspective', 'repetition', 'calm'] as const;
type RemovalMethod = (typeof REMOVAL_METHODS)[number];

type Look = Pick<
  CompletionOptions,
  'repeats' | 'strangeness' | 'foreignness' | 'brokenLine' | 'labels' | 'guess'
>;

const LOOKS: Readonly<Record<RemovalMethod, Look>> = {
  perspective: {
    repeats: 0,
    labels: 56,
    strangeness: 30,
    foreignness: 45,
    brokenLine: 200,
    guess: { unlike: 110, smooth: 90, least: 0 },
  },
  repetition: {
    repeats: 28,
    labels: 36,
    strangeness: 24,
    foreignness: 24,
    brokenLine: 140,
    guess: { unlike: 120, smooth: 70, least: 0 },
  },
  calm: {
    repeats: 0,
    labels: 48,
    strangeness: 60,
    foreignness: 60,
    brokenLine: 260,
    guess: { unlike: 160, smooth: 30, least: 0.9 },
  },
};

/**
 * Closes a hole with care: along the planes and lines of the room, by what repeats in the picture, or as calmly as its
 * surroundings allow.
 */
export function removeFinely(
  picture: Raster,
  hole: BitMask,
  method: RemovalMethod,
  seed: number,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('camera', 0);
  const families = method === 'repetition' ? [SHIFTS] : [SHIFTS, ...familiesInPerspective(picture)];
  if (method === 'calm') families.push(MIRRORS);
  const filled = completePicture(picture, hole, {
    ...LOOKS[method],
    families,
    fill: 16_000,
    maxEdge: 500,
    margin: 1.3,
    step: 3,
    rounds: 3,
    lightStep: 36,
    findLines: continueLines,
    seed,
    checkpoint: clock.check,
    stage: (name, fraction) => clock.next(name, 0.1 + 0.9 * fraction),
  });
  return {
    picture: filled,
    confidence: 1,
    timings: clock.finish(),
    notes: [`method: ${method}`, `planes: ${families.length - 1}`],
  };
}
