import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages, type StageClock } from './compose/checkpoint.ts';
import { toRgb } from './image-kind/to-rgb.ts';
import { type MeasuredOutcome, renderFaithfully, within } from './render-faithfully.ts';
import type { RenderContext, RenderRequest } from './render-types.ts';
import { joinLocks, lockOfMask } from './understanding/join-locks.ts';
import { lockedRegions } from './understanding/locked-regions.ts';
import { type PictureReading, paintReading, readPicture } from './understanding/read-picture.ts';
import { type UnderstoodPicture, understandPicture } from './understanding/understand-picture.ts';

/** Share of the progress that reading a picture takes. */
const READING_SHARE = 0.3;

/**
 * Renders a base picture by its kind, once read and painted as often as its geometry asks for
 * (see {@link renderFaithfully}). Locked regions, and what the mask locks, are the base's to the byte.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function render(base: Raster, request: RenderRequest, context: RenderContext): MeasuredOutcome {
  const picture = toRgb(base);
  const clock = startStages(within(context, 0, READING_SHARE));
  const { reading, regions } = readForRender(picture, request, clock);
  const readTimings = clock.finish();
  const outcome = renderFaithfully(
    picture,
    {
      paint: (attempt, attemptContext) => paintReading(picture, reading, attempt, attemptContext),
      locked: (size) =>
        joinLocks(regions && lockedRegions(regions, size), request.mask && lockOfMask(request.mask, size)),
    },
    request,
    within(context, READING_SHARE, 1),
  );
  return { ...outcome, timings: { ...readTimings, ...outcome.timings } };
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
