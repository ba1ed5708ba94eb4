import type { Raster } from '@plumbline/imaging/raster.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type MeasuredOutcome, renderFaithfully } from './render-faithfully.ts';
import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { RenderRequest } from '../render-request.ts';
import type { LockMask } from '../lock/compose-locked.ts';
import { joinLocks, lockOfMask } from '../lock/join-locks.ts';
import { layWishedMaterials } from '../painting/lay-wished-materials.ts';
import { lockedRegions } from '../lock/locked-regions.ts';
import type { WishedRegions } from '../scene-value/wished-regions.ts';

/** Share of the progress that reading a picture takes. */
const READING_SHARE = 0.3;

/** A picture that was read once, ready to be painted as often as its geometry asks for. */
export interface PreparedPainter {
  readonly paint: (request: RenderRequest, context: RenderContext) => RenderOutcome;
  /** The regions whose locks are kept; absent where nothing is wished of any. */
  readonly regions?: WishedRegions;
  /** Whether chosen materials are laid on the painted picture; a painter that lays them itself says no. */
  readonly laysMaterials?: boolean;
  /** What stays the base's besides, at the size of a result: the window around a screenshot's drawing area. */
  readonly locked?: (size: PictureSize) => LockMask;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** @param base RGB. @param request with the corrections and the material map that the regions come from. */
export type PreparePainter = (base: Raster, request: RenderRequest, clock: StageClock) => PreparedPainter;

/**
 * Reads a base, paints it and measures what was kept (see {@link renderFaithfully}). What is locked, by the painter, by region or by
 * the mask, is the base's to the byte.
 * @param base RGB. @throws the reason of `context.signal` once it is aborted, and what the reading refuses.
 */
export function renderPrepared(
  base: Raster,
  prepare: PreparePainter,
  request: RenderRequest,
  context: RenderContext,
): MeasuredOutcome {
  const clock = startStages(within(context, 0, READING_SHARE));
  const { paint, regions, laysMaterials = false, locked } = prepare(base, request, clock);
  const readTimings = clock.finish();
  const outcome = renderFaithfully(
    base,
    {
      paint: (attempt, attemptContext) => {
        const painted = paint(attempt, attemptContext);
        if (regions === undefined || !laysMaterials) return painted;
        return { ...painted, picture: layWishedMaterials(painted.picture, regions, attempt) };
      },
      locked: (size) =>
        joinLocks(
          locked?.(size),
          joinLocks(regions && lockedRegions(regions, size), request.mask && lockOfMask(request.mask, size)),
        ),
    },
    request,
    within(context, READING_SHARE, 1),
  );
  return { ...outcome, timings: { ...readTimings, ...outcome.timings } };
}

/** Whether anything is wished of a picture's regions; only then are they drawn up. */
export function hasWishes({ corrections = [], idMap }: RenderRequest): boolean {
  return corrections.length > 0 || idMap !== undefined;
}
