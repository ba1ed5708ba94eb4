import { hashNoise } from '@plumbline/imaging/random.ts';
import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { BuildingClass } from '../read/building-class.ts';
import type { ExteriorShadows } from './exterior-shadows.ts';
import type { ExteriorStage } from './exterior-stage.ts';

const LAMP = [1.22, 0.82, 0.42] as const;

/**
 * Panes: the sky mirrored high, what stands low, each opening a little different; in the evening light from inside.
 * @returns the light given off, for the glow around.
 */
export function paintGlass(stage: ExteriorStage, shadows: ExteriorShadows, out: ColourPlanes): Plane {
  const { width, height, kinds, paneOf, light, palette, reading, request, toAnalysis, unit } = stage;
  const glow = createPlane(width, height);
  const tint = palette[BuildingClass.glass] as readonly [number, number, number];
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== BuildingClass.glass) continue;
      const id = paneOf[i] as number;
      const opening = reading.openings[id - 1];
      const down =
        opening === undefined
          ? 0.5
          : saturate((y * toAnalysis - opening.y0) / Math.max(1, opening.y1 - opening.y0));
      const own = hashNoise(id, 7, request.seed);
      const slant = valueNoise((x + 0.7 * y) / (46 * unit) + own * 9, (y - 0.4 * x) / (90 * unit), 41);
      const low = saturate(smoothstep(0.1, 1, down) * 0.75 + 0.5 * (slant - 0.5) + 0.12 * own);
      const shade = 1 - 0.3 * (shadows.cast.data[i] as number);
      const mirror = (c: 0 | 1 | 2): number =>
        (light.glassHigh[c] + (light.glassLow[c] - light.glassHigh[c]) * low) *
        (0.55 + 0.6 * tint[c]) *
        shade;
      const on = light.lit > 0 && hashNoise(id, 3, request.seed) < light.litShare ? light.lit : 0;
      const lamp =
        on *
        (0.62 + 0.38 * own) *
        (1.02 - 0.32 * down) *
        (0.86 + 0.28 * valueNoise(x / (16 * unit), y / (26 * unit), 17 + id));
      const keep = 1 - Math.min(0.85, lamp);
      out.r[i] = mirror(0) * keep + LAMP[0] * lamp * 0.78;
      out.g[i] = mirror(1) * keep + LAMP[1] * lamp * 0.78;
      out.b[i] = mirror(2) * keep + LAMP[2] * lamp * 0.78;
      glow.data[i] = lamp;
    }
  }
  return glow;
}
