import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { findGain } from '@plumbline/tracer/light/develop-picture.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { LitSamples } from './light-model.ts';
import type { ModelSky } from './model-sky.ts';
import { lowSun } from './warm-sky.ts';

interface Exposed {
  readonly scene: { readonly interior: boolean; readonly atmosphere: Atmosphere };
  readonly sky: ModelSky;
}

/** As for designs, by day. */
const OPEN_AIR = 0.26;
/** By lamplight a photographer sets the white of the lamps, not quite all of it, and exposes for the room. */
const LAMPLIT: Readonly<Partial<Record<Atmosphere, { readonly gain: number; readonly white: number }>>> = {
  dusk: { gain: 1.75, white: 0.72 },
  lights: { gain: 1.7, white: 0.62 },
};
/** Out of doors in the evening the picture is to be read, not guessed at. */
const EVENING: Readonly<Partial<Record<Atmosphere, number>>> = { dusk: 1.35, lights: 1.25 };
/** Out of doors, how far the light of the sky is taken for white under a low sun: shade stays neutral, and what the sun meets golden. */
const SHADE_FOR_WHITE = 0.7;

/**
 * Exposure and white balance of a picture of a model, by channel: as a photographer's, who keeps an evening's warmth and
 * does not let it colour everything.
 *
 * @param n samples that are middles of pixels.
 */
export function exposeModel(
  { scene: { interior, atmosphere }, sky }: Exposed,
  { radiance, field }: LitSamples,
  samples: Samples,
  n: number,
): Rgb {
  const lamplit = interior ? LAMPLIT[sky.look] : undefined;
  const golden = interior ? 0 : lowSun(sky);
  const adaptation =
    lamplit?.white ?? (golden > 0 ? OPEN_AIR + (SHADE_FOR_WHITE - OPEN_AIR) * golden : undefined);
  const gain = findGain(radiance, samples, n, field, atmosphere, interior, adaptation);
  const k = lamplit?.gain ?? (interior ? 1 : (EVENING[sky.look] ?? 1));
  return [k * gain[0], k * gain[1], k * gain[2]];
}
