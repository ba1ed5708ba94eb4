import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { Finish } from '@plumbline/tracer/finishes/finish.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { gatherLight, type GatheredRays, type LightField } from '@plumbline/tracer/light/gather-light.ts';
import { gatherSheen } from '@plumbline/tracer/light/gather-sheen.ts';
import type { RadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { seedCache } from '@plumbline/tracer/light/seed-cache.ts';
import { shadeSamples } from '@plumbline/tracer/light/shade-samples.ts';
import { lightOfRoom, smoothSheen } from './light-of-room.ts';
import { smoothLight } from '@plumbline/tracer/light/smooth-light.ts';
import { traceSunlight } from '@plumbline/tracer/light/sun-shadow.ts';
import type { SharedScene } from '@plumbline/tracer/samples/shared-scene.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';

interface LitScene {
  readonly scene: {
    readonly interior: boolean;
    readonly lights: readonly unknown[];
    readonly finishes: readonly Finish[];
  };
  readonly shared: SharedScene;
}

export interface LitSamples {
  readonly field: LightField;
  /** 3 a sample. */
  readonly radiance: Float32Array;
}

/**
 * As `renderScene`, with a cache of light that pictures and tiles of one scene share.
 * @param seed whether the cache is still empty.
 */
export function lightSamples(
  { scene, shared }: LitScene,
  samples: Samples,
  camera: ViewCamera,
  cache: RadianceCache,
  seed: boolean,
  clock: StageClock,
  context: RenderContext,
): LitSamples {
  clock.next('light', 0.3);
  if (seed) {
    seedCache(shared, samples, camera, cache, context);
    cache.deepen();
  }
  const large = camera.width * camera.height > 280_000;
  const bounce = scene.interior ? (large ? 5 : 8) : large ? 3 : 4;
  // Of the lamps in a house few are seen from where one stands outside: many rays find none.
  const lamps = scene.lights.length === 0 ? 0 : scene.interior ? 5 : 10;
  const rays = { bounce, lamps };
  const field = scene.interior
    ? lightOfRoom(shared, samples, camera, rays, cache, clock, context)
    : lightOutdoors(shared, samples, camera, rays, cache, clock, context);
  clock.next('sun', 0.8);
  const sunlight = traceSunlight(shared, samples, camera, context);
  clock.next('materials', 0.86);
  const { cells } = cache;
  const sharp = gatherSheen(shared, samples, camera, cells, context);
  const sheen = scene.interior
    ? smoothSheen(sharp, samples, scene.finishes, context)
    : smoothLight(sharp, samples, [1], context);
  const radiance = shadeSamples(
    { scene: shared, samples, width: camera.width, cells, field, sunlight, sheen },
    context,
  );
  return { field, radiance };
}

function lightOutdoors(
  shared: SharedScene,
  samples: Samples,
  camera: ViewCamera,
  rays: GatheredRays,
  cache: RadianceCache,
  clock: StageClock,
  context: RenderContext,
): LightField {
  const rough = gatherLight(shared, samples, camera, rays, cache, context);
  clock.next('smooth', 0.76);
  return smoothLight(rough, samples, [1, 2, 4, 8], context);
}
