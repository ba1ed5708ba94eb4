import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { RenderRequest } from '../render-request.ts';
import type { SceneSpace } from '../scene-value/scene-value.ts';
import { insideOrOutside } from './inside-or-outside.ts';
import { pictureKind } from './picture-kinds.ts';

/**
 * Reads a picture and paints it once, without measuring what was kept: a step of something that measures by itself.
 *
 * @param base RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderOnce(
  base: Raster,
  shows: SceneSpace,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const kind = pictureKind(request.kind, shows);
  const space = insideOrOutside(shows);
  const clock = startStages(context);
  const reading = kind.read({ base, options: { ...request, space }, clock });
  const timings = clock.finish();
  const outcome = kind.paint(reading, base, { ...request, space }, context);
  return { ...outcome, timings: { ...timings, ...outcome.timings } };
}
