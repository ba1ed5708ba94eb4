import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { decodeColour, encodeColour } from '../compose/colour-planes.ts';
import { startStages } from '../compose/checkpoint.ts';
import { rollOffHighlights } from '../compose/style-grade.ts';
import { toRgb } from '../image-kind/to-rgb.ts';
import type { RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';
import { lightExteriorPhoto } from './exterior-photo.ts';
import { gradePhoto } from './grade-photo.ts';
import { lightInteriorPhoto } from './interior-photo.ts';
import { styleStrength } from './style-strength.ts';

/**
 * Renders a photo, a coloured picture or a raw render by editing its own pixels: sky, light, weather, grade. Nothing is
 * drawn anew, so its geometry cannot change.
 */
export function renderPhoto(base: Raster, request: RenderRequest, context: RenderContext): RenderOutcome {
  const clock = startStages(context);
  clock.next('prepare', 0);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const picture = toRgb(resizeArea(base, width, height));
  const planes = decodeColour(picture);
  const light = request.space === 'exterior' ? lightExteriorPhoto : lightInteriorPhoto;
  const { confidence, notes } = light(picture, planes, request, clock);
  clock.next('grade', 0.85);
  gradePhoto(planes, request.style, styleStrength(request));
  rollOffHighlights(planes);
  const result = encodeColour(planes);
  return { picture: result, confidence, timings: clock.finish(), notes };
}
