import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderExteriorDrawing } from '../exterior/render-exterior-drawing.ts';
import { renderInteriorDrawing } from '../interior/render-interior-drawing.ts';
import { renderShadedModel } from '../model/render-shaded-model.ts';
import { renderPhoto } from '../photo/render-photo.ts';
import type { ImageKind, RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';

/** Renders a picture once by its kind, within the part of the progress from `from` to `to`. */
export function renderByKind(
  base: Raster,
  request: RenderRequest,
  context: RenderContext,
  from: number,
  to: number,
): RenderOutcome {
  const inside: RenderContext = {
    signal: context.signal,
    progress: (fraction, stage) => context.progress(from + (to - from) * fraction, stage),
  };
  if (isDrawn(request.kind))
    return request.space === 'interior'
      ? renderInteriorDrawing(base, request, inside)
      : renderExteriorDrawing(base, request, inside);
  return isModel(request.kind)
    ? renderShadedModel(base, request, inside)
    : renderPhoto(base, request, inside);
}

export function isDrawn(kind: ImageKind): boolean {
  return kind === 'line' || kind === 'sketch' || kind === 'plan';
}

export function isModel(kind: ImageKind): boolean {
  return kind === 'su' || kind === 'white';
}
