import type { StageClock } from '../compose/checkpoint.ts';
import type { DesignCamera } from '../generate/design-types.ts';
import { gatherLight, type LightField } from '../generate/light/gather-light.ts';
import { gatherSheen } from '../generate/light/gather-sheen.ts';
import type { RadianceCache } from '../generate/light/radiance-cache.ts';
import { seedCache } from '../generate/light/seed-cache.ts';
import { shadeSamples } from '../generate/light/shade-samples.ts';
import { smoothLight } from '../generate/light/smooth-light.ts';
import { traceSunlight } from '../generate/light/sun-shadow.ts';
import type { SharedScene } from '../generate/trace/shared-scene.ts';
import type { Samples } from '../generate/trace/trace-samples.ts';
import type { RenderContext } from '../render-types.ts';

interface LitScene {
  readonly scene: { readonly interior: boolean; readonly lights: readonly unknown[] };
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
  camera: DesignCamera,
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
  const bounce = scene.interior ? (large ? 6 : 8) : large ? 3 : 4;
  // Of the lamps in a house few are seen from where one stands outside: many rays find none.
  const lamps = scene.lights.length === 0 ? 0 : scene.interior ? 4 : 10;
  const rough = gatherLight(shared, samples, camera, { bounce, lamps }, cache, context);
  clock.next('smooth', 0.76);
  const field = smoothLight(rough, samples, scene.interior ? [1, 2, 4, 8, 16] : [1, 2, 4, 8], context);
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
  return { field, radiance };
}
