import type { Raster } from '@plumbline/imaging/raster.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { isDrawn } from '../../image-kind/is-drawn.ts';
import { renderShadedModel } from '../../model-screenshot/paint/render-shaded-model.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { AerialReading } from '../read/read-site.ts';
import { renderAerialPhoto } from './render-aerial-photo.ts';
import { paintSiteDrawing, readSiteDrawing } from './render-site-drawing.ts';

/**
 * Renders a view of a site from above by the kind of its picture: drawings are coloured and lit under their own ink, models
 * re-lit, photos and finished pictures edited pixel by pixel. `request.space` is taken as `exterior`.
 * @param base RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderAerial(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  const clock = startStages(context);
  return paintAerial(base, readAerial(base, request, clock), request, context, clock);
}

/** What a second try need not read again: the drawing's reading, or nothing where the picture is edited as it is. */
export function readAerial(
  base: Raster,
  { kind }: Pick<RenderRequest, 'kind'>,
  clock: StageClock,
): AerialReading | undefined {
  return isDrawn(kind) ? readSiteDrawing(base, clock) : undefined;
}

/** Paints what {@link readAerial} read. */
export function paintAerial(
  base: Raster,
  reading: AerialReading | undefined,
  request: RenderRequest,
  context: RenderContext,
  clock: StageClock = startStages(context),
): RenderOutcome {
  if (reading !== undefined) return paintSiteDrawing(base, reading, request, context, clock);
  const outside: RenderRequest = { ...request, space: 'exterior' };
  const isModel = request.kind === 'su' || request.kind === 'white';
  return isModel ? renderShadedModel(base, outside, context) : renderAerialPhoto(base, outside, context);
}
