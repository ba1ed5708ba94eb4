import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { Finish } from '@plumbline/tracer/finishes/finish.ts';
import {
  createLightField,
  gatherApart,
  type GatheredRays,
  type LightField,
} from '@plumbline/tracer/light/gather-light.ts';
import type { RadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { BLURRED } from '@plumbline/tracer/light/shade-samples.ts';
import { reachOfBounced, smoothLight, smoothWithin } from '@plumbline/tracer/light/smooth-light.ts';
import type { SharedScene } from '@plumbline/tracer/samples/shared-scene.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';

/** Light of windows is as soft as they are large: it is even over this share of the distance over which bounced light is. */
const WINDOWS = 0.5;
/** Share by which the light of lamps differs from place to place by the chance of few rays, and not by a shadow. */
const CHANCE = 0.12;
/** Passes, by their steps in points. */
const WIDE = [1, 2, 4, 8, 16, 32] as const;
const SOFT = [1, 2, 4, 8, 16] as const;
const BLUR = [1, 2, 4, 8] as const;

/** In a room most light has bounced and varies slowly: it is smoothed widely; that of windows and lamps, which throw shadows, as far as those go. */
export function lightOfRoom(
  shared: SharedScene,
  samples: Samples,
  camera: ViewCamera,
  rays: GatheredRays,
  cache: RadianceCache,
  clock: StageClock,
  context: RenderContext,
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const sum = createLightField(camera, memory);
  memory.within(() => {
    const inner = { ...context, memory };
    const { lamps, bounced, nearness } = gatherApart(shared, samples, camera, rays, cache, inner);
    clock.next('smooth', 0.76);
    const wide = smoothWithin(bounced, reachOfBounced(nearness, bounced, 1, memory), samples, WIDE, inner);
    const isDaylit = shared.lights.every(({ portal }) => portal);
    const soft = isDaylit
      ? smoothWithin(lamps, reachOfBounced(nearness, lamps, WINDOWS, memory), samples, SOFT, inner)
      : smoothLight(lamps, samples, SOFT, inner, { alike: CHANCE });
    for (const c of ['r', 'g', 'b'] as const)
      for (let i = 0; i < sum.sample.length; i++) sum[c][i] = (wide[c][i] as number) + (soft[c][i] as number);
  });
  return sum;
}

/** Metres on a surface within which what it mirrors is one, for a metre from the eye and the full roughness. */
const SHEEN = 0.3;

/** What a rough surface mirrors is blurred by it: the few rays of near points stand for each other. */
export function smoothSheen(
  sharp: LightField,
  samples: Samples,
  finishes: readonly Finish[],
  context: RenderContext,
): LightField {
  const { sample } = sharp;
  const reach = sharedFloats(sample.length, context.memory);
  for (let i = 0; i < sample.length; i++) {
    const s = sample[i] as number;
    const { mirror, roughness } = finishes[samples.finish[s] as number] as Finish;
    if (mirror > 0 && roughness >= BLURRED) reach[i] = SHEEN * roughness * (samples.distance[s] as number);
  }
  return smoothWithin(sharp, reach, samples, BLUR, context);
}
