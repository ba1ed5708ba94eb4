import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { Surface } from './surface.ts';

/** Painted plaster: only the broad clouding of a trowelled wall, a per cent or two. */
export function createPlaster(colour: Rgb, seed: number): Surface {
  return (u, v, _footprint, texel) => {
    const k = 1 + 0.03 * (fractalNoise(u * 1.3, v * 1.3, 2, seed) - 0.5);
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0.02;
  };
}
