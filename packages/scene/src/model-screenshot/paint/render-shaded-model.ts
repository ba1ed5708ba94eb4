import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { smoothJaggies } from '../../painting/smooth-jaggies.ts';
import { gradeInStyle, rollOffHighlights } from '@plumbline/atmosphere/style-grade.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { lightExteriorModel } from './exterior-model.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';
import { lightInteriorModel } from './interior-model.ts';
import { keepModelEdges } from './keep-model-edges.ts';
import type { ShadedModel } from '../read/read-shaded-model.ts';

/**
 * Paints a shaded model that was read (flat colours with drawn edges, clay, a grey viewport): its own light, shade and lines stay, its
 * neutral surfaces get materials of the style, its empty background a setting.
 */
export function paintShadedModel(
  base: Raster,
  reading: ShadedModel,
  request: RenderRequest,
  clock: StageClock,
  context: RenderContext,
): RenderOutcome {
  const { planes, confidence, notes } =
    reading.space === 'exterior'
      ? lightExteriorModel(reading, request, clock, context)
      : lightInteriorModel(reading, request, clock, context);
  clock.next('grade', 0.9);
  gradeInStyle(planes, request.style, 1.1 - 0.5 * request.similarity);
  rollOffHighlights(planes);
  smoothJaggies(planes);
  if (reading.space === 'exterior') {
    const { empty } = reading.backdrop;
    const use = reading.roles.map((role) =>
      role === ExteriorRole.sky ? 0 : role === ExteriorRole.ground && empty ? 2 : 1,
    );
    keepModelEdges(planes, reading.model.light, use);
  }
  const full = encodeColour(planes);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const result = width === full.width && height === full.height ? full : resizeArea(full, width, height);
  return {
    picture: result,
    confidence,
    timings: clock.finish(),
    notes: [`noise: ${reading.noise.toFixed(4)}`, ...notes],
  };
}
