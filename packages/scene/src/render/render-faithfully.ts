import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { tonePicture } from '@plumbline/atmosphere/tone-picture.ts';
import { type Fidelity, measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { keepMaterials } from '../lock/keep-materials.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { RenderRequest } from '../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { composeLocked, type LockMask } from '../lock/compose-locked.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { illustrate } from '../illustration/illustrate.ts';

export interface MeasuredOutcome extends RenderOutcome {
  /** Of the picture to the base, with the diff picture. */
  readonly fidelity: Fidelity;
}

/** What is rendered. */
export interface Bases {
  /** As it is read and painted, and what the result is measured by. */
  readonly base: Raster;
  /** As it was brought: what is locked is this to the byte. The same picture but for drawings on a dark ground. */
  readonly original: Raster;
}

/** How one function paints a base; called again with a stricter request where too little was kept. */
export interface FaithfulPainter {
  readonly paint: (request: RenderRequest, context: RenderContext) => RenderOutcome;
  /** What stays exactly the base's, at the size of the picture. */
  readonly locked?: (picture: Raster) => LockMask | undefined;
}

/** A result that keeps less of the base's edges is tried again, closer to the base. */
const LEAST_KEPT: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.88,
  rain: 0.82,
  fog: 0.8,
  snow: 0.82,
  dusk: 0.78,
  lights: 0.74,
};
/** Share of that gate for someone who asked for no strictness at all; the default strictness has the whole of it. */
const LOOSEST = 0.6;
const USUAL_STRICTNESS = 0.6;
const MOST_ADDED = 0.025;
/**
 * Surfaces that a user has named hide lines and have joints or ripples of their own: that is asked for, and no reason to
 * pale the rest of the picture.
 */
const KEPT_OF_NAMED = 0.85;
const ADDED_BY_NAMED = 4;
/** Likeness of the last try. Near the paper of a drawing no evening is left, so there it is a small step. */
const CLOSER = 0.9;
const CLOSER_DRAWN = 0.6;
/** Where the progress stands after each try, if it is needed: it never goes back. */
const SHARES = [0.72, 0.86, 0.97];

/**
 * Paints a base and measures how well its geometry is kept. Where too little is, it paints again with the base's own
 * lines at their firmest and then, if that is not enough, with its colours nearer too; keeps the best and says so in the
 * notes. Options that the user chose give way in that order and no further than needed. A draft is painted once.
 *
 * @param bases RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderFaithfully(
  bases: Bases,
  painter: FaithfulPainter,
  request: RenderRequest,
  context: RenderContext,
): MeasuredOutcome {
  const gate = gateOf(request);
  const mostAdded = MOST_ADDED * (namesSurfaces(request) ? ADDED_BY_NAMED : 1);
  let best: MeasuredOutcome | undefined;
  const kept: string[] = [];
  const timings: Record<string, number> = {};
  const attempts = context.isDraft ? [request] : attemptsOf(request);
  for (const [index, attempt] of attempts.entries()) {
    const from = SHARES[index - 1] ?? 0;
    const to = SHARES[index] ?? 1;
    const outcome = paintAndMeasure(bases, painter, attempt, within(context, from, to));
    addTimings(timings, outcome.timings);
    kept.push(outcome.fidelity.score.toFixed(3));
    if (!best || merit(outcome.fidelity) > merit(best.fidelity)) best = outcome;
    if (best.fidelity.score >= gate && best.fidelity.added <= mostAdded) break;
  }
  if (!best) throw new RangeError('no attempt was made');
  const retried = kept.length > 1 ? [`retry: closer to the base, kept ${kept.join(' → ')}`] : [];
  return { ...best, timings, notes: [...best.notes, ...retried] };
}

function gateOf(request: RenderRequest): number {
  const strictness = Math.min(1, request.cnStrength / USUAL_STRICTNESS);
  const gate = LEAST_KEPT[request.atmosphere] * (LOOSEST + (1 - LOOSEST) * strictness);
  return gate * (namesSurfaces(request) ? KEPT_OF_NAMED : 1);
}

/** Whether a user has chosen what a surface is or is made of. */
function namesSurfaces({ corrections = [] }: RenderRequest): boolean {
  return corrections.some((each) => each.class !== undefined || typeof each.material === 'string');
}

/** The request as it is, with firmer lines, and with the base's colours too; what would change nothing is left out. */
function attemptsOf(request: RenderRequest): RenderRequest[] {
  const closest = isDrawn(request.kind) ? CLOSER_DRAWN : CLOSER;
  const firm = { ...request, cnStrength: 1 };
  return [
    request,
    ...(request.cnStrength < 1 ? [firm] : []),
    ...(request.similarity < closest ? [{ ...firm, similarity: closest }] : []),
  ];
}

function paintAndMeasure(
  { base, original }: Bases,
  { paint, locked }: FaithfulPainter,
  request: RenderRequest,
  context: RenderContext,
): MeasuredOutcome {
  const outcome = paint(request, context);
  context.signal.throwIfAborted();
  if (request.tone) tonePicture(outcome.picture, request.tone);
  const finished = finish(outcome.picture, base, request, context.signal);
  // Last of all, after ink, bloom and grade: what is locked is the base's to the byte.
  const mask = locked?.(finished);
  const picture = mask === undefined ? finished : composeLocked(finished, original, mask);
  context.progress(1, 'fidelity');
  const started = performance.now();
  const fidelity = measureFidelity(seenBase(base, original, mask), picture);
  const measuring = performance.now() - started;
  return { ...outcome, picture, fidelity, timings: { ...outcome.timings, fidelity: measuring } };
}

/** The base with what is locked as it was brought. */
function seenBase(base: Raster, original: Raster, mask: LockMask | undefined): Raster {
  if (base === original || mask === undefined) return base;
  return composeLocked(resizeArea(base, mask.width, mask.height), original, mask);
}

function finish(picture: Raster, base: Raster, request: RenderRequest, signal: AbortSignal): Raster {
  const { style, cnStrength, seed, materialLock = 0 } = request;
  // Lines on paper have no material of their own: what is kept of them are the locked regions.
  const kept = isDrawn(request.kind) ? picture : keepMaterials(picture, base, materialLock);
  return style.finish === undefined
    ? kept
    : illustrate(kept, base, style.finish, { cnStrength, seed, signal });
}

function merit({ score, added }: Fidelity): number {
  return score - 2 * added;
}

function addTimings(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [stage, ms] of Object.entries(more)) sum[stage] = (sum[stage] ?? 0) + ms;
}
