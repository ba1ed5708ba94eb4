import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { addSiteHaze } from '../../drawn-garden/paint/add-site-haze.ts';
import { liftInk } from '../../painting/lift-ink.ts';
import { finishDrawing } from '../../drawn-garden/paint/finish-drawing.ts';
import { paintPlanting } from '../../drawn-garden/paint/paint-planting.ts';
import { paintSiteGround } from '../../drawn-garden/paint/paint-site-ground.ts';
import { paintStructures } from '../../drawn-garden/paint/paint-structures.ts';
import { paintPuddles } from '../../drawn-garden/paint/paint-water.ts';
import { prepareSite } from '../../drawn-garden/paint/prepare-site.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import { addSiteLights, paintPanes } from '../../drawn-garden/paint/site-lights.ts';
import type { SiteStage } from '../../drawn-garden/paint/site-stage.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { aerialPlane } from './aerial-plane.ts';
import { paintPaper } from './paint-paper.ts';
import { paintWaterAbove } from './paint-water-above.ts';
import { type AerialReading, LEAST_CONFIDENCE } from '../read/read-site.ts';
import { aerialShadows } from './site-shadows-above.ts';
import type { SteepCamera } from '../read/steep-camera.ts';

/** Share of lit lamps, 0…1. */
const BLOOM_FROM = 0.8;

/** In fog, sight ends this many times as far away as the middle of the picture lies; in metres it is that of a garden. */
const SIGHT = 1.3;
const GARDEN_FOG = 15;
const PALE = 0.78;

/**
 * Paints a line drawing of a site from above: roofs, walls by their side of the sun, ground by what is drawn in it, shadows
 * of one sun, planting only where it is drawn, under the drawing's own ink. Notes stay on clean paper.
 * @param base the RGB picture that was read. @throws the signal's reason once it is aborted.
 */
export function paintSiteDrawing(
  base: Raster,
  reading: AerialReading,
  request: RenderRequest,
  context: RenderContext,
  stages: StageClock,
): RenderOutcome {
  const { analysis } = reading;
  stages.next('ink', 0.42);
  const size = fitWithin(base.width, base.height, request.maxEdge);
  const lifted = liftInk(base, size.width, size.height);
  const { ink } = lifted;
  const loose = reading.confidence < LEAST_CONFIDENCE;
  const { camera } = reading;
  const notes = [
    `look: ${loose ? 'washes-under-ink' : 'materials'}`,
    `drawing: ${analysis.kind}`,
    `camera: pitch ${Math.round((camera.pitch * 180) / Math.PI)}°, ${camera.inverseFocal * analysis.width < 0.05 ? 'parallel' : 'perspective'}`,
    `plants: ${reading.kinds.filter((k) => k === SiteClass.crown).length}`,
  ];
  stages.next('paint', 0.46);
  const horizonY = (reading.horizonY * size.height) / analysis.height;
  const plane = aerialPlane(camera, analysis.width, analysis.width / size.width);
  const sight = (SIGHT * plane.distanceAt(size.width / 2, size.height / 2)) / GARDEN_FOG;
  const stage = prepareSite(reading, ink, { plane, horizonY, sight }, request, context);
  const colours = paintSite(stage, camera, (name, fraction) => stages.next(name, fraction));
  addPrecipitation(colours, request.atmosphere, request.seed);
  if (stage.light.lit > BLOOM_FROM) addBloom(colours, 0.9, 0.25, 0.012);
  stages.next('compose', 0.9);
  // What was hardly read is only hinted at, as a pale wash.
  const shown = loose ? { ...request, similarity: Math.max(PALE, request.similarity) } : request;
  const picture = finishDrawing(colours, lifted, analysis.paper, shown, stage.light.saturation, stage.cells);
  context.progress(1, 'compose');
  return { picture, confidence: reading.confidence, timings: stages.finish(), notes };
}

function paintSite(
  stage: SiteStage,
  camera: SteepCamera,
  next: (stage: string, fraction: number) => void,
): ColourPlanes {
  const { width, height, request } = stage;
  const out = createColourPlanes(width, height);
  next('shadows', 0.5);
  const shadows = aerialShadows(stage, camera);
  next('sky', 0.6);
  const sky = paintSky({ width, height, horizonY: 0.9 * height }, request.atmosphere, request.seed);
  next('materials', 0.66);
  paintPaper(stage, out);
  paintSiteGround(stage, shadows, out);
  paintStructures(stage, shadows, out);
  paintWaterAbove(stage, shadows, out);
  const glow = paintPanes(stage, shadows, out);
  next('planting', 0.76);
  paintPlanting(stage, out);
  next('light', 0.82);
  paintPuddles(stage, sky, out, false);
  addSiteLights(stage, glow, out);
  addSiteHaze(stage, out, true);
  return out;
}
