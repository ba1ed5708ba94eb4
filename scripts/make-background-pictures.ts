/**
 * Makes the pictures of the library's surroundings and weathers with the sky and the scenery that the built-in engine
 * paints. Run it after a change of either: `node scripts/run.mjs scripts/make-background-pictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import { ENVIRONMENTS } from '@plumbline/contract/api/environments.ts';
import { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { developLight } from '@plumbline/scene/painting/develop-light.ts';
import { paintBackdrop } from '@plumbline/atmosphere/paint-backdrop.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import { toSharp } from './lib/picture-pixels.ts';

const FOLDER = new URL('../content/public/backgrounds/', import.meta.url).pathname;
const SIZE = { width: 720, height: 480 };
const SAVED_WIDTH = 360;
const HORIZON = 0.82;
const SEED = 7;
/** Ground at the feet and far away. */
const GROUND: Readonly<Record<Environment, readonly [near: string, far: string]>> = {
  'city-street': ['#8d8f90', '#b3b6b7'],
  forest: ['#69784f', '#8c9b76'],
  lakeside: ['#7f9068', '#a5b592'],
  seaside: ['#dccdab', '#e8dec6'],
  countryside: ['#8c9c5d', '#b2bd88'],
  'mountain-foot': ['#86926a', '#adb694'],
};
/** What each atmosphere leaves of the ground's light, and the colour that it lays over it. */
const AIR: Readonly<Record<Atmosphere, readonly [light: number, tint: string, share: number]>> = {
  sunny: [1, '#ffffff', 0],
  rain: [0.55, '#9aa3a9', 0.3],
  fog: [0.9, '#dcdfe0', 0.65],
  snow: [1, '#eef1f4', 0.88],
  dusk: [0.34, '#8a6a78', 0.22],
  lights: [0.09, '#16203a', 0.35],
};

function paintGroundPlane(planes: ColourPlanes, environment: Environment, atmosphere: Atmosphere): void {
  const { width, height } = planes;
  const near = linearFromHex(GROUND[environment][0]);
  const far = linearFromHex(GROUND[environment][1]);
  const [light, tintHex, share] = AIR[atmosphere];
  const tint = linearFromHex(tintHex);
  const horizon = Math.round(HORIZON * height);
  for (let y = horizon; y < height; y += 1) {
    const depth = (y - horizon + 1) / (height - horizon);
    for (let x = 0; x < width; x += 1) {
      const u = (x - width / 2) / (40 * depth + 6);
      const grain = 0.82 + 0.36 * fractalNoise(u + 20, 14 / (depth + 0.08), 3, SEED);
      const at = y * width + x;
      const edge = smoothstep(0, 0.06, depth);
      [planes.r, planes.g, planes.b].forEach((plane, channel) => {
        const pigment =
          (far[channel] as number) + ((near[channel] as number) - (far[channel] as number)) * depth;
        const lit =
          light * grain * pigment * (1 - share) + share * (tint[channel] as number) * Math.sqrt(light);
        plane[at] = (plane[at] as number) + (lit - (plane[at] as number)) * edge;
      });
    }
  }
}

async function makePicture(name: string, environment: Environment, atmosphere: Atmosphere): Promise<void> {
  const horizonY = Math.round(HORIZON * SIZE.height);
  const planes = paintSky({ ...SIZE, horizonY }, atmosphere, SEED);
  const isOpen = (index: number) => index < (horizonY + 3) * SIZE.width;
  paintBackdrop(planes, { groundAt: () => horizonY + 2, isOpen }, atmosphere, environment, SEED);
  paintGroundPlane(planes, environment, atmosphere);
  addPrecipitation(planes, atmosphere, SEED);
  const display = developLight(planes, { saturation: 1.05, contrast: 0.15 });
  const data = new Uint8ClampedArray(display.map((value) => 255 * value));
  await toSharp({ ...SIZE, channels: 3, data })
    .resize({ width: SAVED_WIDTH })
    .webp({ quality: 84 })
    .toFile(`${FOLDER}${name}.webp`);
}

mkdirSync(FOLDER, { recursive: true });
for (const environment of ENVIRONMENTS) await makePicture(environment, environment, 'sunny');
for (const atmosphere of ATMOSPHERES) await makePicture(`weather-${atmosphere}`, 'countryside', atmosphere);
console.log(`${ENVIRONMENTS.length} surroundings, ${ATMOSPHERES.length} weathers`);
