import type { Raster } from '@plumbline/imaging/raster.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { requireDesign } from '../image-kind/require-design.ts';
import type { RenderRequest } from '../render-request.ts';
import type { MeasuredOutcome } from './render-faithfully.ts';
import { renderPicture } from './render-picture.ts';

/**
 * Renders the picture of an inside or an outside, see {@link renderPicture}. Locked regions, what the mask locks, and the bars of
 * a program's window around a screenshot's drawing area are the base's to the byte.
 * @throws the reason of `context.signal` once it is aborted.
 * @throws SceneRefusal `BLANK_PICTURE`, `NOTHING_RECOGNISED` or `USE_A_PLAN_TOOL`.
 */
export function render(base: Raster, request: RenderRequest, context: RenderContext): MeasuredOutcome {
  const picture = toRgb(base);
  // What showed a design shows it still, a stroke later.
  if (!context.findings?.follows) requireDesign(picture, request.kind);
  return renderPicture(picture, { shows: request.space }, request, context);
}
