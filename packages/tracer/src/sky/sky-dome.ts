import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { SKY_LOOKS } from '@plumbline/atmosphere/sky-looks.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

export interface Sun {
  /** Unit vector towards it. */
  readonly direction: Rgb;
  /** Irradiance at right angles, in units of a white wall under the sky. */
  readonly irradiance: Rgb;
  /** Radius of its disc as tangent: how soft shadows are. */
  readonly size: number;
}

/** The light of the open air at one hour and weather. */
export interface SkyDome {
  readonly sun: Sun | undefined;
  /** Radiance from a direction (unit vector), without the sun and without clouds: writes r, g, b. */
  readonly light: (x: number, y: number, z: number, out: Float32Array) => void;
  /** As `light`, with clouds and a line of trees: what a mirror shows. */
  readonly view: (x: number, y: number, z: number, out: Float32Array) => void;
}

interface DomeLook {
  readonly sun: number;
  readonly sunColour: string;
  readonly size: number;
  readonly height: number;
  /** Multiplies the colours of the sky: they are made to be looked at. */
  readonly gain: number;
  /** Share of grey in the light of the sky, or everything in the shade turns blue. */
  readonly neutral: number;
  readonly ground: string;
}

const DOMES: Readonly<Record<Atmosphere, DomeLook>> = {
  sunny: {
    sun: 4.2,
    sunColour: '#fff0d6',
    size: 0.012,
    height: 0.62,
    gain: 1,
    neutral: 0.45,
    ground: '#9a9684',
  },
  rain: { sun: 0, sunColour: '#ffffff', size: 0.1, height: 1, gain: 1, neutral: 0.35, ground: '#6e7272' },
  fog: { sun: 0.35, sunColour: '#fff6ea', size: 0.25, height: 0.8, gain: 1, neutral: 0.3, ground: '#a9adab' },
  snow: { sun: 0.45, sunColour: '#fff4e4', size: 0.2, height: 0.6, gain: 1, neutral: 0.4, ground: '#d9dde0' },
  dusk: {
    sun: 0.4,
    sunColour: '#ffb78c',
    size: 0.05,
    height: 0.16,
    gain: 0.5,
    neutral: 0.25,
    ground: '#5d5a62',
  },
  lights: {
    sun: 0,
    sunColour: '#ffffff',
    size: 0.1,
    height: 1,
    gain: 0.32,
    neutral: 0.15,
    ground: '#20242e',
  },
};

/** Where most of the light comes from, instead of the hour's own sun. */
export interface KeyLight {
  /** Sine of its height over the horizon, above 0. */
  readonly height: number;
  /** Its share of all light on level ground, 0…0.95. */
  readonly share: number;
  /** Radius of its disc as tangent. */
  readonly size: number;
}

/**
 * @param azimuth of the sun, radians from +z towards +x.
 * @param warmth −1 cool … 1 warm, tints the sun.
 * @param key replaces the hour's sun
 */
