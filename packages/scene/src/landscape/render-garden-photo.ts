import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderPhoto } from '../photo/render-photo.ts';
import type { RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';

export function renderGardenPhoto(
  base: Raster,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  return renderPhoto(base, request, context);
}
