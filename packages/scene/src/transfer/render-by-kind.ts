import type { Raster } from '@plumbline/imaging/raster.ts';
import { renderExteriorDrawing } from '../drawn-building/paint/render-exterior-drawing.ts';
import { renderInteriorDrawing } from '../drawn-room/paint/render-interior-drawing.ts';
import { renderShadedModel } from '../model-screenshot/paint/render-shaded-model.ts';
import { renderPhoto } from '../photo/paint/render-photo.ts';
import type { RenderRequest } from '../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { ImageKind } from '../image-kind/image-kind.ts';

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
