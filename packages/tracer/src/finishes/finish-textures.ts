import { hashNoise } from '@plumbline/imaging/random.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { detailVisibility, type Surface, type SurfaceTexel } from '@plumbline/materials/surface/surface.ts';

function paint(texel: SurfaceTexel, c: Rgb, k: number): void {
  texel.r = c[0] * k;
  texel.g = c[1] * k;
  texel.b = c[2] * k;
  texel.gloss = 0;
}

/** Stretcher bond, 250 × 65 mm with 10 mm joints, courses along u. */
export function brickWall(colour: Rgb, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const row = Math.floor(v / 0.075);
    const x = u / 0.26 + (row & 1) * 0.5;
    const column = Math.floor(x);
    const near = detailVisibility(0.075, footprint);
    const tone = 1 + near * 0.5 * (hashNoise(column, row, seed) - 0.5);
    const edge = Math.min(
      (x - column) * 0.26,
      (1 - x + column) * 0.26,
      v - row * 0.075,
      (row + 1) * 0.075 - v,
    );
    const joint = near * (1 - smoothstep(0.003, 0.008 + footprint, edge));
    const dirt = 1 + 0.16 * (fractalNoise(u * 1.3, v * 1.3, 3, seed) - 0.5);
    paint(texel, colour, tone * dirt);
    texel.r += (0.36 - texel.r) * joint;
    texel.g += (0.34 - texel.g) * joint;
    texel.b += (0.31 - texel.b) * joint;
  };
}

/** Stone with veins; `size` is the distance between them in metres. */
export function marble(colour: Rgb, size: number, strength: number, seed: number): Surface {
  return (u, v, _footprint, texel) => {
    const x = u / size;
    const y = v / size;
    const warp = fractalNoise(x * 1.1, y * 1.1, 3, seed);
    const vein = 1 - Math.abs(2 * fractalNoise(x * 0.7 + warp * 1.6, y * 0.9 - warp, 4, seed + 1) - 1);
    const line = smoothstep(0.9, 1, vein);
    const k = 1 + 0.08 * (warp - 0.5) - strength * 0.55 * line;
    paint(texel, colour, k);
  };
}

/** Horizontal courses along v: boards of a wall, rows of tiles on a roof. Each throws a line of shadow. */
export function courses(colour: Rgb, height: number, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const row = Math.floor(v / height);
    const at = v / height - row;
    const near = detailVisibility(height, footprint);
    const tone = 1 + near * 0.12 * (hashNoise(row, 3, seed) - 0.5);
    const lip = 1 - near * 0.35 * (1 - smoothstep(0.02, 0.1 + footprint / height, at));
    const grain = 1 + 0.07 * (fractalNoise(u * 0.8, v * 6, 2, seed) - 0.5);
    paint(texel, colour, tone * lip * grain);
  };
}

/** Upright ribs across u over another surface. */
export function ribs(base: Surface, pitch: number): Surface {
  return (u, v, footprint, texel) => {
    base(u, v, footprint, texel);
    const at = u / pitch - Math.floor(u / pitch);
    const near = detailVisibility(pitch, footprint);
    const gap = near * 0.62 * smoothstep(0.62, 0.8, at);
    const round = 1 + near * 0.12 * Math.sin(at * 6.283);
    const k = round * (1 - gap) * (1 - (1 - near) * 0.2);
    texel.r *= k;
    texel.g *= k;
    texel.b *= k;
  };
}

export function pebbles(colour: Rgb, size: number, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const near = detailVisibility(size, footprint);
    const k = 1 + near * 0.7 * (valueNoise(u / size, v / size, seed) - 0.5);
    paint(texel, colour, k * (1 + 0.25 * (fractalNoise(u * 0.5, v * 0.5, 3, seed) - 0.5)));
  };
}

/** Mown grass: blades near by, patches further off. */
export function lawn(colour: Rgb, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const blades =
      valueNoise(u * 55, v * 90, seed) - 0.5 + 0.7 * (valueNoise(u * 130, v * 60, seed + 1) - 0.5);
    const tufts = fractalNoise(u * 4.5, v * 4.5, 3, seed + 2) - 0.5;
    const patches = fractalNoise(u * 0.28, v * 0.28, 3, seed + 3) - 0.5;
    const k =
      1 +
      0.75 * blades * detailVisibility(0.02, footprint) +
      0.35 * tufts * detailVisibility(0.2, footprint) +
      0.35 * patches;
    texel.r = colour[0] * (k + 0.5 * patches);
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0;
  };
}

/** A calm abstract picture of a few fields of colour, 1 × 1 in u and v. */
export function painting(colours: readonly Rgb[], seed: number): Surface {
  const n = colours.length;
  const slope = (hashNoise(1, 1, seed) - 0.5) * 0.8;
  const discX = 0.35 + 0.3 * hashNoise(2, 2, seed);
  const radius = 0.13 + 0.1 * hashNoise(3, 3, seed);
  return (u, v, footprint, texel) => {
    const wave = 0.35 * (fractalNoise(u * 1.6, v * 1.6, 2, seed) - 0.5);
    const height = (v + slope * (u - 0.5) + wave) * n;
    // A picture is about a metre wide: edges are as soft as a pixel.
    const soft = footprint * n * 0.7 + 0.004;
    const inDisc = smoothstep(radius + footprint, radius - footprint, Math.hypot(u - discX, v - 0.6));
    let field = Math.max(0, Math.min(n - 1, Math.floor(height)));
    const above = smoothstep(field + 1 - soft, field + 1 + soft, height + soft);
    const c = colours[field] as Rgb;
    const e = colours[Math.min(n - 1, field + 1)] as Rgb;
    field = (field + 1) % n;
    const d = colours[field] as Rgb;
    const k = 0.94 + 0.14 * fractalNoise(u * 9, v * 3, 2, seed + 4);
    const of = (i: 0 | 1 | 2): number => {
      const ground = c[i] + (e[i] - c[i]) * above;
      return k * (ground + (d[i] - ground) * inDisc);
    };
    texel.r = of(0);
    texel.g = of(1);
    texel.b = of(2);
    texel.gloss = 0;
  };
}
