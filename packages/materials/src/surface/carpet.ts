import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { detailVisibility, type Surface } from './surface.ts';

/** Cut-pile carpet: matt, with the soft patches that footsteps leave and a fine pile close up. */
export function createCarpet(colour: Rgb, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const patches = fractalNoise(u * 2.7, v * 2.7, 2, seed) - 0.5;
    const pile = valueNoise(u * 160, v * 160, seed) - 0.5;
    const k = 1 + 0.07 * patches + 0.12 * pile * detailVisibility(0.006, footprint);
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0;
  };
}
