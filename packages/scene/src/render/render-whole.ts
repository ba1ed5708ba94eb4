import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { Space } from '../image-kind/image-kind.ts';
import { READING_EDGE } from '../picture-kind.ts';
import { pictureKind } from '../pictures/picture-kinds.ts';
import { understandPicture } from '../pictures/understand-picture.ts';
import type { RenderRequest } from '../render-request.ts';
import { hasWishes } from './has-wishes.ts';
import { keepWhatIsLocked, type Paintable, READING_SHARE } from './keep-what-is-locked.ts';
import type { MeasuredOutcome } from './render-faithfully.ts';

/**
 * Paints a picture in a way of its own that takes it as a whole: of its regions only the locks are kept.
 *
 * @param base RGB
 * @param space how the regions are read
 */
export function renderWhole(
  base: Raster,
  space: Space,
  paint: Paintable['paint'],
  request: RenderRequest,
  context: RenderContext,
): MeasuredOutcome {
  const clock = startStages(within(context, 0, READING_SHARE));
  // The size of the result has no part in what its regions are.
  const options = { kind: request.kind, space, seed: 0, maxEdge: READING_EDGE };
  const regions = hasWishes(request)
    ? understandPicture(pictureKind(request.kind, space), { base, options, clock }, request)
    : undefined;
  const bases = { base, original: base };
  return keepWhatIsLocked(bases, request, context, { paint, regions, readTimings: clock.finish() });
}
