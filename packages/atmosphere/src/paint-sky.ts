import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { Atmosphere } from './atmosphere.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SKY_LOOKS, type SkyLook } from './sky-looks.ts';

export interface SkyPlace {
  readonly width: number;
  readonly height: number;
  /** Row of the horizon in pixels; may lie outside the picture. */
  readonly horizonY: number;
}

/**
 * Paints a whole picture of sky (pixels below the horizon get its lowest colour). Clouds are noise on a level sheet
 * seen in perspective, so that they shrink towards the horizon; they are soft, because a sky must not add edges.
 * Computed at half size.
 */
export function paintSky(place: SkyPlace, atmosphere: Atmosphere, seed: number): ColourPlanes {
  const look = SKY_LOOKS[atmosphere];
  const width = Math.max(2, Math.ceil(place.width / 2));
  const height = Math.max(2, Math.ceil(place.height / 2));
  const half = createColourPlanes(width, height);
  const horizon = Math.max(0.12 * place.height, place.horizonY) / 2;
  const gradient = look.gradient.map(([at, hex]) => [at, linearFromHex(hex)] as const);
  const cloud = linearFromHex(look.cloud);
  const shade = linearFromHex(look.cloudShade);
  for (let y = 0; y < height; y++) {
    const rise = (horizon - y) / horizon;
    const clear = colourAt(gradient, rise);
    const fade = smoothstep(0.02, 0.3, rise) * look.density;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const c = fade > 0 ? cloudAt((x - width / 2) / width, rise, look, seed) : NO_CLOUD;
      const a = c.cover * fade;
      half.r[i] = blend(clear[0], blend(shade[0], cloud[0], c.lit), a);
      half.g[i] = blend(clear[1], blend(shade[1], cloud[1], c.lit), a);
      half.b[i] = blend(clear[2], blend(shade[2], cloud[2], c.lit), a);
    }
  }
  return doubleSize(half, place.width, place.height);
}

const NO_CLOUD = { cover: 0, lit: 1 };

function cloudAt(x: number, rise: number, look: SkyLook, seed: number): { cover: number; lit: number } {
  const distance = 1 / (Math.max(0, rise) + 0.26);
  const u = x * distance * 2.1 + 5;
  const v = distance * 2.3;
  const warp = fractalNoise(u * 0.6 + 9, v * 0.6, 2, seed + 5) - 0.5;
  const d = fractalNoise(u + warp, v + warp * 0.7, 5, seed);
  const threshold = 0.68 - 0.42 * look.cover;
  const cover = smoothstep(threshold, threshold + 0.3, d);
  // Seen from below the thick middle is in shade; the thin rim is lit.
  const lit = saturate(1.15 - 1.7 * (d - threshold));
  return { cover, lit };
}

function colourAt(gradient: readonly (readonly [number, Rgb])[], rise: number): Rgb {
  const t = saturate(rise);
  for (let k = 0; k + 1 < gradient.length; k++) {
    const [high, above] = gradient[k] as readonly [number, Rgb];
    const [low, below] = gradient[k + 1] as readonly [number, Rgb];
    if (t < low) continue;
    const s = (t - low) / (high - low);
    return [blend(below[0], above[0], s), blend(below[1], above[1], s), blend(below[2], above[2], s)];
  }
  return (gradient[gradient.length - 1] as readonly [number, Rgb])[1];
}

function blend(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function doubleSize(half: ColourPlanes, width: number, height: number): ColourPlanes {
  const out = createColourPlanes(width, height);
  for (const [from, to] of [
    [half.r, out.r],
    [half.g, out.g],
    [half.b, out.b],
  ] as const) {
    for (let y = 0; y < height; y++) {
      const fy = Math.max(0, y / 2 - 0.25);
      const y0 = Math.floor(fy);
      const y1 = Math.min(half.height - 1, y0 + 1);
      for (let x = 0; x < width; x++) {
        const fx = Math.max(0, x / 2 - 0.25);
        const x0 = Math.floor(fx);
        const x1 = Math.min(half.width - 1, x0 + 1);
        const top = blend(
          from[y0 * half.width + x0] as number,
          from[y0 * half.width + x1] as number,
          fx - x0,
        );
        const low = blend(
          from[y1 * half.width + x0] as number,
          from[y1 * half.width + x1] as number,
          fx - x0,
        );
        to[y * width + x] = blend(top, low, fy - y0);
      }
    }
  }
  return out;
}
