import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { type StageClock, throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { paintBackdrop } from '@plumbline/atmosphere/paint-backdrop.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { paintWashes } from '../../drawn-building/paint/paint-washes.ts';
import { readSheetGround } from '../../drawn-building/read/read-sheet-ground.ts';
import { readLooseSketch } from '../../drawn-building/read/read-loose-sketch.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { correctTones } from '../../drawn-building/correct-tones.ts';
import { addSiteHaze } from './add-site-haze.ts';
import { liftInk } from '../../painting/lift-ink.ts';
import { finishDrawing } from './finish-drawing.ts';
import { gardenPlane } from './garden-plane.ts';
import { paintPlanting } from './paint-planting.ts';
import { paintSiteGround } from './paint-site-ground.ts';
import { paintStructures } from './paint-structures.ts';
import { paintMirrorWater, paintPuddles } from './paint-water.ts';
import { prepareSite } from './prepare-site.ts';
import { SiteClass } from '../read/site-class.ts';
import { addSiteLights, paintPanes } from './site-lights.ts';
import type { SiteReading } from '../read/site-reading.ts';
import { gardenShadows } from './site-shadows.ts';
import type { SiteStage } from './site-stage.ts';

/** Share of lit lamps, 0…1. */
const BLOOM_FROM = 0.8;

/** Below this, cells and classes are not trusted. */
const LEAST_CONFIDENCE = 0.42;

/**
 * Paints a line drawing or sketch of a garden, a park, a square or a street: planting, water, ground and buildings in
 * colour and light under the drawing's own ink. A sketch too loose to read gets washes.
 * @param base the RGB picture that was read. @throws the signal's reason once it is aborted.
 */
export function paintGardenDrawing(
  base: Raster,
  reading: SiteReading,
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
  const notes = [
    `look: ${loose ? 'washes-under-ink' : 'materials'}`,
    `drawing: ${analysis.kind}`,
    `plants: ${reading.kinds.filter((k) => k === SiteClass.crown).length}`,
    `water: ${reading.kinds.filter((k) => k === SiteClass.water).length}`,
    `lamps: ${reading.lamps.length}`,
  ];
  stages.next('paint', 0.46);
  let colours: ColourPlanes;
  let stage: SiteStage | undefined;
  if (loose) {
    const read = readLooseSketch(analysis, request.seed, readSheetGround(base));
    const tones = reading.given === undefined ? read : correctTones(read, reading.given);
    throwIfAborted(context);
    colours = paintWashes(
      { ...tones, ruled: analysis.kind !== 'sketch' },
      size.width,
      size.height,
      request,
      () => throwIfAborted(context),
    );
  } else {
    const horizonY = (reading.horizonY * size.height) / analysis.height;
    const plane = gardenPlane(size.width, size.height, horizonY);
    stage = prepareSite(reading, ink, { plane, horizonY, sight: 1 }, request, context);
    colours = paintGarden(stage, (name, fraction) => stages.next(name, fraction));
  }
  addPrecipitation(colours, request.atmosphere, request.seed);
  if (stage !== undefined && stage.light.lit > BLOOM_FROM) addBloom(colours, 0.9, 0.25, 0.012);
  stages.next('compose', 0.9);
  const picture = finishDrawing(
    colours,
    lifted,
    analysis.paper,
    request,
    stage?.light.saturation ?? 1,
    stage?.cells,
  );
  context.progress(1, 'compose');
  return { picture, confidence: reading.confidence, timings: stages.finish(), notes };
}

function paintGarden(stage: SiteStage, next: (stage: string, fraction: number) => void): ColourPlanes {
  const { width, height, request, kinds, horizonY } = stage;
  const out = createColourPlanes(width, height);
  next('shadows', 0.5);
  const shadows = gardenShadows(stage);
  next('sky', 0.58);
  const sky = paintSky(
    { width, height, horizonY: Math.max(0.1 * height, horizonY) },
    request.atmosphere,
    request.seed,
  );
  const isOpen = (i: number): boolean => kinds[i] === SiteClass.sky;
  paintBackdrop(
    sky,
    { groundAt: () => horizonY, isOpen },
    request.atmosphere,
    request.environment,
    request.seed,
    request.scenery,
  );
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== SiteClass.sky && kinds[i] !== SiteClass.sheet) continue;
    out.r[i] = sky.r[i] as number;
    out.g[i] = sky.g[i] as number;
    out.b[i] = sky.b[i] as number;
  }
  next('materials', 0.66);
  paintSiteGround(stage, shadows, out);
  paintStructures(stage, shadows, out);
  const glow = paintPanes(stage, shadows, out);
  next('planting', 0.76);
  paintPlanting(stage, out);
  next('light', 0.84);
  addSiteLights(stage, glow, out);
  addSiteHaze(stage, out);
  paintMirrorWater(stage, sky, shadows, out);
  paintPuddles(stage, sky, out);
  return out;
}
