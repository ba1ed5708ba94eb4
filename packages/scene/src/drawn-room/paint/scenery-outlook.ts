import { CHANNELS } from '@plumbline/imaging/raster.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import { createScenerySampler } from '@plumbline/atmosphere/scenery-sampler.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { InteriorLight } from './atmosphere-light.ts';
import type { PaintOutlook } from './outlook.ts';

/** Who looks out focuses on the room: the view is read this coarsely. */
const SOFT_EDGE = 220;
/** Share of the picture's height that a window shows, and where in the window its horizon lies. */
const SHOWN = 0.75;
const HORIZON_AT = 0.55;
/** Daylight outside is so much brighter than a room. */
const BRIGHT = 1.25;

/** The view out of a window as a picture of the surroundings: each window shows another part of it. */
export function createSceneryOutlook(
  { skyLow, skyTop }: InteriorLight,
  atmosphere: Atmosphere,
  { picture, horizon }: Scenery,
): PaintOutlook {
  const sample = createScenerySampler(picture, SOFT_EDGE, atmosphere);
  const across = (SHOWN * picture.height) / picture.width;
  const at = new Float64Array(4);
  return (u, v, window, out) => {
    sample(hashNoise(window, 5, 3) + u * across, horizon + (v - HORIZON_AT) * SHOWN, at);
    const alpha = at[3] as number;
    for (let c = 0; c < CHANNELS; c++) {
      const low = skyLow[c] as number;
      const sky = (skyTop[c] as number) + (low - (skyTop[c] as number)) * smoothstep(0, 0.62, v);
      out[c] = sky + (BRIGHT * (at[c] as number) - sky) * alpha;
    }
  };
}
