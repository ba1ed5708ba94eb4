import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderShadedModel } from './model/render-shaded-model.ts';
import { renderPhoto } from './photo/render-photo.ts';
import type { RenderContext, RenderOutcome, RenderRequest } from './render-types.ts';

/** Renders a base picture by its kind. */
export function render(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  const isModel = request.kind === 'su' || request.kind === 'white';
  return isModel ? renderShadedModel(base, request, context) : renderPhoto(base, request, context);
}
