import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { LockMask } from '../lock/compose-locked.ts';
import { joinLocks, lockOfMask } from '../lock/join-locks.ts';
import { lockedRegions } from '../lock/locked-regions.ts';
import { layWishedMaterials } from '../painting/lay-wished-materials.ts';
import type { RenderRequest } from '../render-request.ts';
import type { WishedRegions } from '../scene-value/wished-regions.ts';
import { type Bases, type MeasuredOutcome, renderFaithfully } from './render-faithfully.ts';

/** Share of the progress that reading a picture takes. */
export const READING_SHARE = 0.3;

/** A picture that was read, ready to be painted as often as its geometry asks for. */
export interface Paintable {
  readonly paint: (request: RenderRequest, context: RenderContext) => RenderOutcome;
  /** The regions whose locks are kept; absent where nothing is wished of any. */
  readonly regions?: WishedRegions | undefined;
  /** Whether chosen materials are laid on the painted picture; who lays them itself says no. */
  readonly laysMaterials?: boolean;
  /** What stays the base's besides, at the size of a result: the window around a screenshot's drawing area. */
  readonly locked?: ((size: PictureSize) => LockMask) | undefined;
  /** Milliseconds by stage of the reading. */
  readonly readTimings: Readonly<Record<string, number>>;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Paints a picture and measures what was kept (see {@link renderFaithfully}). What is locked, by the frame, by region or by the
 * mask, is the base's to the byte.
 *
 * @param bases RGB
 */
export function keepWhatIsLocked(
  bases: Bases,
  request: RenderRequest,
  context: RenderContext,
  { paint, regions, laysMaterials = false, locked, readTimings }: Paintable,
): MeasuredOutcome {
  const outcome = renderFaithfully(
    bases,
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
