import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, decodeColour, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { rollOffHighlights } from '@plumbline/atmosphere/style-grade.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { freshenPlanting } from '../../drawn-garden/paint/freshen-planting.ts';
import { type GivenClasses, giveSiteClasses } from '../../drawn-garden/read/given-photo.ts';
import { classifySitePhoto } from '../../drawn-garden/read/ground-classes-photo.ts';
import { laySnow } from '../../drawn-garden/paint/lay-snow.ts';
import { wetPaving } from '../../drawn-garden/paint/wet-paving.ts';
import { balancePhoto } from '../../photo/paint/balance-photo.ts';
import { gradePhoto } from '../../photo/paint/grade-photo.ts';
import { addHaze, lightPhoto } from '../../photo/paint/light-photo.ts';
import { PHOTO_LOOKS } from '../../photo/paint/photo-looks.ts';
import { styleStrength } from '../../photo/paint/style-strength.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** A style speaks through the grade alone: from above it is not known which surfaces it may change. */
const STYLE_SHARE = 0.75;

/**
 * Edits a photo or a finished picture of a site from above: light, grade, haze by distance, wet streets, snow on all that lies
 * open. Its own pixels stay; no sky is sought, no light is lit without evidence.
 * @param base RGB. @throws the signal's reason once it is aborted.
 */
export function paintAerialPhoto(
  base: Raster,
  { given }: GivenClasses,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  clock.next('prepare', 0.02);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const picture = toRgb(resizeArea(base, width, height));
  const planes = decodeColour(picture);
  clock.next('planting', 0.15);
  const classes = classifySitePhoto(planes);
  giveSiteClasses(classes, given);
  const look = PHOTO_LOOKS.exterior[request.atmosphere];
  clock.next('light', 0.35);
  freshenPlanting(planes, classes, request.atmosphere, 1 - 0.6 * request.similarity);
  balancePhoto(planes, null);
  lightPhoto(planes, look);
  tintEvening(planes, request.atmosphere);
  clock.next('atmosphere', 0.6);
  if (request.atmosphere === 'snow') laySnow(planes, classes, request.seed);
  if (request.atmosphere === 'rain') wetPaving(planes, classes, 0, request.seed);
  addHaze(planes, look, distanceFromAbove(width, height));
  addPrecipitation(planes, request.atmosphere, request.seed);
  clock.next('grade', 0.85);
  gradePhoto(planes, request.style, STYLE_SHARE * styleStrength(request));
  rollOffHighlights(planes);
  const result = encodeColour(planes);
  context.progress(1, 'grade');
  return { picture: result, confidence: 0.7, timings: clock.finish(), notes: ['look: photo from above'] };
}

/** Without a sky in the picture the evening must show in the light alone: low and rosy at dusk, blue at night. */
function tintEvening({ r, g, b }: ColourPlanes, atmosphere: Atmosphere): void {
  if (atmosphere !== 'dusk' && atmosphere !== 'lights') return;
  const [kr, kg, kb] = atmosphere === 'dusk' ? ([0.98, 0.74, 0.8] as const) : ([0.62, 0.72, 1] as const);
  for (let i = 0; i < r.length; i++) {
    r[i] = (r[i] as number) * kr;
    g[i] = (g[i] as number) * kg;
    b[i] = (b[i] as number) * kb;
  }
}

/** The whole site is far, its upper part a little farther. */
function distanceFromAbove(width: number, height: number): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y++) plane.data.fill(0.34 + 0.3 * (1 - y / height), y * width, (y + 1) * width);
  return plane;
}
