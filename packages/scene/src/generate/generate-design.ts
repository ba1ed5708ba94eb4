import type { Raster } from '@plumbline/imaging/raster.ts';
import { addBloom } from '../compose/add-bloom.ts';
import { type StageClock, startStages } from '../compose/checkpoint.ts';
import { type ColourPlanes, encodeColour } from '../compose/colour-planes.ts';
import { addPrecipitation } from '../compose/precipitation.ts';
import { gradeInStyle } from '../compose/style-grade.ts';
import type { RenderContext, RenderOutcome } from '../render-types.ts';
import { createCamera } from './camera.ts';
import { createDesign } from './create-design.ts';
import type { DesignScene } from './design-scene.ts';
import type { DesignCamera, DesignRequest } from './design-types.ts';
import { renderScene } from './light/render-scene.ts';
import { pictureSize } from './picture-size.ts';
import { paintOutlook } from './paint-outlook.ts';

/**
 * Designs a picture from nothing but its subject: rules lay the subject out in metres, the style gives finishes and
 * form, and light is traced through it. Deterministic by the request.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function generateDesign(request: DesignRequest, context: RenderContext): RenderOutcome {
  const clock = startStages(context);
  clock.next('layout', 0.02);
  const scene = createDesign(request);
  const { width, height } = pictureSize(request);
  const camera = createCamera(scene.viewpoint, width, height);
  const picture = showDesign(scene, camera, request, clock, context);
  return {
    picture,
    confidence: 1,
    timings: clock.finish(),
    notes: [
      `design: ${request.subject}`,
      `primitives: ${scene.solids.count}`,
      `lights: ${scene.lights.length}`,
      ...(scene.unplaced ? [`no place for: ${scene.unplaced.join(', ')}`] : []),
    ],
  };
}

/**
 * A design as one camera sees it, RGB of the camera's size.
 * @param outlook what is seen where the eye meets nothing; without it, sky and surroundings of the request.
 */
export function showDesign(
  scene: DesignScene,
  camera: DesignCamera,
  request: DesignRequest,
  clock: StageClock,
  context: RenderContext,
  outlook?: ColourPlanes,
): Raster {
  const backdrop = outlook ?? paintOutlook(camera, request, scene.interior);
  const planes = renderScene(scene, camera, backdrop, clock, context);
  const dark = request.atmosphere === 'lights' || request.atmosphere === 'dusk';
  addBloom(planes, dark ? 0.72 : 0.88, dark ? 0.22 : 0.1, 0.018);
  if (!scene.interior) addPrecipitation(planes, request.atmosphere, request.seed);
  const warmth = Math.max(-1, Math.min(1, request.style.light.warmth + (request.warmth ?? 0)));
  gradeInStyle(planes, { ...request.style, light: { ...request.style.light, warmth } }, 0.8);
  return encodeColour(planes);
}
