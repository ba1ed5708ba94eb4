import { addBloom } from '../compose/add-bloom.ts';
import { startStages } from '../compose/checkpoint.ts';
import { encodeColour } from '../compose/colour-planes.ts';
import { addPrecipitation } from '../compose/precipitation.ts';
import { gradeInStyle } from '../compose/style-grade.ts';
import type { RenderContext, RenderOutcome } from '../render-types.ts';
import { createCamera } from './camera.ts';
import { createDesign } from './create-design.ts';
import type { DesignRequest } from './design-types.ts';
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
  const backdrop = paintOutlook(camera, request, scene.interior);
  const planes = renderScene(scene, camera, backdrop, clock, context);
  const dark = request.atmosphere === 'lights' || request.atmosphere === 'dusk';
  addBloom(planes, dark ? 0.72 : 0.88, dark ? 0.22 : 0.1, 0.018);
  if (!scene.interior) addPrecipitation(planes, request.atmosphere, request.seed);
  const warmth = Math.max(-1, Math.min(1, request.style.light.warmth + (request.warmth ?? 0)));
  gradeInStyle(planes, { ...request.style, light: { ...request.style.light, warmth } }, 0.8);
  const picture = encodeColour(planes);
  return {
    picture,
    confidence: 1,
    timings: clock.finish(),
    notes: [
      `design: ${request.subject}`,
      `primitives: ${scene.solids.count}`,
      `lights: ${scene.lights.length}`,
    ],
  };
}
