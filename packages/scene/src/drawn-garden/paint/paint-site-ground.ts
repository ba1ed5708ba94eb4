import { hashNoise } from '@plumbline/imaging/random.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { isSiteGround, SiteClass } from '../read/site-class.ts';
import type { SiteShadows } from './site-shadows.ts';
import type { SiteStage } from './site-stage.ts';

const { lawn, bed, path, paving, road, water, kerb, ground, blossom } = SiteClass;

/** How far snow covers each kind of ground. */
function snowCover(kind: number): number {
  if (kind === lawn) return 0.96;
  if (kind === bed) return 0.86;
  if (kind === road) return 0.55;
  return 0.8;
}

/** Flowers are light, whatever the style's accents are. */
function petal(rgb: Rgb): Rgb {
  return [0.3 + 0.7 * rgb[0], 0.24 + 0.7 * rgb[1], 0.26 + 0.7 * rgb[2]];
}

/** Lawns, beds, paths, paving and streets: washes whose grain follows the ground away from the eye. */
export function paintSiteGround(stage: SiteStage, shadows: SiteShadows, out: ColourPlanes): void {
  const { width, height, kinds, cells, light, palette, unit, request, plane } = stage;
  const { seed } = request;
  const accents = request.style.palette.accents.slice(0, 3).map((hex) => petal(linearFromHex(hex)));
  const blossoms: readonly Rgb[] = [...accents, linearFromHex('#e79ab0'), linearFromHex('#f3d77a')];
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if ((!isSiteGround(kind) && kind !== kerb && kind !== blossom) || kind === water) continue;
      const u = plane.uAt(x, y);
      const v = plane.vAt(x, y);
      const green = kind === lawn || kind === bed;
      const patches = fractalNoise(0.32 * u, 0.32 * v, 3, seed + 21) - 0.5;
      const fine = valueNoise(x / (2.1 * unit), y / (1.4 * unit), seed + 22) - 0.5;
      const albedo =
        kind === blossom
          ? (blossoms[Math.floor(hashNoise(cells.data[i] as number, 5, seed) * blossoms.length)] as Rgb)
          : (palette[kind] as Rgb);
      const rough = green ? 0.28 : 0.13;
      const grain =
        kind === lawn ? 0.12 : kind === bed ? 0.16 : kind === paving || kind === road ? 0.04 : 0.08;
      const texture = 1 + rough * patches + grain * fine;
      let r = albedo[0] * texture * (green ? 1 + 0.2 * patches : 1);
      let g = albedo[1] * texture;
      let b = albedo[2] * texture * (green ? 1 - 0.22 * patches : 1);
      if (kind === bed && light.snow === 0) {
        const clump = fractalNoise(1.7 * u, 1.7 * v, 2, seed + 23);
        const share = 0.26 * smoothstep(0.52, 0.68, clump);
        const hue = blossoms[
          Math.floor(hashNoise(Math.floor(0.8 * u), Math.floor(0.8 * v), seed + 24) * blossoms.length)
        ] as Rgb;
        r += (hue[0] - r) * share;
        g += (hue[1] - g) * share;
        b += (hue[2] - b) * share;
      }
      if (light.snow > 0) {
        const cover = clamp(
          snowCover(kind) + (kind === path || kind === ground ? 0.5 * patches : 0.12 * patches),
          0,
          1,
        );
        const drift = 0.94 + 0.26 * patches;
        r += (0.79 * drift - r) * cover;
        g += (0.835 * drift - g) * cover;
        b += (0.915 * drift - b) * cover;
      }
      const damp = 1 - (green ? 0.14 : 0.3) * light.wet;
      const s = 0.94 * (1 - light.shadow * (shadows.cast.data[i] as number));
      const sky =
        (1 - 0.4 * (shadows.occlusion.data[i] as number)) *
        (0.86 + 0.14 * (1 - (shadows.cast.data[i] as number)));
      out.r[i] = r * damp * (light.ambient[0] * sky + light.sun[0] * s);
      out.g[i] = g * damp * (light.ambient[1] * sky + light.sun[1] * s);
      out.b[i] = b * damp * (light.ambient[2] * sky + light.sun[2] * s);
    }
  }
}
