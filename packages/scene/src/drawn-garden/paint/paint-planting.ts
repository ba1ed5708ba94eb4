import { hashNoise } from '@plumbline/imaging/random.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SiteClass } from '../read/site-class.ts';
import type { SitePlant, SiteStage } from './site-stage.ts';

/** What single plants lean towards, so that no two trees are quite alike. */
const LEANINGS: readonly Rgb[] = ['#6c9a5c', '#a0ad55', '#7fa457', '#5f8f66', '#93a860'].map(linearFromHex);
const CONIFER: Rgb = linearFromHex('#5f8a68');

/** Foliage as balls of leaves: a light side and a shaded one, clumps, a fine grain; snow lies on top. */
export function paintPlanting(stage: SiteStage, out: ColourPlanes): void {
  const { width, height, kinds, cells, plants, light, palette, reading, unit, request } = stage;
  const base = palette[SiteClass.crown] as Rgb;
  const side = -reading.sunSide;
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== SiteClass.crown) continue;
      const cell = cells.data[i] as number;
      const plant = plants.get(cell);
      if (plant === undefined) continue;
      const leaf = LEANINGS[Math.floor(LEANINGS.length * hashNoise(cell, 3, request.seed))] as Rgb;
      const lean = plant.tapers ? 0.7 : 0.55;
      const towards = plant.tapers ? CONIFER : leaf;
      const nx = (x - plant.x) / plant.rx;
      const ny = (y - plant.y) / plant.ry;
      const form = lightOnBall(nx, ny, side, plant);
      const clump = Math.max(5 * unit, 0.2 * Math.min(plant.rx, plant.ry));
      const clumps = fractalNoise(x / clump, y / (0.85 * clump), 3, request.seed + 61) - 0.5;
      const fine = valueNoise(x / (2.4 * unit), y / (2.1 * unit), request.seed + 62) - 0.5;
      const lit = clamp(form + 1.15 * clumps, 0, 1.1);
      const s = (0.18 + 0.95 * lit) * (1 + 0.14 * fine);
      const sky = 0.62 + 0.38 * clamp(0.5 - 0.5 * ny + 0.5 * clumps, 0, 1);
      let r = base[0] + (towards[0] - base[0]) * lean;
      let g = base[1] + (towards[1] - base[1]) * lean;
      let b = base[2] + (towards[2] - base[2]) * lean;
      // Leaves that face the light are yellower, those within bluer.
      r *= 0.9 + 0.22 * lit;
      b *= 1.08 - 0.2 * lit;
      if (light.snow > 0) {
        const cover = clamp(0.5 - 1.05 * ny + 0.9 * clumps, 0, 0.92);
        r += (0.88 - r) * cover;
        g += (0.9 - g) * cover;
        b += (0.94 - b) * cover;
      }
      out.r[i] = r * (light.ambient[0] * sky + light.sun[0] * s);
      out.g[i] = g * (light.ambient[1] * sky + light.sun[1] * s);
      out.b[i] = b * (light.ambient[2] * sky + light.sun[2] * s);
    }
  }
}

/** 0 away from the sun … 1 towards it, for a point of the crown's outline from −1 to 1 each way. */
function lightOnBall(nx: number, ny: number, side: number, plant: SitePlant): number {
  const flat = plant.tapers ? 0.25 * ny : 0.62 * ny;
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - flat * flat));
  return clamp(0.34 + 0.42 * side * nx - 0.44 * flat + 0.3 * nz, 0, 1);
}
