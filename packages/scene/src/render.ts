import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { startStages, type StageClock } from './compose/checkpoint.ts';
import { toRgb } from './image-kind/to-rgb.ts';
import { type MeasuredOutcome, renderFaithfully, within } from './render-faithfully.ts';
import type { RenderContext, RenderOutcome, RenderRequest } from './render-types.ts';
import { findViewport, type Viewport } from './understanding/find-viewport.ts';
import { joinLocks, lockOfMask } from './understanding/join-locks.ts';
import { layWishedMaterials } from './understanding/lay-wished-materials.ts';
import { lockedRegions } from './understanding/locked-regions.ts';
import { type PictureReading, paintReading, readPicture } from './understanding/read-picture.ts';
import { requireDesign } from './understanding/require-design.ts';
import { type UnderstoodPicture, understandPicture } from './understanding/understand-picture.ts';
import { cropTo, lockAround, pasteInto, viewportAt } from './understanding/viewport-frame.ts';

/** Share of the progress that reading a picture takes. */
const READING_SHARE = 0.3;

/**
 * Renders a base picture by its kind, once read and painted as often as its geometry asks for
 * (see {@link renderFaithfully}). Locked regions, what the mask locks, and the bars of a program's window around a
 * screenshot's drawing area are the base's to the byte.
 * @throws the reason of `context.signal` once it is aborted. @throws SceneRefusal `BLANK_PICTURE` or `NOTHING_RECOGNISED`.
 */
export function render(base: Raster, request: RenderRequest, context: RenderContext): MeasuredOutcome {
  const picture = toRgb(base);
  requireDesign(picture, request.kind);
  const clock = startStages(within(context, 0, READING_SHARE));
  const viewport = findViewport(picture);
  const { reading, regions, read } = readForRender(picture, viewport, request, clock);
  const readTimings = clock.finish();
  const outcome = renderFaithfully(
    picture,
    {
      paint: (attempt, attemptContext) => {
        if (read !== picture && viewport !== undefined)
          return paintViewport(picture, viewport, read, reading, attempt, attemptContext);
        const outcome = paintReading(picture, reading, attempt, attemptContext);
        if (regions === undefined) return outcome;
        return { ...outcome, picture: layWishedMaterials(outcome.picture, regions, attempt) };
      },
      locked: (size) =>
        joinLocks(
          viewport && lockAround(size, viewportAt(viewport, picture, size)),
          joinLocks(regions && lockedRegions(regions, size), request.mask && lockOfMask(request.mask, size)),
        ),
    },
    request,
    within(context, READING_SHARE, 1),
  );
  return { ...outcome, timings: { ...readTimings, ...outcome.timings } };
}

/** Paints what a program's window shows, in its place. */
function paintViewport(
  picture: Raster,
  viewport: Viewport,
  read: Raster,
  reading: PictureReading,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const { width, height } = fitWithin(picture.width, picture.height, request.maxEdge);
  const place = viewportAt(viewport, picture, { width, height });
  const maxEdge = Math.max(place.x1 - place.x0, place.y1 - place.y0) + 1;
  const outcome = paintReading(read, reading, { ...request, maxEdge }, context);
  const framed = pasteInto(resizeArea(picture, width, height), outcome.picture, place);
  return { ...outcome, picture: framed, notes: [...outcome.notes, 'screenshot: its drawing area'] };
}

/**
 * Regions are only drawn up where something is wished of them; they are those of the whole picture then, as a user saw them.
 */
function readForRender(
  picture: Raster,
  viewport: Viewport | undefined,
  request: RenderRequest,
  clock: StageClock,
): ReadForRender {
  const { kind, space, seed, maxEdge, corrections = [], idMap } = request;
  if (corrections.length === 0 && idMap === undefined) {
    const read = viewport === undefined ? picture : cropTo(picture, viewport);
    return { read, reading: readPicture(read, request, clock) };
  }
  const regions = understandPicture(
    picture,
    { kind, space, seed, maxEdge, corrections, ...(idMap === undefined ? {} : { idMap }) },
    clock,
  );
  return { read: picture, reading: regions.reading, regions };
}

interface ReadForRender {
  /** The picture or the part of it that was read. */
  readonly read: Raster;
  readonly reading: PictureReading;
  readonly regions?: UnderstoodPicture;
}
