import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { detailVisibility, type Surface } from './surface.ts';

/** Thickness of a yarn in metres. */
const YARN = 0.004;

/** Upholstery cloth: a plain weave of slubbed yarns close up, a soft mottling from further away. */
export function createWovenFabric(colour: Rgb, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const x = Math.floor(u / YARN);
    const y = Math.floor(v / YARN);
    const over = ((x + y) & 1) === 0 ? 1 : -1;
    const slub = hashNoise(over > 0 ? x : y, over, seed) + hashNoise(x, y, seed + 1) - 1;
    const near = detailVisibility(YARN, footprint);
    const mottle = fractalNoise(u * 14, v * 14, 2, seed) - 0.5;
    const k = 1 + near * (0.04 * over + 0.07 * slub) + 0.05 * mottle;
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0;
  };
}
