import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { startStages } from '../compose/checkpoint.ts';
import { encodeColour } from '../compose/colour-planes.ts';
import { splitDisplay } from '../compose/display-planes.ts';
import { smoothJaggies } from '../compose/smooth-jaggies.ts';
import { gradeInStyle, rollOffHighlights } from '../compose/style-grade.ts';
import { toRgb } from '../image-kind/to-rgb.ts';
import type { RenderContext, RenderOutcome, RenderRequest } from '../render-types.ts';
import { denoiseModel, estimateNoise, restoreWhite } from './denoise-model.ts';
import { lightExteriorModel } from './exterior-model.ts';
import { lightInteriorModel } from './interior-model.ts';
import { findModelStrokes } from './model-strokes.ts';
import { readModel } from './read-model.ts';

/** Surfaces are read at this size at least: below it lines and thin members run together. */
const WORKING_EDGE = 1024;

/**
 * Renders a shaded model (flat colours with drawn edges, clay, a grey viewport): its own light, shade and lines stay, its
 * neutral surfaces get materials of the style, its empty background a setting.
 */
export function renderShadedModel(
  base: Raster,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('prepare', 0);
  const working = fitWithin(base.width, base.height, Math.max(WORKING_EDGE, request.maxEdge));
  const raw = splitDisplay(toRgb(resizeArea(base, working.width, working.height)));
  const noise = estimateNoise(raw.light);
  context.signal.throwIfAborted();
  const picture = restoreWhite(denoiseModel(raw, noise));
  clock.next('surfaces', 0.1);
  const model = readModel(picture, request.kind, () => context.signal.throwIfAborted());
  clock.next('camera', 0.3);
  const strokes = findModelStrokes(picture.light);
  const { planes, confidence, notes } =
    request.space === 'exterior'
      ? lightExteriorModel(model, strokes, request, clock)
      : lightInteriorModel(model, strokes.camera, request, clock);
  clock.next('grade', 0.9);
  gradeInStyle(planes, request.style, 1.1 - 0.5 * request.similarity);
  rollOffHighlights(planes);
  smoothJaggies(planes);
  const full = encodeColour(planes);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const result = width === full.width && height === full.height ? full : resizeArea(full, width, height);
  return {
    picture: result,
    confidence,
    timings: clock.finish(),
    notes: [`noise: ${noise.toFixed(4)}`, ...notes],
  };
}
