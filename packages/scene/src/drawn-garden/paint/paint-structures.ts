import { hashNoise } from '@plumbline/imaging/random.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SiteClass, standsOnSite } from '../read/site-class.ts';
import type { SiteShadows } from './site-shadows.ts';
import type { SiteStage } from './site-stage.ts';

/** Wetness, 0…1, from which roofs are darker. */
const WET_ROOF = 0.5;

const { crown, glass, roof, stone, timber, figure } = SiteClass;

/** Walls, roofs, trunks, furniture and people: albedo with a quiet texture, turned to or from the sun, under the shadows. */
export function paintStructures(stage: SiteStage, shadows: SiteShadows, out: ColourPlanes): void {
  const { width, height, kinds, cells, light, palette, unit, request, reading } = stage;
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (!standsOnSite(kind) || kind === crown || kind === glass) continue;
      const cell = cells.data[i] as number;
      const albedo = palette[kind] as Rgb;
      const wash = fractalNoise(x / (60 * unit), y / (52 * unit), 3, request.seed + 9) - 0.5;
      let texture = 1 + 0.1 * wash;
      if (kind === stone)
        texture *=
          (0.9 + 0.2 * valueNoise(x / (4 * unit), y / (4 * unit), 3)) *
          (0.86 + 0.24 * hashNoise(cell, 1, request.seed));
      else if (kind === timber) texture *= 0.9 + 0.16 * hashNoise(cell, 1, request.seed);
      else if (kind === roof) texture *= 0.95 + 0.1 * valueNoise(x / (2.4 * unit), y / (1.6 * unit), 4);
      const turn = reading.facing[cell] as number;
      const facing = kind === figure ? 0.8 : turn === 0 ? 0.85 : clamp(0.74 + 0.55 * turn, 0.16, 1.16);
      const shade = 1 - light.shadow * (shadows.cast.data[i] as number);
      const s = facing * shade;
      const sky = (1 - 0.26 * (shadows.occlusion.data[i] as number)) * (0.86 + 0.14 * shade);
      let [r, g, b] = albedo;
      if (light.snow > 0 && kind === roof) {
        const cover = 0.93 + 0.05 * wash;
        r += (0.87 - r) * cover;
        g += (0.89 - g) * cover;
        b += (0.93 - b) * cover;
      } else if (light.wet > WET_ROOF && kind === roof) {
        r *= 0.84;
        g *= 0.85;
        b *= 0.88;
      }
      out.r[i] = r * texture * (light.ambient[0] * sky + light.sun[0] * s);
      out.g[i] = g * texture * (light.ambient[1] * sky + light.sun[1] * s);
      out.b[i] = b * texture * (light.ambient[2] * sky + light.sun[2] * s);
    }
  }
}
