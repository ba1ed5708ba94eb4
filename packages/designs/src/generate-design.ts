import type { Raster } from '@plumbline/imaging/raster.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { gradeInStyle } from '@plumbline/atmosphere/style-grade.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import { createDesign } from './create-design.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { DesignRequest } from './request/design-types.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { renderScene } from '@plumbline/tracer/light/render-scene.ts';
import { pictureSize } from './request/picture-size.ts';
import { paintOutlook } from '@plumbline/tracer/paint-outlook.ts';

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
  scene: TracedScene,
  camera: ViewCamera,
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
