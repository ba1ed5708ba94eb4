import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SiteClass } from '../read/site-class.ts';
import type { SiteStage } from './site-stage.ts';

/** Air between the eye and what it sees: everything but sky and water, which mirrors hazy things already. */
export function addSiteHaze({ kinds, haze, light }: SiteStage, out: ColourPlanes, water = false): void {
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i];
    if (kind === SiteClass.sky || kind === SiteClass.sheet || (kind === SiteClass.water && !water)) continue;
    const h = haze.data[i] as number;
    out.r[i] = (out.r[i] as number) + (light.haze[0] - (out.r[i] as number)) * h;
    out.g[i] = (out.g[i] as number) + (light.haze[1] - (out.g[i] as number)) * h;
    out.b[i] = (out.b[i] as number) + (light.haze[2] - (out.b[i] as number)) * h;
  }
}
