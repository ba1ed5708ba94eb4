import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import type { SiteShadows } from '../../drawn-garden/paint/site-shadows.ts';
import type { SiteStage } from '../../drawn-garden/paint/site-stage.ts';

/** Share of an outline on slanting and curved strokes under which water is a ruled pool. */
const MAX_POND_CURVE = 0.45;

const POOL: Rgb = linearFromHex('#58b9c9');

/** Water seen from above: its own colour under a little sky, light nets, darker beneath its shaded rim. */
export function paintWaterAbove(stage: SiteStage, shadows: SiteShadows, out: ColourPlanes): void {
  const { width, height, kinds, cells, light, palette, request, reading, plane } = stage;
  const pond = palette[SiteClass.water] as Rgb;
  const { otherStraightShare, curveShare } = reading.analysis.cells;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== SiteClass.water) continue;
      const cell = cells.data[i] as number;
      const ruled = (otherStraightShare[cell] as number) + (curveShare[cell] as number) < MAX_POND_CURVE;
      const own = ruled ? POOL : pond;
      const u = plane.uAt(x, y);
      const v = plane.vAt(x, y);
      const net = 1 - Math.abs(2 * valueNoise(1.1 * u, 1.1 * v, request.seed + 73) - 1);
      const slow = fractalNoise(0.4 * u, 0.4 * v, 2, request.seed + 74) - 0.5;
      const shade = 1 - light.shadow * (shadows.cast.data[i] as number);
      const rim = 1 - 0.22 * smoothstep(0, 1, shadows.occlusion.data[i] as number);
      const glint = 0.1 * smoothstep(0.7, 1, net) + 0.16 * slow;
      const sky = [light.glassLow[0], light.glassLow[1], light.glassLow[2]];
      for (const [c, target] of [out.r, out.g, out.b].entries()) {
        const lit =
          (own[c] as number) *
          ((light.ambient[c] as number) * (0.85 + 0.15 * shade) + (light.sun[c] as number) * shade);
        let value = (lit * 0.78 + 0.22 * (sky[c] as number)) * (1 + glint) * rim;
        if (light.snow > 0) value += (([0.72, 0.79, 0.85][c] as number) - value) * (0.5 + 0.4 * slow);
        target[i] = value;
      }
    }
  }
}
