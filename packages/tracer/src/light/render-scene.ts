import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { TracedScene } from '../traced-scene.ts';
import type { ViewCamera } from '../view-camera.ts';
import { shareScene } from '../samples/shared-scene.ts';
import { traceSamples } from '../samples/trace-samples.ts';
import { developPicture } from './develop-picture.ts';
import { gatherLight, MANY_TILES } from './gather-light.ts';
import { gatherSheen } from './gather-sheen.ts';
import { createRadianceCache } from './radiance-cache.ts';
import { seedCache } from './seed-cache.ts';
import { shadeSamples } from './shade-samples.ts';
import { smoothLight } from './smooth-light.ts';
import { traceSunlight } from './sun-shadow.ts';

/**
 * Renders a scene to display light.
 * @param backdrop what is seen where the eye meets nothing, in display light, of the camera's size.
 */
export function renderScene(
  scene: TracedScene,
  camera: ViewCamera,
  backdrop: ColourPlanes,
  clock: StageClock,
  context: RenderContext,
): ColourPlanes {
  const { memory = FRESH_MEMORY } = context;
  return memory.within(() => renderWithin(scene, camera, backdrop, clock, { ...context, memory }));
}

function renderWithin(
  scene: TracedScene,
  camera: ViewCamera,
  backdrop: ColourPlanes,
  clock: StageClock,
  context: RenderContext,
): ColourPlanes {
  clock.next('shapes', 0.06);
  const shared = shareScene(scene);
  clock.next('sight', 0.1);
  const samples = traceSamples(shared, camera, leafyFinishes(scene), context);
  clock.next('light', 0.3);
  const cache = createRadianceCache(shared, context);
  seedCache(shared, samples, camera, cache, context);
  const byLamps = isLitByLamps(scene);
  // More pixels share one smoothing window's rays: large pictures need fewer each.
  const large = camera.width * camera.height > 280_000;
  const rays = {
    bounce: scene.interior && !large ? 4 : 3,
    lamps: scene.lights.length === 0 ? 0 : lampRays(scene, large),
    // A lamp that stands half behind its shade is met by all tiles alike or by none, which shows as steps.
    tiles: byLamps ? MANY_TILES : 1,
  } as const;
  const rough = gatherLight(shared, samples, camera, rays, cache, context);
  clock.next('smooth', 0.76);
  const field = smoothLight(rough, samples, [1, 2, 4, 8], context, byLamps ? { alike: LAMPS_ALIKE } : {});
  clock.next('sun', 0.8);
  const sunlight = traceSunlight(shared, samples, camera, context);
  clock.next('materials', 0.86);
  const { cells } = cache;
  const sharp = gatherSheen(shared, samples, camera, cells, context);
  const sheen = smoothLight(sharp, samples, [1], context);
  const radiance = shadeSamples(
    { scene: shared, samples, width: camera.width, cells, field, sunlight, sheen },
    context,
  );
  clock.next('develop', 0.95);
  return developPicture(
    radiance,
    samples,
    field,
    backdrop,
    scene.atmosphere,
    scene.interior,
    camera.pitch > 0 ? 0.35 : 1,
  );
}

/** By lamplight most of a room's light comes from many small sources, each seldom drawn: it takes more rays. */
function lampRays(scene: TracedScene, large: boolean): number {
  if (isLitByLamps(scene)) return large ? 5 : 6;
  return large ? 2 : 3;
}

/** Share of its light by which a point may differ from others by lamplight and is evened out: edges of shade are soft there. */
const LAMPS_ALIKE = 0.3;

function isLitByLamps({ interior, atmosphere }: TracedScene): boolean {
  return interior && (atmosphere === 'dusk' || atmosphere === 'lights');
}

/** 1 for every finish of leaves. */
export function leafyFinishes(scene: TracedScene): Uint8Array {
  return Uint8Array.from(scene.finishes, (finish) => (finish.class === 'plant' ? 1 : 0));
}
