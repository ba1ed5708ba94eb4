import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { completePicture } from '@plumbline/imaging/synthesis/complete-picture.ts';
import { SHIFTS } from '@plumbline/imaging/synthesis/transform-family.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { continueLines } from './continue-lines.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';

/** Closes a hole with what stands beside it, fast: shifts of the picture alone, at a small working size. */
export function removeQuickly(
  picture: Raster,
  hole: BitMask,
  seed: number,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  const filled = completePicture(picture, hole, {
    families: [SHIFTS],
    fill: 9000,
    maxEdge: 420,
    margin: 0.9,
    repeats: 0,
    labels: 28,
    step: 3,
    rounds: 3,
    strangeness: 30,
    foreignness: 45,
    lightStep: 36,
    findLines: continueLines,
    brokenLine: 200,
    guess: { unlike: 220, smooth: 30, least: 0 },
    seed,
    checkpoint: clock.check,
    stage: (name, fraction) => clock.next(name, fraction),
  });
  return { picture: filled, confidence: 1, timings: clock.finish(), notes: [] };
}
