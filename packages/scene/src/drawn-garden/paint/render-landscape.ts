import type { Raster } from '@plumbline/imaging/raster.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { isDrawn } from '../../image-kind/is-drawn.ts';
import { renderShadedModel } from '../../model-screenshot/paint/render-shaded-model.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { paintGardenDrawing, readGardenDrawing } from './render-garden-drawing.ts';
import { renderGardenPhoto } from './render-garden-photo.ts';
import type { SiteReading } from '../read/site-reading.ts';

/**
 * Renders a garden, a park, a square or a street by the kind of its picture: drawings are coloured and lit under their own
 * ink, models re-lit, photos edited pixel by pixel. `request.space` is taken as `exterior`.
 * @param base RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderLandscape(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  const clock = startStages(context);
  return paintLandscape(base, readLandscape(base, request, clock), request, context, clock);
}

/** What a second try need not read again: the drawing's reading, or nothing where the picture is edited as it is. */
export function readLandscape(
  base: Raster,
  { kind }: Pick<RenderRequest, 'kind'>,
  clock: StageClock,
): SiteReading | undefined {
  return isDrawn(kind) ? readGardenDrawing(base, clock) : undefined;
}

/** Paints what {@link readLandscape} read. */
export function paintLandscape(
  base: Raster,
  reading: SiteReading | undefined,
  request: RenderRequest,
  context: RenderContext,
  clock: StageClock = startStages(context),
): RenderOutcome {
  if (reading !== undefined) return paintGardenDrawing(base, reading, request, context, clock);
  const outside: RenderRequest = { ...request, space: 'exterior' };
  const isModel = request.kind === 'su' || request.kind === 'white';
  return isModel ? renderShadedModel(base, outside, context) : renderGardenPhoto(base, outside, context);
}
