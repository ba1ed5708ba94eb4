import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { isSiteGround, SiteClass } from '../read/site-class.ts';
import type { SiteShadows } from './site-shadows.ts';
import type { SiteStage } from './site-stage.ts';

/** Wetness, 0…1, up to which nothing is given back. */
const LEAST_WET = 0.1;
/** Share of the picture's height under the foot of what is mirrored. */
const FARTHEST_MIRROR = 0.5;

const { water, path, paving, road, lawn, bed, ground } = SiteClass;

/**
 * Water seen by a person: the sky and what stands on the far bank upside down in it, broken by ripples, its own colour
 * nearer by. Painted after all else. In a hard frost it is pale ice.
 */
export function paintMirrorWater(
  stage: SiteStage,
  sky: ColourPlanes,
  shadows: SiteShadows,
  out: ColourPlanes,
): void {
  const { width, height, kinds, light, palette, unit, request, horizonY } = stage;
  const deep = palette[water] as Rgb;
  const above = { r: out.r.slice(), g: out.g.slice(), b: out.b.slice() };
  const bank = bankRows(stage);
  const reach = Math.max(1, Math.round(2.5 * unit));
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) stage.check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== water) continue;
      const top = bank[i] as number;
      const down = y - top;
      const near = smoothstep(horizonY, height, y);
      const wave = valueNoise(x / (30 * unit), y / (2.4 * unit), request.seed + 71) - 0.5;
      const swell = fractalNoise(x / (80 * unit), y / (9 * unit), 2, request.seed + 72) - 0.5;
      const row = clamp(Math.round(top - down * 1.05 + (5 + 16 * near) * unit * wave), 0, height - 1);
      const column = clamp(Math.round(x + 8 * unit * swell * near), 0, width - 1);
      const j = row * width + column;
      // The picture of the bank fades into that of the high sky, which is what water near the viewer shows.
      const isBank = kinds[j] !== water && kinds[j] !== SiteClass.sky;
      const from = isBank ? above : sky;
      const k = isBank ? j : clamp(Math.round(0.8 * row), 0, height - 1) * width + column;
      const left = Math.min(column, reach);
      const right = Math.min(width - 1 - column, reach);
      const mirror = clamp(0.86 - 0.34 * near + 0.12 * wave, 0, 1) * (isBank ? 0.78 : 1);
      const shade = 1 - 0.35 * (shadows.cast.data[i] as number);
      const own = [0, 1, 2].map(
        (c) => (deep[c] as number) * (0.62 * (light.ambient[c] as number) + 0.3 * (light.sun[c] as number)),
      );
      const streak = 1 + 0.1 * swell + 0.09 * wave;
      const edge = 1 - 0.18 * Math.exp(-down / (5 * unit));
      const planes = [from.r, from.g, from.b];
      for (const [c, plane] of [out.r, out.g, out.b].entries()) {
        const source = planes[c] as Float32Array;
        // Ripples blur what is mirrored to both sides.
        const seen =
          0.5 * (source[k] as number) + 0.25 * ((source[k - left] as number) + (source[k + right] as number));
        // Water takes the edge off the light that it gives back, and a little into its own green.
        const tinted = seen * (c === 0 ? 0.82 : c === 1 ? 0.92 : 0.95);
        let v = ((own[c] as number) + (tinted - (own[c] as number)) * mirror) * streak * shade * edge;
        if (light.snow > 0) v += (([0.74, 0.8, 0.85][c] as number) - v) * (0.5 + 0.3 * swell);
        plane[i] = v;
      }
    }
  }
}

/** For each pixel of water the row of its bank: where the water of its column begins, smoothed along the bank. */
function bankRows({ width, height, kinds, unit }: SiteStage): Float32Array {
  const rows = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    let top = 0;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (kinds[i] !== water) continue;
      if (y === 0 || kinds[i - width] !== water) top = y;
      rows[i] = top;
    }
  }
  const reach = Math.round(10 * unit);
  const out = new Float32Array(rows.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== water) continue;
      let sum = 0;
      let count = 0;
      for (let k = -reach; k <= reach; k += 2) {
        const c = x + k;
        if (c < 0 || c >= width || kinds[i + k] !== water) continue;
        sum += rows[i + k] as number;
        count++;
      }
      out[i] = count > 0 ? sum / count : (rows[i] as number);
    }
  }
  return out;
}

/**
 * Wet paths and paving give back what stands behind them, in puddles most; lawns hardly.
 * @param level the eye is near the ground; from high above, puddles show only the sky.
 */
export function paintPuddles(stage: SiteStage, sky: ColourPlanes, out: ColourPlanes, level = true): void {
  const { width, height, kinds, light, unit, request, plane } = stage;
  if (light.wet <= LEAST_WET) return;
  const above = { r: out.r.slice(), g: out.g.slice(), b: out.b.slice() };
  const foot = new Int32Array(width).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (!isSiteGround(kind)) {
        foot[x] = y;
        continue;
      }
      const hard = kind === path || kind === paving || kind === road || kind === ground;
      if (!hard && kind !== lawn && kind !== bed) continue;
      const u = plane.uAt(x, y);
      const v = plane.vAt(x, y);
      const pool = smoothstep(0.5, 0.66, fractalNoise(0.42 * u + 3, 0.3 * v, 3, request.seed + 52));
      const ripple = (valueNoise(x / (9 * unit), y / (2.6 * unit), request.seed + 51) - 0.5) * 7 * unit;
      const base = foot[x] as number;
      const row = Math.round(2 * base - y + ripple);
      const inside = level && base >= 0 && row >= 0 && y - base < FARTHEST_MIRROR * height;
      const j = Math.max(0, inside ? row : Math.round(0.25 * height)) * width + x;
      const from = inside ? above : sky;
      const k = light.wet * (hard ? 0.22 + 0.46 * pool : 0.05);
      out.r[i] = (out.r[i] as number) + (0.9 * (from.r[j] as number) - (out.r[i] as number)) * k;
      out.g[i] = (out.g[i] as number) + (0.92 * (from.g[j] as number) - (out.g[i] as number)) * k;
      out.b[i] = (out.b[i] as number) + (0.96 * (from.b[j] as number) - (out.b[i] as number)) * k;
    }
  }
}