export function createSkyDome(
  atmosphere: Atmosphere,
  azimuth: number,
  warmth: number,
  seed: number,
  key?: KeyLight,
): SkyDome {
  const hour = DOMES[atmosphere];
  const sky = SKY_LOOKS[atmosphere];
  const gradient = sky.gradient.map(([at, hex]) => [at, linearFromHex(hex)] as const);
  const ground = linearFromHex(hour.ground);
  const cloud = linearFromHex(sky.cloud);
  const shade = linearFromHex(sky.cloudShade);
  const shades = tabulate(gradient, hour);
  const look = key === undefined ? hour : withKey(hour, key, shades);
  // Below the horizon lies ground in the light of the same sky.
  const below = toned(ground, 0.55 * look.gain, look.neutral);
  const light = (_x: number, y: number, _z: number, out: Float32Array): void => {
    if (y < 0) {
      out[0] = below[0];
      out[1] = below[1];
      out[2] = below[2];
      return;
    }
    const at = 3 * Math.min(STEPS, Math.round(y * STEPS));
    out[0] = shades[at] as number;
    out[1] = shades[at + 1] as number;
    out[2] = shades[at + 2] as number;
  };
  const view = (x: number, y: number, z: number, out: Float32Array): void => {
    light(x, y, z, out);
    if (y < 0) return;
    const distance = 1 / (y + 0.26);
    const d = fractalNoise(x * distance * 2.1 + 5, z * distance * 2.1, 4, seed);
    const threshold = 0.68 - 0.42 * sky.cover;
    const a = smoothstep(threshold, threshold + 0.3, d) * sky.density * smoothstep(0.02, 0.25, y);
    const lit = saturate(1.15 - 1.7 * (d - threshold));
    const angle = Math.atan2(x, z) * 9;
    const trees = smoothstep(0.02, -0.02, y - 0.05 - 0.09 * valueNoise(angle, 0.5, seed + 3)) * 0.75;
    for (let c = 0; c < 3; c++) {
      const white = ((shade[c] as number) + ((cloud[c] as number) - (shade[c] as number)) * lit) * look.gain;
      const clear = (out[c] as number) + (white - (out[c] as number)) * a;
      out[c] = clear + ((TREES[c] as number) * look.gain - clear) * trees;
    }
  };
  const colour = linearFromHex(look.sunColour);
  const sun: Sun | undefined =
    look.sun === 0
      ? undefined
      : {
          direction: sunDirection(azimuth, look.height),
          irradiance: [
            look.sun * colour[0] * (1 + 0.08 * warmth),
            look.sun * colour[1],
            look.sun * colour[2] * (1 - 0.1 * warmth),
          ],
          size: look.size,
        };
  return { sun, light, view };
}

/** The sun of a sky such that it gives its share of the light on level ground. */
function withKey(look: DomeLook, { height, share, size }: KeyLight, shades: Float32Array): DomeLook {
  // Over π, as the sun's irradiance: the mean of the sky weighted by the cosine.
  let sky = 0;
  for (let k = 0; k <= STEPS; k++) sky += (2 * (k / STEPS) * (shades[3 * k + 1] as number)) / (STEPS + 1);
  return { ...look, height, size, sun: ((share / (1 - share)) * sky) / height };
}

const TREES: Rgb = [0.1, 0.14, 0.09];

function sunDirection(azimuth: number, height: number): Rgb {
  const flat = Math.sqrt(1 - height * height);
  return [flat * Math.sin(azimuth), height, flat * Math.cos(azimuth)];
}

/** Steps of the sky's light from the horizon to the zenith: finer than any eye. */
const STEPS = 2048;

/** Light of the sky by the sine of its height, 3 numbers a step. */
function tabulate(gradient: readonly (readonly [number, Rgb])[], look: DomeLook): Float32Array {
  const out = new Float32Array(3 * (STEPS + 1));
  for (let k = 0; k <= STEPS; k++)
    out.set(toned(colourAt(gradient, (1.25 * k) / STEPS), look.gain, look.neutral), 3 * k);
  return out;
}

function toned([r, g, b]: Rgb, k: number, neutral: number): Rgb {
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [k * (r + (grey - r) * neutral), k * (g + (grey - g) * neutral), k * (b + (grey - b) * neutral)];
}

function colourAt(gradient: readonly (readonly [number, Rgb])[], rise: number): Rgb {
  const t = saturate(rise);
  for (let k = 0; k + 1 < gradient.length; k++) {
    const [high, above] = gradient[k] as readonly [number, Rgb];
    const [low, below] = gradient[k + 1] as readonly [number, Rgb];
    if (t < low) continue;
    const s = (t - low) / (high - low);
    return [
      below[0] + (above[0] - below[0]) * s,
      below[1] + (above[1] - below[1]) * s,
      below[2] + (above[2] - below[2]) * s,
    ];
  }
  return (gradient[gradient.length - 1] as readonly [number, Rgb])[1];
}
