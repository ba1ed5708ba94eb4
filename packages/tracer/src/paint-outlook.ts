import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import { paintBackdrop } from '@plumbline/atmosphere/paint-backdrop.ts';
import { paintSky } from '@plumbline/atmosphere/paint-sky.ts';
import type { ViewCamera } from './view-camera.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';

/** What lies around the things of a picture. */
export interface OutlookRequest {
  readonly atmosphere: Atmosphere;
  /** Absent: a quiet setting of trees before rooms, nothing else outside. */
  readonly environment?: Environment;
  /** A picture of the surroundings, in place of what is painted of the environment. */
  readonly scenery?: Scenery;
  /** 32-bit. */
  readonly seed: number;
}

/** What land looks like far below the horizon, through a window. */
const LAND: Readonly<Record<Atmosphere, string>> = {
  sunny: '#8fa37c',
  rain: '#77837a',
  fog: '#c3cac8',
  snow: '#e4e9ec',
  dusk: '#5a5768',
  lights: '#1b2234',
};

/** What the eye sees where it meets nothing of the design: sky, far scenery, and land below the horizon, in display light. */
export function paintOutlook(camera: ViewCamera, request: OutlookRequest, interior: boolean): ColourPlanes {
  const { width, height } = camera;
  const horizonY =
    camera.pitch === 0 ? camera.horizonY : camera.horizonY - camera.focal * Math.tan(camera.pitch);
  const sky = paintSky({ width, height, horizonY }, request.atmosphere, request.seed & 0xffff);
  paintBackdrop(
    sky,
    { groundAt: () => horizonY + 1, isOpen: () => true },
    request.atmosphere,
    // A window without scenery looks onto the sea: rooms get trees.
    request.environment ?? (interior ? 'forest' : undefined),
    request.seed & 0xffff,
    request.scenery,
  );
  const land = linearFromHex(LAND[request.atmosphere]);
  const lift = interior && request.atmosphere !== 'lights' && request.atmosphere !== 'dusk' ? 1.12 : 1;
  for (let y = 0; y < height; y++) {
    const down = smoothstep(-0.012, 0.03, (y - horizonY) / height);
    const near = smoothstep(0, 0.5, (y - horizonY) / height);
    for (let x = 0; x < width; x++) {
      const patch =
        down === 0
          ? 1
          : 1.25 -
            0.3 * near +
            0.3 * (fractalNoise((x / width) * 9, Math.log(1 + 40 * near) * 5, 3, 5) - 0.5);
      const i = y * width + x;
      sky.r[i] = lift * ((sky.r[i] as number) + (land[0] * patch - (sky.r[i] as number)) * down);
      sky.g[i] = lift * ((sky.g[i] as number) + (land[1] * patch - (sky.g[i] as number)) * down);
      sky.b[i] = lift * ((sky.b[i] as number) + (land[2] * patch - (sky.b[i] as number)) * down);
    }
  }
  return sky;
}
