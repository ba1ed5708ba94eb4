import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderShadedModel } from '../model/render-shaded-model.ts';
import type { ImageKind, RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';
import { renderGardenPhoto } from '../landscape/render-garden-photo.ts';
import { renderSiteDrawing } from './render-site-drawing.ts';

type Renderer = (base: Raster, request: RenderRequest, context: RenderContext) => RenderOutcome;

const RENDERERS: Readonly<Record<ImageKind, Renderer>> = {
  line: renderSiteDrawing,
  sketch: renderSiteDrawing,
  plan: renderSiteDrawing,
  su: renderShadedModel,
  white: renderShadedModel,
  photo: renderGardenPhoto,
  colour: renderGardenPhoto,
  wash: renderGardenPhoto,
};

/**
 * Renders a view of a site from above by the kind of its picture: drawings are coloured and lit under their own ink, models
 * re-lit, photos and finished pictures edited pixel by pixel. `request.space` is taken as `exterior`.
 * @param base RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderAerial(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  return RENDERERS[request.kind](base, { ...request, space: 'exterior' }, context);
}
