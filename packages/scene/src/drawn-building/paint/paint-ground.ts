import { clamp } from '@plumbline/imaging/scalar.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import { BuildingClass, isGround } from '../read/building-class.ts';
import type { ExteriorShadows } from './exterior-shadows.ts';
import type { ExteriorStage } from './exterior-stage.ts';
import type { LaidExterior } from './laid-exterior.ts';

const { lawn, earth } = BuildingClass;

/** Lawn, paving and cut earth as light washes that pale with distance; snow covers them, rain darkens them. */
export function paintGround(
  stage: ExteriorStage,
  laid: LaidExterior,
  shadows: ExteriorShadows,
  out: ColourPlanes,
): void {
  const { width, height, kinds, cells, light, unit, request } = stage;
  const { palette, patternOf } = laid;
  const pattern = createMaterialSample();
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (!isGround(kind)) continue;
      const depth = Math.max(4 * unit, y - stage.groundAt(x) + 6 * unit);
      const far = clamp((46 * unit) / depth, 0, 1);
      // Noise on the level ground: finer and flatter with distance.
      const u = ((x - width / 2) / depth) * 9;
      const v = (height / depth) * 3;
      const patches = kind === earth ? 0.5 : fractalNoise(u * 0.5, v, 3, request.seed + 21);
      const blades = valueNoise(x / (2.2 * unit), y / (1.3 * unit), request.seed + 22) - 0.5;
      const albedo = palette[kind] as readonly [number, number, number];
      const rough = kind === lawn ? 0.34 : 0.12;
      const texture = 1 + rough * (patches - 0.5) + (kind === lawn ? 0.12 : 0.04) * blades * (1 - far);
      let r = albedo[0] * texture * (kind === lawn ? 1 + 0.24 * (patches - 0.5) : 1);
      let g = albedo[1] * texture;
      let b = albedo[2] * texture * (kind === lawn ? 1 - 0.2 * (patches - 0.5) : 1);
      if (patternOf(cells.data[i] as number)?.(x, y, pattern)) {
        r *= pattern.r;
        g *= pattern.g;
        b *= pattern.b;
      }
      if (light.snow > 0 && kind !== earth) {
        const cover = kind === lawn ? 0.97 : 0.86;
        const drift = 0.94 + 0.1 * (patches - 0.5);
        r += (0.88 * drift - r) * cover;
        g += (0.9 * drift - g) * cover;
        b += (0.95 * drift - b) * cover;
      }
      const damp = (1 - 0.24 * light.wet) * (kind === lawn && light.lit > 1 ? 0.8 : 1);
      const s = 0.92 * (1 - light.shadow * (shadows.cast.data[i] as number));
      const sky = 1 - 0.55 * (shadows.occlusion.data[i] as number);
      r *= damp * (light.ambient[0] * sky + light.sun[0] * s);
      g *= damp * (light.ambient[1] * sky + light.sun[1] * s);
      b *= damp * (light.ambient[2] * sky + light.sun[2] * s);
      const haze = kind === earth ? 0 : far * light.hazeFar;
      out.r[i] = r + (light.haze[0] - r) * haze;
      out.g[i] = g + (light.haze[1] - g) * haze;
      out.b[i] = b + (light.haze[2] - b) * haze;
    }
  }
}
