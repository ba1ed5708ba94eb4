import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Sun } from '@plumbline/tracer/sky/sky-dome.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { ModelSun } from '../request/model-request.ts';

export interface ModelSky {
  /** What the sky looks like: a sunny day whose sun has set is an evening. */
  readonly look: Atmosphere;
  /** Radians from north, clockwise. */
  readonly azimuth: number;
  readonly sun: Sun | null;
}

const DEGREE = Math.PI / 180;
/** Below it a clear sky is that of the evening, and below the second that of the night. */
const EVENING_BELOW = 3 * DEGREE;
const NIGHT_BELOW = -6 * DEGREE;
/** Where no sun is asked for it stands so high. */
const USUAL_HEIGHT = 38 * DEGREE;
const DUSK_HEIGHT = 9 * DEGREE;
/** From behind the viewer's shoulder, so that two sides of a building differ. */
const USUAL_SIDE = Math.PI - 0.95;

/** Irradiance of the sun at its usual height in units of a white wall under the sky, its colour there, and its disc as tangent. */
const SUNS: Readonly<Record<Atmosphere, { strength: number; colour: string; size: number }>> = {
  sunny: { strength: 4.2, colour: '#fff0d6', size: 0.00465 },
  rain: { strength: 0, colour: '#ffffff', size: 0.1 },
  fog: { strength: 0.35, colour: '#fff6ea', size: 0.25 },
  snow: { strength: 0.45, colour: '#fff4e4', size: 0.2 },
  dusk: { strength: 2.2, colour: '#fff0d6', size: 0.02 },
  lights: { strength: 0, colour: '#ffffff', size: 0.1 },
};

/** Sky and sun of an hour and weather. @param yaw of the camera, radians from north clockwise. */
export function findSky(atmosphere: Atmosphere, asked: ModelSun | undefined, yaw: number): ModelSky {
  const elevation = asked?.elevation ?? (atmosphere === 'dusk' ? DUSK_HEIGHT : USUAL_HEIGHT);
  const azimuth = asked?.azimuth ?? yaw + USUAL_SIDE;
  const look = lookOf(atmosphere, elevation);
  const { strength, colour, size } = SUNS[look];
  // At dusk the sun is low, whatever the hour was set to.
  const height = look === 'dusk' ? Math.min(elevation, DUSK_HEIGHT) : elevation;
  if (strength === 0 || height <= 0) return { look, azimuth, sun: null };
  const through = transmission(height);
  const usual = transmission(USUAL_HEIGHT);
  const irradiance = linearFromHex(colour).map(
    (value, k) => (strength * value * (through[k] as number)) / (usual[k] as number),
  ) as unknown as Rgb;
  const flat = Math.cos(height);
  const direction: Rgb = [flat * Math.sin(azimuth), Math.sin(height), flat * Math.cos(azimuth)];
  return { look, azimuth, sun: { direction, irradiance, size } };
}

function lookOf(atmosphere: Atmosphere, elevation: number): Atmosphere {
  if (atmosphere === 'lights' || elevation < NIGHT_BELOW) return 'lights';
  if (atmosphere === 'sunny' && elevation < EVENING_BELOW) return 'dusk';
  return atmosphere;
}

/** Optical depth of clear air with a little haze for red, green and blue. */
const DEPTH: Rgb = [0.1, 0.16, 0.28];

/** Share of sunlight that the air lets through; its mass by Kasten and Young, "Revised optical air mass tables", 1989. */
function transmission(elevation: number): Rgb {
  const degrees = elevation / DEGREE;
  const mass = 1 / (Math.sin(elevation) + 0.50572 * (degrees + 6.07995) ** -1.6364);
  return DEPTH.map((depth) => Math.exp(-depth * mass)) as unknown as Rgb;
}
