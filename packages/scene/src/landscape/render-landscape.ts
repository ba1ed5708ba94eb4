import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderShadedModel } from '../model/render-shaded-model.ts';
import type { ImageKind, RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';
import { renderGardenDrawing } from './render-garden-drawing.ts';
import { renderGardenPhoto } from './render-garden-photo.ts';

type Renderer = (base: Raster, request: RenderRequest, context: RenderContext) => RenderOutcome;

const RENDERERS: Readonly<Record<ImageKind, Renderer>> = {
  line: renderGardenDrawing,
  sketch: renderGardenDrawing,
  plan: renderGardenDrawing,
  su: renderShadedModel,
  white: renderShadedModel,
  photo: renderGardenPhoto,
  colour: renderGardenPhoto,
  wash: renderGardenPhoto,
};

/**
 * Renders a garden, a park, a square or a street by the kind of its picture: drawings are coloured and lit under their own
 * ink, models re-lit, photos edited pixel by pixel. `request.space` is taken as `exterior`.
 * @param base RGB. @throws the reason of `context.signal` once it is aborted.
 */
export function renderLandscape(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  return RENDERERS[request.kind](base, { ...request, space: 'exterior' }, context);
}
