import type { Raster } from '@plumbline/imaging/raster.ts';
import { tonePicture } from './compose/tone-picture.ts';
import { type StageClock, startStages } from './compose/checkpoint.ts';
import { type Fidelity, measureFidelity } from './fidelity/measure-fidelity.ts';
import { toRgb } from './image-kind/to-rgb.ts';
import type { Atmosphere, RenderContext, RenderOutcome, RenderRequest } from './render-types.ts';
import { keepLockedRegions } from './understanding/keep-locked-regions.ts';
import { isDrawn, type PictureReading, paintReading, readPicture } from './understanding/read-picture.ts';
import { type UnderstoodPicture, understandPicture } from './understanding/understand-picture.ts';

export interface MeasuredOutcome extends RenderOutcome {
  /** Of the picture to the base, with the diff picture. */
  readonly fidelity: Fidelity;
}

/** A result that keeps less of the base's edges is tried once more, closer to the base. */
const LEAST_KEPT: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.88,
  rain: 0.82,
  fog: 0.8,
  snow: 0.82,
  dusk: 0.78,
  lights: 0.74,
};
const MOST_ADDED = 0.025;
/** Similarity of that second try. Near the paper of a drawing no evening is left, so there it is a small step. */
const CLOSER = 0.9;
const CLOSER_DRAWN = 0.6;
/** Where the progress stands after the first render and after the second, if one is needed: it never goes back. */
const FIRST_SHARE = 0.72;
const SECOND_SHARE = 0.97;

/**
 * Renders a base picture by its kind and measures how well its geometry is kept. Where too little is kept, it renders once
 * more with the base's own lines and colours showing through fully, keeps the better of both and says so in the notes.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function render(base: Raster, request: RenderRequest, context: RenderContext): MeasuredOutcome {
  const picture = toRgb(base);
  const clock = startStages(within(context, 0, FIRST_SHARE));
  const understood = readForRender(picture, request, clock);
  const readTimings = clock.finish();
  const first = paintAndMeasure(picture, understood, request, context, 0, FIRST_SHARE);
  if (isFaithful(first.fidelity, request.atmosphere))
    return { ...first, timings: addTimings(readTimings, first.timings) };
  const similarity = Math.max(isDrawn(request.kind) ? CLOSER_DRAWN : CLOSER, request.similarity);
  const closer: RenderRequest = { ...request, cnStrength: 1, similarity };
  const second = paintAndMeasure(picture, understood, closer, context, FIRST_SHARE, SECOND_SHARE);
  const better = merit(second.fidelity) > merit(first.fidelity) ? second : first;
  const kept = `${first.fidelity.score.toFixed(3)} → ${second.fidelity.score.toFixed(3)}`;
  return {
    ...better,
    timings: addTimings(readTimings, addTimings(first.timings, second.timings)),
    notes: [
      ...better.notes,
      `retry: ${better === second ? 'closer to the base' : 'no better'}, kept ${kept}`,
    ],
  };
}

/** Regions are only drawn up where something is wished of them. */
function readForRender(picture: Raster, request: RenderRequest, clock: StageClock): ReadForRender {
  const { kind, space, seed, maxEdge, corrections = [], idMap } = request;
  if (corrections.length === 0 && idMap === undefined)
    return { reading: readPicture(picture, request, clock) };
  const regions = understandPicture(
    picture,
    { kind, space, seed, maxEdge, corrections, ...(idMap === undefined ? {} : { idMap }) },
    clock,
  );
  return { reading: regions.reading, regions };
}

interface ReadForRender {
  readonly reading: PictureReading;
  readonly regions?: UnderstoodPicture;
}

function within(context: RenderContext, from: number, to: number): RenderContext {
  return {
    signal: context.signal,
    progress: (fraction, stage) => context.progress(from + (to - from) * fraction, stage),
  };
}

function paintAndMeasure(
  base: Raster,
  { reading, regions }: ReadForRender,
  request: RenderRequest,
  context: RenderContext,
  from: number,
  to: number,
): MeasuredOutcome {
  const outcome = paintReading(base, reading, request, within(context, from, to));
  context.signal.throwIfAborted();
  if (request.tone) tonePicture(outcome.picture, request.tone);
  // Last of all, after ink, bloom and grade: what is locked is the base's to the byte.
  const picture = regions === undefined ? outcome.picture : keepLockedRegions(outcome.picture, base, regions);
  context.progress(to, 'fidelity');
  const started = performance.now();
  const fidelity = measureFidelity(base, picture);
  return {
    ...outcome,
    picture,
    fidelity,
    timings: { ...outcome.timings, fidelity: performance.now() - started },
  };
}

function isFaithful({ score, added }: Fidelity, atmosphere: Atmosphere): boolean {
  return score >= LEAST_KEPT[atmosphere] && added <= MOST_ADDED;
}

function merit({ score, added }: Fidelity): number {
  return score - 2 * added;
}

function addTimings(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...a };
  for (const [stage, ms] of Object.entries(b)) sum[stage] = (sum[stage] ?? 0) + ms;
  return sum;
}
