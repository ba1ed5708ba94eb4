import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
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
    keepModelEdges(planes, detailOf(reading, request.cnStrength), use);
  } else if (reading.grain !== undefined) {
    const all = new Uint8Array(reading.roles.length).fill(1);
    keepModelEdges(planes, detailOf(reading, request.cnStrength), all);
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

/** Strictness from which a coloured drawing shows what the hand left within its washes. */
const SHOWS_HAND = 0.4;

/** The light whose edges are kept: of a coloured drawing with more of the hand in it the stricter it is to be kept. */
function detailOf({ model, grain }: ShadedModel, strictness: number): Plane {
  if (grain === undefined) return model.light;
  const share = Math.max(0, (strictness - SHOWS_HAND) / (1 - SHOWS_HAND));
  const data = model.light.data.map((even, i) => even + share * ((grain.data[i] as number) - even));
  return { ...model.light, data };
}
