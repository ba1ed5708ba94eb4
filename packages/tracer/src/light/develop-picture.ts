import { mix, saturate } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { Samples } from '../samples/trace-samples.ts';
import type { LightField } from './gather-light.ts';

interface Development {
  /** Display light that the middle of the picture is set to. */
  readonly key: number;
  /** Colour of the air and the distance in metres over which it takes hold. */
  readonly air: string;
  readonly range: number;
}

const OUTSIDE: Readonly<Record<Atmosphere, Development>> = {
  sunny: { key: 0.25, air: '#dce6ec', range: 700 },
  rain: { key: 0.19, air: '#b3bbc1', range: 170 },
  fog: { key: 0.24, air: '#dadedf', range: 30 },
  snow: { key: 0.3, air: '#d5dce2', range: 110 },
  dusk: { key: 0.13, air: '#b39aa6', range: 420 },
  lights: { key: 0.085, air: '#3c4a6c', range: 420 },
};
const INSIDE: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.38,
  rain: 0.28,
  fog: 0.32,
  snow: 0.35,
  dusk: 0.2,
  lights: 0.17,
};

/**
 * Develops radiance into display light: exposure by the mean of the logarithms (Reinhard et al. 2002), filmic curve, haze by
 * distance; then the samples of each pixel are averaged, so that bright edges stay smooth.
 * @param haze multiplies how fast the air hides what is far.
 * @param backdrop display light where the eye meets nothing.
 * @param gain exposure and white balance; those of this picture where none are given.
 */
export function developPicture(
  radiance: Float32Array,
  samples: Samples,
  field: LightField,
  backdrop: ColourPlanes,
  atmosphere: Atmosphere,
  interior: boolean,
  haze: number,
  gain: Rgb = findGain(radiance, samples, backdrop.width * backdrop.height, field, atmosphere, interior),
): ColourPlanes {
  const { width, height } = backdrop;
  const n = width * height;
  const look = OUTSIDE[atmosphere];
  const air = linearFromHex(look.air);
  const out = createColourPlanes(width, height);
  const weight = new Float32Array(n);
  const colour: [number, number, number] = [0, 0, 0];
  for (let s = 0; s < samples.count; s++) {
    const i = samples.pixel[s] as number;
    const distance = samples.distance[s] as number;
    if (distance === 0) {
      colour[0] = backdrop.r[i] as number;
      colour[1] = backdrop.g[i] as number;
      colour[2] = backdrop.b[i] as number;
    } else {
      tone(radiance, 3 * s, gain, colour);
      if (!interior) addAir(colour, air, 1 - Math.exp((-distance * haze) / look.range));
    }
    // The centre of an edge pixel counts as much as each of its other samples.
    out.r[i] = (out.r[i] as number) + colour[0];
    out.g[i] = (out.g[i] as number) + colour[1];
    out.b[i] = (out.b[i] as number) + colour[2];
    weight[i] = (weight[i] as number) + 1;
  }
  for (let i = 0; i < n; i++) {
    const w = 1 / (weight[i] as number);
    out.r[i] = (out.r[i] as number) * w;
    out.g[i] = (out.g[i] as number) * w;
    out.b[i] = (out.b[i] as number) * w;
  }
  return out;
}

/**
 * Exposure and white balance of a picture, by channel.
 * @param n samples that are middles of pixels.
 * @param adaptation how far the mean light is taken for white, 0…1; that of the hour where absent.
 */
export function findGain(
  radiance: Float32Array,
  samples: Samples,
  n: number,
  field: LightField,
  atmosphere: Atmosphere,
  interior: boolean,
  adaptation = ADAPTATION[atmosphere] * (interior ? 1 : OPEN_AIR),
): Rgb {
  const key = interior ? INSIDE[atmosphere] : OUTSIDE[atmosphere].key;
  const exposure = findExposure(radiance, samples, n, key);
  // Out of doors the sun, which the field leaves out, balances the blue of the sky.
  const white = findWhite(field, adaptation);
  return [exposure * white[0], exposure * white[1], exposure * white[2]];
}

function addAir(colour: [number, number, number], air: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) colour[c] = mix(colour[c] as number, air[c] as number, share);
}

function findExposure(radiance: Float32Array, samples: Samples, n: number, key: number): number {
  let sum = 0;
  let count = 0;
  for (let s = 0; s < n; s += 3) {
    if (samples.distance[s] === 0) continue;
    const light =
      0.2126 * (radiance[3 * s] as number) +
      0.7152 * (radiance[3 * s + 1] as number) +
      0.0722 * (radiance[3 * s + 2] as number);
    sum += Math.log(light + 1e-3);
    count++;
  }
  return count === 0 ? 1 : key / Math.exp(sum / count);
}

/** How far the eye takes the mean light for white: lamps keep their warmth, dusk its blue. */
const ADAPTATION: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.75,
  rain: 0.7,
  fog: 0.75,
  snow: 0.75,
  dusk: 0.3,
  lights: 0.2,
};
const OPEN_AIR = 0.35;

/** White balance by the mean of the light that falls on things (grey world on irradiance, so that colours do not shift it). */
function findWhite(field: LightField, k: number): Rgb {
  let r = 1e-6;
  let g = 1e-6;
  let b = 1e-6;
  for (let i = 0; i < field.r.length; i += 3) {
    // Near things in full sun would outvote the rest.
    const light = (field.r[i] as number) + (field.g[i] as number) + (field.b[i] as number) + 0.02;
    r += (field.r[i] as number) / light;
    g += (field.g[i] as number) / light;
    b += (field.b[i] as number) / light;
  }
  return [(g / r) ** k, 1, (g / b) ** k];
}

/** Filmic curve: straight to the middle, a long shoulder above it, so that lamps keep their colour. */
function tone(radiance: Float32Array, at: number, gain: Rgb, out: [number, number, number]): void {
  const r = (radiance[at] as number) * gain[0];
  const g = (radiance[at + 1] as number) * gain[1];
  const b = (radiance[at + 2] as number) * gain[2];
  const peak = Math.max(r, g, b, 1e-6);
  const held = shoulder(peak) / peak;
  // Towards the top hues give way to white, as on film.
  const pale = 0.6 * saturate((peak - 0.9) / 3);
  out[0] = mix(r * held, shoulder(r), 0.45) * (1 - pale) + pale * shoulder(peak);
  out[1] = mix(g * held, shoulder(g), 0.45) * (1 - pale) + pale * shoulder(peak);
  out[2] = mix(b * held, shoulder(b), 0.45) * (1 - pale) + pale * shoulder(peak);
}

const KNEE = 0.42;

function shoulder(x: number): number {
  const toe = x < 0.06 ? x * (0.72 + (0.28 * x) / 0.06) : x;
  if (toe <= KNEE) return toe;
  return KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - toe) / (1 - KNEE) / 1.35));
}
